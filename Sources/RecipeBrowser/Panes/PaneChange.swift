/// One step of what changed in the rows of a pane, as a command reports it.
///
/// Replayed in order on the rows shown before, the changes of a command give the rows shown after.
struct PaneChange: Hashable, Sendable {
  enum Kind: String, Sendable {
    case insert, delete, move, update
  }

  var pane: PaneName
  var kind: Kind

  /// The row number, from 1, at this step: of the new row, of the deleted one, where a moved one
  /// now stands.
  var row: Int

  /// Where a moved row stood, from 1.
  var from: Int?

  var id: String
  var title: String

  /// Whether nothing but the mark of the selection changed: text output leaves such a step out.
  var isMarkOnly = false
}
