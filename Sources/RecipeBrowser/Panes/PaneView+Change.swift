/// A step as a command reports it, rows counted from 1.
func change<Item: Hashable & Sendable>(
  for step: PaneView<Item>.Step, in pane: PaneName, name: (Item) -> (id: String, title: String)
) -> PaneChange {
  switch step {
  case .insert(let item, let index):
    let name = name(item)
    return PaneChange(pane: pane, kind: .insert, row: index + 1, id: name.id, title: name.title)
  case .delete(let item, let index):
    let name = name(item)
    return PaneChange(pane: pane, kind: .delete, row: index + 1, id: name.id, title: name.title)
  case .move(let item, let from, let to):
    let name = name(item)
    return PaneChange(
      pane: pane, kind: .move, row: to + 1, from: from + 1, id: name.id, title: name.title)
  case .update(let item, let index):
    let name = name(item)
    return PaneChange(pane: pane, kind: .update, row: index + 1, id: name.id, title: name.title)
  }
}
