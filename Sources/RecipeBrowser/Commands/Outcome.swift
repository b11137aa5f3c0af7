import RecipeFormats
import RecipeStore

/// What a command has to say when it has happened.
struct Outcome {
  /// Lines of text output; data in them is made safe for a terminal when written.
  var lines: [String] = []

  /// What stands for the lines in tab-separated output: rows of values, the names of the columns
  /// first.
  var table: [[String]] = []

  /// Fields of the JSON object after `command`.
  var fields: [Field] = []

  /// The rows to print, those of one pane or of all.
  var panes: [PaneName] = []

  /// A recipe that is shown once the change has happened.
  var selected: RecipeID?

  /// Whether the differences of the panes follow as lines of text. JSON always has them, except
  /// where rows are printed.
  var tellsChanges = true

  /// How many steps of a pane are told as text at most.
  var changeLimit = 20

  /// Whether everything is taken back after it was told.
  var isRehearsed = false

  /// A field of a JSON object.
  struct Field {
    var name: String
    var write: (inout JSONWriter) -> Void
  }

  /// Whether something of what was asked failed, which ends with status 1; the lines say what.
  var hasFailed = false

  /// Whether there is anything to write at all.
  var isWritten = true

  static func say(_ line: String) -> Outcome { Outcome(lines: [line]) }
}
