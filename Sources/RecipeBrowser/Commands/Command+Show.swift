import RecipeFormats

extension Command {
  /// `show`: prints the rows of a pane, or the recipe.
  static let show = Command(
    name: "show",
    usage: "show [sidebar | list | detail | all]",
    summary: "Print the visible rows of a pane, or the selected recipe.",
    kind: .show,
    completes: .words(PaneName.allCases.map(\.rawValue) + ["all"], .pane)
  ) { arguments, session throws(CommandError) in
    try arguments.require(0...1)
    guard let word = arguments.operands.first else {
      return Outcome(panes: [session.coordinator.focus])
    }
    if word.text == "all" { return Outcome(panes: PaneName.allCases) }
    return Outcome(panes: [try paneName(word)])
  }

  /// `focus`: says which pane commands act on.
  static let focus = Command(
    name: "focus",
    usage: "focus [sidebar | list | detail]",
    summary: "Make commands that name no pane act on this one; without one, print which it is.",
    kind: .view,
    completes: .words(PaneName.allCases.map(\.rawValue), .pane)
  ) { arguments, session throws(CommandError) in
    try arguments.require(0...1)
    if let word = arguments.operands.first { session.coordinator.focus = try paneName(word) }
    let focus = session.coordinator.focus.rawValue
    return Outcome(
      lines: ["The \(focus) has the focus."],
      fields: [Outcome.Field(name: "focus") { json in json.value(focus) }])
  }
}

private func paneName(_ word: Word) throws(CommandError) -> PaneName {
  guard let pane = PaneName(rawValue: word.text) else {
    throw .usage(thereIsNo("pane", word.text, among: PaneName.allCases.map(\.rawValue)))
  }
  return pane
}
