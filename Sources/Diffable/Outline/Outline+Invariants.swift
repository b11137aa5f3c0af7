extension Outline {
  /// Stops the program when an invariant is broken; does nothing unless built for internal checks.
  func checkInvariants() {
    #if INTERNAL_CHECKS
      root.checkInvariants(isRoot: true, isLast: true)
      var flags: [Bool] = []
      var collapsed: [Int32] = [0]
      var label: UInt64?
      root.forEachLeaf(in: 0..<count, inherited: 0) { entries, inherited in
        for entry in entries {
          precondition(entry.level >= 0 && entry.level <= flags.count, "a level is skipped")
          flags.removeSubrange(Int(entry.level)...)
          collapsed.removeSubrange((Int(entry.level) + 1)...)
          precondition(
            entry.hidden + inherited == collapsed[collapsed.count - 1], "a hidden count is wrong")
          flags.append(entry.isExpanded)
          collapsed.append(collapsed[collapsed.count - 1] + (entry.isExpanded ? 0 : 1))
          precondition(label.map { $0 < entry.label } ?? true, "labels do not grow")
          label = entry.label
        }
        return true
      }
      guard let index = index ?? sharedIndex.built else { return }
      precondition(index.count == count, "the index has too many or too few identifiers")
      root.forEachLeaf { leaf in
        for entry in leaf.entries {
          precondition(index.label(of: entry.id) == entry.label, "the index has a wrong label")
        }
      }
    #endif
  }
}

#if INTERNAL_CHECKS
  extension Outline.Node {
    fileprivate func checkInvariants(isRoot: Bool, isLast: Bool) {
      precondition(summary == freshSummary(), "a summary is wrong")
      precondition(width <= capacity, "a node is too wide")
      precondition(isRoot || isLast || !isThin, "a node is thin")
      if isLeaf {
        precondition(children.isEmpty, "a leaf has children")
        precondition(isRoot || !entries.isEmpty, "a leaf is empty")
      } else {
        precondition(entries.isEmpty, "an inner node has entries")
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
