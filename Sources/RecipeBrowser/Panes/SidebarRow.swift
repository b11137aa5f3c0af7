import RecipeStore

/// The identity of a row of the sidebar.
enum SidebarRow: Hashable, Sendable {
  case section(SidebarSection)
  case all, favorites, recents
  case search(SavedSearchID)
  case collection(CollectionID)

  /// A tag, by its folded text: another spelling is the same row.
  case tag(String)

  /// What the list shows when this row is selected; `nil` for headings.
  var query: RecipeQuery? {
    switch self {
    case .section: nil
    case .all: .all
    case .favorites: .favorites
    case .recents: .recents
    case .search(let id): .saved(id)
    case .collection(let id): .collection(id)
    case .tag(let tag): .tag(tag)
    }
  }

  /// The word in the `kind` field of JSON output.
  var kind: String {
    switch self {
    case .section: "section"
    case .all, .favorites, .recents: "library"
    case .search: "search"
    case .collection: "collection"
    case .tag: "tag"
    }
  }
}

/// The headings of the sidebar, in their order.
enum SidebarSection: String, CaseIterable, Sendable {
  case library, searches, collections, tags

  var title: String {
    switch self {
    case .library: "Library"
    case .searches: "Searches"
    case .collections: "Collections"
    case .tags: "Tags"
    }
  }
}

extension SidebarRow: CustomStringConvertible {
  /// The id of the row, which never changes.
  var description: String {
    switch self {
    case .section(let section): section.rawValue
    case .all: "all"
    case .favorites: "favorites"
    case .recents: "recents"
    case .search(let id): id.description
    case .collection(let id): id.description
    case .tag(let tag): "tag:\(tag)"
    }
  }

  /// Reads an id as ``description`` writes it.
  init?(id text: String) {
    switch text {
    case "all": self = .all
    case "favorites": self = .favorites
    case "recents": self = .recents
    default:
      if let section = SidebarSection(rawValue: text) {
        self = .section(section)
      } else if let id = SavedSearchID(text) {
        self = .search(id)
      } else if let id = CollectionID(text) {
        self = .collection(id)
      } else if text.hasPrefix("tag:") {
        self = .tag(folded(String(text.dropFirst(4))))
      } else {
        return nil
      }
    }
  }
}
