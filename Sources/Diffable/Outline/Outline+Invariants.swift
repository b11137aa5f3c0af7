extension Outline {
  /// Stops the program when an invariant is broken; does nothing unless built for internal checks.
  @inlinable @inline(__always)
  func checkInvariants() {
    #if INTERNAL_CHECKS
      requireInvariants()
    #endif
  }
}

#if INTERNAL_CHECKS
  extension Outline {
    @usableFromInline
    func requireInvariants() {
      root.checkInvariants(isRoot: true, isLast: true)
      var flags: [Bool] = []
      var collapsed: [Int32] = [0]
      var label: UInt64?
      root.forEachLeaf(in: 0..<count, inherited: 0) { leaf, _, inherited in
        for mark in leaf.marks {
          let level = Int(mark.level)
          precondition(level >= 0 && level <= flags.count, "a level is skipped")
          flags.removeSubrange(level...)
          collapsed.removeSubrange((level + 1)...)
          precondition(mark.hidden + inherited == collapsed[level], "a hidden count is wrong")
          flags.append(mark.isExpanded)
          collapsed.append(collapsed[level] + (mark.isExpanded ? 0 : 1))
        }
        precondition(label.map { $0 < leaf.label } ?? true, "labels do not grow")
        label = leaf.label
        return true
      }
      checkIndex()
    }

    private func checkIndex() {
      precondition(index.count == count, "the index has too many or too few rows")
      root.forEachLeaf(in: 0..<count, inherited: 0) { leaf, _, _ in
        for (id, mark) in zip(leaf.ids, leaf.marks) {
          precondition(mark.hash == id.shortHash, "a hash is wrong")
          precondition(
            index.labels(of: mark.hash).contains(leaf.label), "the index leads to the wrong leaf")
        }
        return true
      }
    }
  }

  extension Outline.Node {
    fileprivate func checkInvariants(isRoot: Bool, isLast: Bool) {
      precondition(summary == freshSummary(), "a summary is wrong")
      precondition(width <= capacity, "a node is too wide")
      precondition(isRoot || isLast || !isThin, "a node is thin")
      if isLeaf {
        precondition(children.isEmpty, "a leaf has children")
        precondition(ids.count == marks.count, "a leaf misses identifiers or marks")
        precondition(isRoot || !ids.isEmpty, "a leaf is empty")
      } else {
        precondition(ids.isEmpty && marks.isEmpty, "an inner node has rows")
        precondition(children.count > 1 || !isRoot, "the root has one child")
        for index in children.indices {
          precondition(children[index].height == height - 1, "leaves differ in height")
          children[index].checkInvariants(
            isRoot: false, isLast: isLast && index == children.count - 1)
        }
      }
    }
  }
#endif
