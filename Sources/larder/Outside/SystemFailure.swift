import Glibc

/// What the operating system says about its error `number`, as one lowercase line.
func reason(ofError number: Int32) -> String {
  switch number {
  case ENOENT: return "no such file or folder"
  case EISDIR: return "is a folder"
  case ENOTDIR: return "not a folder"
  default: break
  }
  var buffer = [CChar](repeating: 0, count: 256)
  guard strerror_r(number, &buffer, buffer.count) == 0 else { return "error \(number)" }
  let text = String(
    decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  return text.prefix(1).lowercased() + text.dropFirst()
}

/// The number of an error of the operating system.
struct SystemFailure: Error, Hashable, Sendable {
  let number: Int32
}
