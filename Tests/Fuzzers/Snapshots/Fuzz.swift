import DiffableModels
import TestSupport

/// Edits a list (first byte even) or a hierarchy (odd) as the bytes say, and requires after each
/// edit that it, a copy from before, and their difference agree with the plain models.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var random = ByteGenerator(Array(UnsafeBufferPointer(start: bytes, count: count)))
  let isList = random.next() >> 56 & 1 == 0
  var (list, tree) = (SectionListsRun(), PlainTreeRun())
  while !random.isAtEnd {
    let problem = isList ? list.edit(using: &random) : tree.edit(using: &random)
    if let problem { fatalError(problem) }
  }
  return 0
}
