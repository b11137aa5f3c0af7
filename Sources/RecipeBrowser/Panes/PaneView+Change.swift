/// A step as a command reports it, rows counted from 1.
func change<Item: Hashable & Sendable>(
  for step: PaneView<Item>.Step, in pane: PaneName, name: (Item) -> (id: String, title: String)
) -> PaneChange {
  let (kind, row, from): (PaneChange.Kind, Int, Int?) =
    switch step {
    case .insert(_, let index): (.insert, index, nil)
    case .delete(_, let index): (.delete, index, nil)
    case .move(_, let from, let to): (.move, to, from)
    case .update(_, let index): (.update, index, nil)
    }
  let (id, title) = name(step.item)
  return PaneChange(
    pane: pane, kind: kind, row: row + 1, from: from.map { $0 + 1 }, id: id, title: title)
}
