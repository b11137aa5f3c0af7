import Diffable

#if !INTERNAL_CHECKS
  extension OperationCountTests {
    static let listCases: [Case] = [
      (
        "find an item: `indexOfItem(_:)`, `indexPath(of:)`, `sectionIdentifier(containingItem:)`",
        { fixture in fixture.counting { _ = fixture.list.indexPath(of: fixture.middle) } }
      ),
      (
        "find an item that is not there",
        { fixture in fixture.counting { _ = fixture.list.indexPath(of: fixture.new[0]) } }
      ),
      (
        "read an item by its place: `itemIdentifier(at:)`, a subscript of a list",
        { fixture in fixture.counting { _ = fixture.list.itemIdentifiers[fixture.size / 2] } }
      ),
      (
        "append ten items",
        { fixture in try fixture.editing { try $0.appendItems(fixture.new) } }
      ),
      (
        "insert ten items beside one",
        { fixture in
          try fixture.editing { try $0.insertItems(fixture.new, beforeItem: fixture.middle) }
        }
      ),
      ("delete ten items", { fixture in fixture.editing { $0.deleteItems(fixture.known) } }),
      (
        "move an item beside another",
        { fixture in
          try fixture.editing { try $0.moveItem(fixture.known[0], afterItem: fixture.middle) }
        }
      ),
    ]

    static let treeCases: [Case] = [
      (
        "ask a hierarchy about an item: `level(of:)`, `parent(of:)`, `visibleIndex(of:)`",
        { fixture in fixture.counting { _ = fixture.tree.visibleIndex(of: fixture.middle) } }
      ),
      (
        "read 50 rows of a hierarchy",
        { fixture in fixture.counting { _ = fixture.tree.rows(in: 400..<450) } }
      ),
      (
        "append ten items to a parent",
        { fixture in
          try fixture.editingTree { try $0.append(fixture.new, to: fixture.middle) }
        }
      ),
      (
        "delete ten items of a hierarchy",
        { fixture in try fixture.editingTree { try $0.delete(fixture.known) } }
      ),
      (
        "expand or collapse an item, whatever it hides",
        { fixture in fixture.editingTree { $0.collapse([fixture.id(0)]) } }
      ),
    ]

    static let differenceCases: [Case] = [
      (
        "compare with a copy of the same: `==`, `difference(from:)`",
        { fixture in
          let copy = fixture.list
          return fixture.counting {
            _ = (copy == fixture.list, copy.difference(from: fixture.list))
          }
        }
      )
    ]
  }
#endif
