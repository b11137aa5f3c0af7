import TestSupport
import Testing

@testable import Diffable

/// An outline and its plain model, edited alike.
struct OutlinePair {
  var outline = Outline<Int>()
  var model = PlainOutline<Int>()
  private(set) var history: [String] = []

  /// Identifiers are used once, so that those that are gone can be asked for.
  private var nextID = 0

  /// Applies the same random edit to both.
  mutating func randomEdit(growing: Bool, using random: inout SeededGenerator) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<5 where growing, 0..<2:
      insertRows(using: &random)
    case 5..<8 where !model.rows.isEmpty:
      setExpanded(using: &random)
    default:
      removeRows(using: &random)
    }
  }

  private mutating func insertRows(using random: inout SeededGenerator) {
    let position = Int.random(in: 0...model.count, using: &random)
    let most = [1, 1, 1, 4, 20, 200].randomElement(using: &random) ?? 1
    let least = position < model.count ? max(model.row(at: position).level - 1, 0) : 0
    let floor = Int.random(in: 0...3, using: &random) == 0 ? 0 : least
    var previous = position > 0 ? model.row(at: position - 1).level : -1
    var rows: [Outline<Int>.Row] = []
    for _ in 0..<Int.random(in: 1...most, using: &random) {
      let level = Int.random(in: min(floor, previous + 1)...(previous + 1), using: &random)
      let isExpanded = Int.random(in: 0..<3, using: &random) > 0
      rows.append(.init(id: nextID, level: level, isExpanded: isExpanded))
      nextID += 1
      previous = level
    }
    while rows.last.map({ $0.level < least }) ?? false { rows.removeLast() }
    record(
      "insert \(rows.map { "\($0.id):\($0.level)\($0.isExpanded ? "+" : "-")" }) at \(position)")
    outline.insert(rows, at: position)
    model.insert(rows, at: position)
  }

  private mutating func setExpanded(using random: inout SeededGenerator) {
    let position = Int.random(in: 0..<model.count, using: &random)
    let isExpanded = Bool.random(using: &random)
    record("set \(isExpanded) at \(position)")
    outline.setExpanded(isExpanded, at: position)
    model.setExpanded(isExpanded, at: position)
  }

  private mutating func removeRows(using random: inout SeededGenerator) {
    if model.rows.isEmpty { return }
    let start = Int.random(in: 0..<model.count, using: &random)
    var end = model.endOfSubtree(at: start)
    if Int.random(in: 0..<3, using: &random) == 0 {
      end = Int.random(in: start...min(start + 100, model.count), using: &random)
      let before = start > 0 ? model.row(at: start - 1).level : -1
      while end < model.count, model.row(at: end).level > before + 1 { end += 1 }
    }
    record("remove \(start..<end)")
    outline.remove(start..<end)
    model.remove(start..<end)
  }

  private mutating func record(_ edit: String) {
    history.append(edit)
    if history.count > 12 { history.removeFirst() }
  }
}

extension OutlinePair {
  /// Requires that both answer every query alike, at some positions if there are many.
  func check(using random: inout SeededGenerator, _ comment: Comment) throws {
    let count = model.count
    try #require(outline.count == count, comment)
    try #require(outline.visibleCount == model.visibleCount, comment)
    try #require(outline.expandedCount == model.expandedCount, comment)
    var rows: [Outline<Int>.Row] = []
    outline.forEachRow(in: 0..<count) { row in
      rows.append(row)
      return true
    }
    try #require(rows == model.rows, comment)
    for position in 0..<count where outline.isVisible(at: position) != model.isVisible(at: position)
    {
      try #require(Bool(false), comment)
    }
    try #require(outline.visibleRank(of: count) == model.visibleRank(of: count), comment)
    for _ in 0..<4 {
      let id = Int.random(in: -1...nextID, using: &random)
      try #require(outline.position(of: id) == model.position(of: id), comment)
    }
    if count == 0 { return }
    for _ in 0..<4 {
      try checkRow(at: Int.random(in: 0..<count, using: &random), using: &random, comment)
    }
  }

  private func checkRow(
    at position: Int, using random: inout SeededGenerator, _ comment: Comment
  ) throws {
    let row = model.row(at: position)
    try #require(outline.row(at: position) == row, comment)
    try #require(outline.position(of: row.id) == position, comment)
    try #require(outline.visibleRank(of: position) == model.visibleRank(of: position), comment)
    try #require(outline.parent(of: position) == model.parent(of: position), comment)
    let end = model.endOfSubtree(at: position)
    try #require(outline.endOfSubtree(at: position) == end, comment)
    if model.isVisible(at: position) {
      let rank = model.visibleRank(of: position)
      try #require(outline.position(ofVisible: rank) == position, comment)
    }
    if model.expandedCount > 0 {
      let index = Int.random(in: 0..<model.expandedCount, using: &random)
      try #require(
        outline.position(ofExpanded: index) == model.position(ofExpanded: index), comment)
    }
    let start = Int.random(in: (position + 1)...max(end, position + 1), using: &random)
    let part = start..<Int.random(in: start...max(end, start), using: &random)
    try checkLevel(row.level + 1, in: part, using: &random, comment)
    try checkLevel(0, in: 0..<model.count, using: &random, comment)
    var visited = 0
    outline.forEachRow(in: position..<count) { _ in
      visited += 1
      return visited < 3
    }
    try #require(visited == min(3, count - position), comment)
  }

  private var count: Int { model.count }

  private func checkLevel(
    _ level: Int, in range: Range<Int>, using random: inout SeededGenerator, _ comment: Comment
  ) throws {
    let number = model.count(ofLevel: level, in: range)
    try #require(outline.count(ofLevel: level, in: range) == number, comment)
    if number == 0 { return }
    let index = Int.random(in: 0..<number, using: &random)
    try #require(
      outline.position(ofLevel: level, at: index, in: range)
        == model.position(ofLevel: level, at: index, in: range), comment)
  }
}
