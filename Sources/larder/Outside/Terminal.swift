import Glibc

/// The terminal, as far as it is one.
enum Terminal {
  /// Its size, or `nil` for the parts that it does not tell.
  static func size(of descriptor: Descriptor) -> (columns: Int?, rows: Int?) {
    var size = winsize()
    guard ioctl(descriptor.number, UInt(TIOCGWINSZ), &size) == 0 else { return (nil, nil) }
    return (
      size.ws_col > 0 ? Int(size.ws_col) : nil, size.ws_row > 0 ? Int(size.ws_row) : nil
    )
  }

  /// Takes over the user's character set and tells whether it is UTF-8.
  ///
  /// Nothing else of the locale is wanted: numbers have a point wherever the user lives.
  static func usesUTF8(_ environment: Environment) -> Bool {
    if setlocale(LC_CTYPE, "") != nil {
      return String(cString: nl_langinfo(Int32(CODESET))).uppercased() == "UTF-8"
    }
    // The locale is not installed; its name still tells what the terminal understands.
    let name = environment["LC_ALL"] ?? environment["LC_CTYPE"] ?? environment["LANG"] ?? ""
    let codeset = name.uppercased().filter { $0 != "-" }
    return codeset.contains("UTF8") && setlocale(LC_CTYPE, "C.UTF-8") != nil
  }
}
