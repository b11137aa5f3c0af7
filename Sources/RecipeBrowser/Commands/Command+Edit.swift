import RecipeStore

extension Command {
  /// `edit`: opens a recipe in an editor.
  static let edit = Command(
    name: "edit",
    usage: "edit [ROW]",
    summary: "Edit the selected recipe or ROW as text, in the editor of your choice.",
    kind: .change,
    completes: .rows(.recipes),
    prepare: { arguments, session throws(CommandError) in
      try arguments.require(0...1)
      arguments.edit = try session.edit(try session.singleRecipe(arguments.operands))
    }
  ) { arguments, session throws(CommandError) in
    guard let edit = arguments.edit else { throw arguments.wrong }
    let current = try session.recipe(edit.id).content
    guard let content = edit.merged(into: current) else {
      let kept = try session.keeping(RecipeText.write(edit.content))
      throw .refused("'\(current.title)' was changed elsewhere meanwhile\(kept)")
    }
    if content == current {
      return Outcome(lines: ["Unchanged: \(current.title)"], fields: [idsField([])])
    }
    return try session.update([(edit.id, content)], said: "Changed")
  }
}
