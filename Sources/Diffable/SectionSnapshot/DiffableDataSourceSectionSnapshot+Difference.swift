extension DiffableDataSourceSectionSnapshot {
  /// What turns the visible rows of an older snapshot into those of this one.
  ///
  /// All rows are in section 0. The marks for reloading of this snapshot are part of the difference,
  /// those of the old one are not.
  ///
  /// - Complexity: O(*k* log *n*) where one is a copy of the other with *k* items edited, shown or
  ///   hidden, else O(*n* log *n*).
  @inlinable
  public func difference(from old: Self) -> SnapshotDifference<Never, ItemIdentifier> {
    difference(from: old, section: 0)
  }

  /// The same for a list of which this is the section with index `section`.
  @inlinable
  func difference<Section>(
    from old: Self, section: Int
  ) -> SnapshotDifference<Section, ItemIdentifier> {
    let stretches = Outline.stretches(from: old.outline, to: outline)
    let before = VisiblePieces(old.outline, stretches, { $0.old }, section: section)
    let after = VisiblePieces(outline, stretches, { $0.new }, section: section)
    let matching = Matching(from: before.pieces, to: after.pieces) { $0 }

    var difference = SnapshotDifference<Section, ItemIdentifier>()
    difference.addItems(from: before.pieces, to: after.pieces, matching) { place in
      Array(old.visibleItems.dropFirst(Int(place.index)).prefix(Int(place.count)))
    }
    for (index, mate) in matching.mates.enumerated() where mate >= 0 {
      if before.looks[index] != after.looks[Int(mate)] {
        difference.changedParents.append(before.pieces.ids[index])
      }
    }
    // The last row of a shared stretch may have gained its first child or lost its last one.
    for stretch in stretches where stretch.isShared {
      let (last, position) = (stretch.old.upperBound - 1, stretch.new.upperBound - 1)
      if old.outline.hasChildren(at: last) != outline.hasChildren(at: position),
        outline.isVisible(at: position)
      {
        difference.changedParents.append(outline.row(at: position).id)
      }
    }
    difference.reloadedItems = reloaded.ordered
    difference.reconfiguredItems = reconfigured.ordered
    difference.collectUpdates { item in
      visibleIndex(of: item).map { IndexPath(section: section, item: $0) }
    }
    return difference
  }
}

/// The visible rows of one side of two outlines, shared stretches in one piece each.
@usableFromInline
struct VisiblePieces<ID: Hashable & Sendable> {
  @usableFromInline var pieces = Pieces<ID>()

  /// Of each piece; that of a lone root for a run, whose rows look the same in both states.
  @usableFromInline var looks: ContiguousArray<Look> = []

  @inlinable
  init(
    _ outline: Outline<ID>, _ stretches: [Outline<ID>.Stretch],
    _ side: (Outline<ID>.Stretch) -> Range<Int>, section: Int
  ) {
    for stretch in stretches {
      let range = side(stretch)
      var index = outline.visibleRank(of: range.lowerBound)
      let count = outline.visibleRank(of: range.upperBound) - index
      if count == 0 { continue }
      let first = outline.position(ofVisible: index)
      if stretch.isShared {
        let entry = outline.root.entry(at: first)
        pieces.append(
          entry.id, hash: entry.mark.hash, section: section, index: index, count: count)
        looks.append(Look())
        continue
      }
      pieces.reserveCapacity(pieces.count + count)
      looks.reserveCapacity(looks.count + count)
      outline.forEachVisibleEntry(from: first, to: range.upperBound) { id, mark, hasChildren in
        pieces.append(id, hash: mark.hash, section: section, index: index)
        looks.append(
          Look(level: Int(mark.level), hasChildren: hasChildren, isExpanded: mark.isExpanded))
        index += 1
        return true
      }
    }
  }
}
