import Diffable
import RecipeFormats
import RecipeStore

/// A row of the sidebar with everything that is drawn of it.
struct SidebarCell: Hashable, Sendable {
  /// From 1.
  var row: Int
  var id: SidebarRow
  var title: String
  var level: Int
  var isExpandable: Bool
  var isExpanded: Bool
  var isSelected: Bool

  /// How many recipes it means; `nil` for headings.
  var count: Int?

  static let columns = [
    "row", "id", "title", "kind", "level", "expandable", "expanded", "selected", "count",
  ]

  var values: [String] {
    [
      String(row), id.description, title, id.kind, String(level), String(isExpandable),
      String(isExpanded), String(isSelected), count.map { String($0) } ?? "",
    ]
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("row", row)
      json.field("id", id.description)
      json.field("title", title)
      json.field("kind", id.kind)
      json.field("level", level)
      json.field("expandable", isExpandable)
      json.field("expanded", isExpanded)
      json.field("selected", isSelected)
      json.field("count", count)
    }
  }
}

extension SidebarPane {
  /// The rows of a window with their models, read now.
  func cells(in window: Range<Int>) throws(StoreError) -> [SidebarCell] {
    let rows = Array(try shownRows().rows(in: window))
    var collectionCounts: [CollectionID: Int] = [:]
    if rows.contains(where: { $0.item.kind == "collection" }) {
      collectionCounts = try store.collectionCounts()
    }
    var tagCounts: [String: Int] = [:]
    if rows.contains(where: { $0.item.kind == "tag" }) {
      for (tag, count) in try store.tags() { tagCounts[folded(tag)] = count }
    }
    var cells: [SidebarCell] = []
    for (offset, row) in rows.enumerated() {
      let count: Int? =
        switch row.item {
        case .section: nil
        case .all, .favorites, .recents, .search: try store.count(of: row.item.query ?? .all)
        case .collection(let id): collectionCounts[id] ?? 0
        case .tag(let tag): tagCounts[tag] ?? 0
        }
      cells.append(
        SidebarCell(
          row: window.lowerBound + offset + 1, id: row.item, title: try title(of: row.item),
          level: row.level, isExpandable: row.hasChildren, isExpanded: row.isExpanded,
          isSelected: row.item == selection, count: count))
    }
    return cells
  }

  /// The titles from the top of the collections down to this one.
  func path(of id: CollectionID) throws(StoreError) -> [String] {
    let rows = try allRows()
    var titles: [String] = []
    var row: SidebarRow? = .collection(id)
    while let current = row, case .collection = current {
      titles.append(try title(of: current))
      row = (try? rows.parent(of: current)) ?? nil
    }
    return titles.reversed()
  }
}
