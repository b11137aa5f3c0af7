// How rows enter the tree and the index.
extension Outline {
  /// Inserts one row.
  ///
  /// - Returns: Whether it is new. Otherwise nothing changes.
  @inlinable
  mutating func insertOne(_ entry: Entry, at position: Int) -> Bool {
    let hash = entry.mark.hash
    if count > 0 { makeRoom(for: 1, after: max(position - 1, 0)) }
    let label = root.label(insertingAt: position)
    if index.insert(hash, label: label), self.position(of: entry.id, hash: hash) != nil {
      index.remove(hash, label: label)
      return false
    }
    insertIntoLeaf(CollectionOfOne(entry), at: position)
    return true
  }

  /// Inserts a few rows into one leaf, which may split.
  ///
  /// - Returns: Whether they are new. Otherwise nothing changes.
  @inlinable
  mutating func insertFew(
    ids: ContiguousArray<ID>, marks: ContiguousArray<RowMark>, at position: Int
  ) -> Bool {
    guard areNew(ids, marks) else { return false }
    if count > 0 { makeRoom(for: 1, after: max(position - 1, 0)) }
    let label = root.label(insertingAt: position)
    for mark in marks { index.insert(mark.hash, label: label) }
    insertIntoLeaf(ids.indices.map { Entry(id: ids[$0], mark: marks[$0]) }, at: position)
    return true
  }

  /// Inserts rows that the index knows already as rows of the leaf at `position`.
  @inlinable
  mutating func insertIntoLeaf(_ entries: some RandomAccessCollection<Entry>, at position: Int) {
    if count == 0 { lineage = Lineage() }
    if let sibling = root.insert(
      entries, at: position, inherited: 0, upper: Self.labelEnd, isLast: true, in: &index)
    {
      root = Node(children: [root, sibling])
    }
  }

  /// Whether the rows are neither in the outline nor twice among themselves.
  @inlinable
  func areNew(_ ids: ContiguousArray<ID>, _ marks: ContiguousArray<RowMark>) -> Bool {
    for place in ids.indices {
      let hash = marks[place].hash
      for earlier in 0..<place where marks[earlier].hash == hash && ids[earlier] == ids[place] {
        return false
      }
      if index.contains(hash), position(of: ids[place], hash: hash) != nil { return false }
    }
    return true
  }

  /// Inserts rows as a tree of their own.
  ///
  /// - Returns: Whether they are new. Otherwise nothing changes.
  @inlinable
  mutating func insertTree(
    ids: ContiguousArray<ID>, marks: ContiguousArray<RowMark>, at position: Int
  ) -> Bool {
    let leaves = Node.leafParts(of: ids.count).count
    if count == 0 {
      let new = Node.tree(
        ids: ids, marks: marks, labels: Self.labels(for: leaves, between: nil, and: nil))
      var suspects: [UInt32] = []
      let index = IdentityIndex(new.slots(), repeated: &suspects)
      if index.anyIdentifierRepeats(suspects, in: [new]) { return false }
      (root, self.index, lineage) = (new, index, Lineage())
      return true
    }
    makeRoom(for: leaves + 2, after: max(position - 1, 0))
    let (left, right) = root.cut(at: position, upper: Self.labelEnd, in: &index)
    let labels = Self.labels(
      for: leaves, between: left?.summary.lastLabel, and: right?.summary.firstLabel)
    let new = Node.tree(ids: ids, marks: marks, labels: labels)
    let suspects = index.insert(new.slots())
    let isNew = !index.anyIdentifierRepeats(suspects, in: [left, new, right])
    if !isNew { index.remove(new) }
    root =
      Node.join(Node.join(left, isNew ? new : nil, in: &index), right, in: &index) ?? new
    return isNew
  }
}

extension Outline.Node {
  /// What an index holds of the rows below.
  @inlinable
  func slots() -> ContiguousArray<IdentityIndex.Slot> {
    var slots: ContiguousArray<IdentityIndex.Slot> = []
    slots.reserveCapacity(rows)
    forEachLeaf(in: 0..<rows, inherited: 0) { leaf, _, _ in
      let label = leaf.label
      for mark in leaf.marks { slots.append(.init(hash: mark.hash, label: label)) }
      return true
    }
    return slots
  }

  /// Adds the identifiers with a hash in the leaf with a label, if it is below.
  @inlinable
  func collect(hash: UInt32, label: UInt64, into found: inout [ID]) {
    if isLeaf {
      if self.label != label { return }
      for place in marks.indices where marks[place].hash == hash { found.append(ids[place]) }
      return
    }
    for index in children.indices where children[index].summary.lastLabel >= label {
      return children[index].collect(hash: hash, label: label, into: &found)
    }
  }
}

extension IdentityIndex {
  /// Whether any two rows with one of the hashes have the same identifier.
  @inlinable
  func anyIdentifierRepeats<ID>(_ hashes: [UInt32], in trees: [Outline<ID>.Node?]) -> Bool {
    if hashes.isEmpty { return false }
    return Set(hashes).contains { hash in
      var found: [ID] = []
      for label in labels(of: hash) {
        for tree in trees { tree?.collect(hash: hash, label: label, into: &found) }
      }
      return found.indices.contains { place in
        found[..<place].contains { $0 == found[place] }
      }
    }
  }

  /// Removes the rows below a node.
  @inlinable
  mutating func remove<ID>(_ node: Outline<ID>.Node) {
    for slot in node.slots() { remove(slot.hash, label: slot.label) }
  }
}
