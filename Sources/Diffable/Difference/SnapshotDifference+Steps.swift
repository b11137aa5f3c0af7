extension SnapshotDifference {
  /// One change to a list, its indices counted at that moment.
  public enum Step: Hashable, Sendable {
    /// An empty section appears.
    case insertSection(Section, at: Int)

    /// A section, empty by now, disappears.
    case deleteSection(Section, at: Int)

    /// A section moves with its rows; the target counts without it.
    case moveSection(Section, from: Int, to: Int)

    /// A section and all its rows are to be drawn again.
    case updateSection(Section, at: Int)

    /// A row appears.
    case insertItem(Item, at: IndexPath)

    /// A row disappears.
    case deleteItem(Item, at: IndexPath)

    /// A row moves; the target counts without it.
    case moveItem(Item, from: IndexPath, to: IndexPath)

    /// A row is to be drawn again.
    case updateItem(Item, at: IndexPath)
  }

  /// The changes one at a time, in an order in which each can be carried out.
  ///
  /// Rows are deleted, sections inserted and moved, rows moved and inserted, emptied sections
  /// deleted, and last rows drawn again, in their new places and each once.
  ///
  ///     old: a b c   new: c d a
  ///     deleteItem(b, at: [0, 1])              a c
  ///     moveItem(c, from: [0, 1], to: [0, 0])  c a
  ///     insertItem(d, at: [0, 1])              c d a
  ///
  /// - Complexity: O(*k* log *k*) for *k* changes.
  public var steps: [Step] {
    var steps: [Step] = []
    steps.reserveCapacity(
      deletedItems.count + insertedItems.count + movedItems.count + updatedItems.count)
    var lines = Lines(self)
    for place in deletedItems.reversed() {
      lines.delete(place.indexPath)
      steps.append(.deleteItem(place.item, at: place.indexPath))
    }
    for place in insertedSections {
      steps.append(.insertSection(place.section, at: lines.sections.insert(place.index)))
    }
    for move in movedSections {
      let (from, to) = lines.sections.move(move.from, move.to)
      if from != to { steps.append(.moveSection(move.section, from: from, to: to)) }
    }
    for move in movedItems {
      let (from, to) = lines.move(move.from, move.to)
      if from != to { steps.append(.moveItem(move.item, from: from, to: to)) }
    }
    for place in insertedItems {
      steps.append(.insertItem(place.item, at: lines.insert(place.indexPath)))
    }
    for place in deletedSections.reversed() {
      steps.append(.deleteSection(place.section, at: lines.sections.delete(place.index)))
    }
    steps += reloadedSections.map { .updateSection($0.section, at: $0.index) }
    steps += updatedItems.map { .updateItem($0.item, at: $0.indexPath) }
    return steps
  }
}
