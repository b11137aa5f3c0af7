/// Why a store could not be opened, read or changed.
///
/// Every description is one lowercase line without a final full stop.
package enum StoreError: Error, Hashable, Sendable {
  /// The file cannot be opened or created.
  case cannotOpen(path: String, reason: String)

  /// The file is no store, or its content is broken. Nothing was written to it.
  case damaged(path: String, reason: String)

  /// A later version of the program wrote the store.
  case newer(path: String, version: Int)

  /// The store was opened for reading only, or the file system allows no more.
  case readOnly(path: String)

  /// Another process has kept the store locked for longer than a change may wait.
  case locked(path: String)

  /// The disk refused: full, failing, over quota. The change was not made.
  case failed(path: String, reason: String)

  /// Somebody asked to stop what was running. Nothing was changed.
  case interrupted

  /// There is no such recipe or collection (any more).
  case unknown(id: String)

  /// A sibling collection, or another saved search, has this title already.
  case duplicateTitle(String)

  /// A collection cannot move into itself or a descendant.
  case moveIntoItself(title: String)

  /// Whether the store as such is unusable: the program then ends with status 3.
  package var isFatal: Bool {
    switch self {
    case .cannotOpen, .damaged, .newer: true
    default: false
    }
  }
}

extension StoreError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .cannotOpen(let path, let reason): "\(path): cannot open the store: \(reason)"
    case .damaged(let path, let reason): "\(path): the store is damaged: \(reason)"
    case .newer(let path, let version):
      "\(path): the store is from a newer version of larder (format \(version))"
    case .readOnly(let path): "\(path): the store is read-only"
    case .locked(let path): "\(path): another process keeps the store locked"
    case .failed(let path, let reason): "\(path): \(reason)"
    case .interrupted: "interrupted"
    case .unknown(let id): "there is no '\(id)'"
    case .duplicateTitle(let title): "there is a '\(title)' here already"
    case .moveIntoItself(let title): "'\(title)' cannot move into itself"
    }
  }
}
