import RecipeBrowser

/// Where the store is.
enum StoreLocation {
  /// The path of the store: the option's, `LARDER_STORE`'s, or the usual one.
  ///
  /// - Returns: `nil` when nothing names one and there is no home folder.
  static func path(_ settings: Settings, _ environment: Environment) -> String? {
    if let path = settings.store ?? environment["LARDER_STORE"] { return path }
    let data = environment.folder("XDG_DATA_HOME", fallback: ".local/share")
    return data.map { $0 + "/larder/larder.db" }
  }
}
