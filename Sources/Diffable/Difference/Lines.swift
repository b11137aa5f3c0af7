/// The line of the sections, and a line of rows for each section that a difference touches.
struct Lines {
  var sections: Line
  private let newBySection: [Int: Int]

  /// By new index of the section, and by old index for those that are deleted.
  private var kept: [Int: Line] = [:]
  private var deleted: [Int: Line] = [:]

  init<Section, Item>(_ difference: SnapshotDifference<Section, Item>) {
    sections = Line(
      leaving: (difference.deletedSections.map(\.index) + difference.movedSections.map(\.from))
        .sorted(),
      arriving: (difference.insertedSections.map(\.index) + difference.movedSections.map(\.to))
        .sorted())
    newBySection = Dictionary(
      uniqueKeysWithValues: difference.movedSections.map { ($0.from, $0.to) })

    var leaving: [Int: [Int]] = [:]
    var arriving: [Int: [Int]] = [:]
    for place in difference.deletedItems {
      leaving[place.indexPath.section, default: []].append(place.indexPath.item)
    }
    for place in difference.insertedItems {
      arriving[place.indexPath.section, default: []].append(place.indexPath.item)
    }
    for move in difference.movedItems {
      leaving[move.from.section, default: []].append(move.from.item)
      arriving[move.to.section, default: []].append(move.to.item)
    }
    for (old, items) in leaving {
      if let new = new(ofOld: old) {
        kept[new] = Line(
          leaving: items.sorted(), arriving: arriving.removeValue(forKey: new)?.sorted() ?? [])
      } else {
        deleted[old] = Line(leaving: items.sorted(), arriving: [])
      }
    }
    for (new, items) in arriving { kept[new] = Line(leaving: [], arriving: items.sorted()) }
  }

  private func new(ofOld old: Int) -> Int? { newBySection[old] ?? sections.new(ofOld: old) }

  /// Takes out a row by old place, and returns where in its section it stood.
  @discardableResult
  mutating func delete(_ old: IndexPath) -> Int {
    // Every old place named by the difference has a line.
    if let new = new(ofOld: old.section) {
      kept[new]?.delete(old.item) ?? 0
    } else {
      deleted[old.section]?.delete(old.item) ?? 0
    }
  }

  /// Puts in a row by new place, and returns where it stands.
  mutating func insert(_ new: IndexPath) -> IndexPath {
    IndexPath(
      section: sections.current(ofNew: new.section),
      item: kept[new.section]?.insert(new.item) ?? 0)
  }

  /// Takes out a row by old place and puts it in by new place.
  mutating func move(_ old: IndexPath, _ new: IndexPath) -> (from: IndexPath, to: IndexPath) {
    let section =
      self.new(ofOld: old.section).map { sections.current(ofNew: $0) }
      ?? sections.current(ofDeleted: old.section)
    let from = IndexPath(section: section, item: delete(old))
    return (from, insert(new))
  }
}
