package import Diffable

/// A list snapshot and its model, edited alike.
package struct SectionListsRun: Sendable {
  package private(set) var snapshot = DiffableDataSourceSnapshot<Int, Int>()
  package private(set) var model = SectionLists()
  package private(set) var history: [String] = []

  package init() {}

  /// Makes a random edit, and asks the snapshot and a copy from before everything.
  ///
  /// - Returns: What one of them answers otherwise than its model, with the edits so far; `nil` if
  ///   all is well.
  package mutating func edit(using random: inout some RandomNumberGenerator) -> String? {
    let (before, copy) = (model, snapshot)
    let edit = SectionListsEdit.random(using: &random)
    history.append("\(edit)")
    let isLegal = edit.apply(to: &model)
    var isDone = true
    do { try edit.apply(to: &snapshot) } catch { isDone = false }
    if isLegal != isDone { return "legal \(isLegal), done \(isDone): \(history)" }
    let problems = [
      model.disagreement(with: snapshot), before.disagreement(with: copy),
      differenceProblem(from: copy, to: snapshot),
    ]
    return problems == ["", "", ""] ? nil : "\(problems): \(history)"
  }

  private func differenceProblem(
    from old: DiffableDataSourceSnapshot<Int, Int>, to new: DiffableDataSourceSnapshot<Int, Int>
  ) -> String {
    let (before, after) = (PlainList(old), PlainList(new))
    let difference = new.difference(from: old)
    if before.changed(by: difference) != after { return "difference" }
    return before.changed(by: difference.steps) == after ? "" : "steps"
  }
}

extension PlainList {
  /// What a snapshot holds.
  package init(_ snapshot: DiffableDataSourceSnapshot<Section, Item>) {
    self.init(
      sections: Array(snapshot.sectionIdentifiers),
      items: snapshot.sectionIdentifiers.map {
        Array((try? snapshot.itemIdentifiers(inSection: $0)) ?? snapshot.itemIdentifiers)
      })
  }
}

/// A section snapshot and its model, edited alike.
package struct PlainTreeRun: Sendable {
  package private(set) var snapshot = DiffableDataSourceSectionSnapshot<Int>()
  package private(set) var model = PlainTree()
  package private(set) var history: [String] = []

  /// Items are used once, so that those that are gone can be asked for.
  private var next = 0

  package init() {}

  /// Makes a random edit, and asks the snapshot and a copy from before everything.
  ///
  /// - Returns: What one of them answers otherwise than its model, with the edits so far; `nil` if
  ///   all is well.
  package mutating func edit(using random: inout some RandomNumberGenerator) -> String? {
    let (before, copy) = (model, snapshot)
    let edit = PlainTreeEdit.random(model, &next, using: &random)
    history.append("\(edit)")
    let isLegal = edit.apply(to: &model)
    var isDone = true
    do { try edit.apply(to: &snapshot) } catch { isDone = false }
    if isLegal != isDone { return "legal \(isLegal), done \(isDone): \(history)" }
    let difference = snapshot.difference(from: copy)
    let shown = PlainList<Never, Int>(sections: [], items: [Array(copy.visibleItems)])
    let stepped = shown.changed(by: difference.steps)?.items
    let problems = [
      disagreement(model, snapshot, known: next), disagreement(before, copy, known: next),
      stepped == [Array(snapshot.visibleItems)] ? "" : "steps",
    ]
    return problems == ["", "", ""] ? nil : "\(problems): \(history)"
  }
}
