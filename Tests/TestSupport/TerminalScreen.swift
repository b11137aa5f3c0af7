/// What a terminal shows after a program's output: a small emulator of what xterm understands.
///
/// It knows nothing of the product. Text goes into cells as wide as ``terminalColumns(_:)`` says, a
/// line that is too long goes on in the next row, as xterm does it, and rows that scroll away are
/// kept. Whatever a program should not send is noted in ``faults``.
package struct TerminalScreen {
  /// What stands in one column, or begins there.
  private struct Cell {
    var text: String
    var columns: Int
  }

  private struct Row {
    var cells: [Cell?]

    /// Whether it goes on from the row above, which was too short.
    var isContinuation = false

    mutating func clear(from column: Int) {
      for index in cells.indices.dropFirst(column) { cells[index] = nil }
    }
  }

  package let columns: Int
  private let height: Int
  private var rows: [Row]

  /// Where the first row of the screen is among all rows.
  private var top = 0
  private var line = 0
  private var column = 0

  /// Whether the last column is written, so that the next character goes to the next row.
  private var mustWrap = false

  /// Where the last character went: marks that follow belong to it.
  private var lastCell: (line: Int, column: Int)?

  /// Control characters and sequences that the emulator does not know.
  package private(set) var faults: [String] = []

  /// Whether the terminal brackets what is pasted.
  package private(set) var bracketsPaste = false

  package init(columns: Int, rows height: Int) {
    self.columns = columns
    self.height = height
    rows = [Row(cells: Array(repeating: nil, count: columns))]
  }

  /// The rows since the beginning, those that scrolled away included, without blanks at their ends.
  package var lines: [String] {
    rows.map { row in
      var text = ""
      var column = 0
      while column < columns {
        text += row.cells[column]?.text ?? " "
        column += max(1, row.cells[column]?.columns ?? 1)
      }
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  /// The rows that were too short for what was written into them.
  package var overflowingLines: [String] {
    zip(lines, rows.dropFirst()).filter { $1.isContinuation }.map(\.0)
  }

  /// The row and column of the cursor, among all rows.
  package var cursor: (line: Int, column: Int) { (line, column) }

  package mutating func show(_ output: String) {
    var scalars = Array(output.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\u{1B}": obey(TerminalSequence(&scalars))
      case "\r": moveTo(column: 0)
      case "\n": feed()
      case "\u{8}": moveTo(column: max(0, column - 1))
      case "\u{7}": break
      case _ where scalar.properties.generalCategory == .control:
        faults.append("U+" + String(scalar.value, radix: 16))
      default: put(scalar)
      }
    }
  }

  private mutating func obey(_ sequence: TerminalSequence) {
    let count = max(1, sequence.number)
    switch sequence.name {
    case "m": break
    case "?h" where sequence.number == 2004: bracketsPaste = true
    case "?l" where sequence.number == 2004: bracketsPaste = false
    case "C": moveTo(column: min(columns - 1, column + count))
    case "D": moveTo(column: max(0, column - count))
    case "G": moveTo(column: min(columns - 1, count - 1))
    case "A": line = max(top, line - count)
    case "H":
      line = top
      moveTo(column: 0)
    case "K": rows[line].clear(from: column)
    case "J":
      rows[line].clear(from: column)
      for index in rows.indices.dropFirst(line + 1) { rows[index].clear(from: 0) }
    case "P":
      rows[line].cells.removeSubrange(column..<min(columns, column + count))
      rows[line].cells += Array(repeating: nil, count: columns - rows[line].cells.count)
    case "@":
      rows[line].cells.insert(contentsOf: Array(repeating: nil, count: count), at: column)
      rows[line].cells.removeLast(count)
    default: faults.append("ESC " + sequence.name)
    }
  }

  private mutating func moveTo(column: Int) {
    self.column = column
    mustWrap = false
    lastCell = nil
  }

  private mutating func feed(wrapping: Bool = false) {
    line += 1
    if line == rows.count { rows.append(Row(cells: Array(repeating: nil, count: columns))) }
    if wrapping { rows[line].isContinuation = true }
    top = max(top, line - height + 1)
    lastCell = nil
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    if let place = lastCell, var cell = rows[place.line].cells[place.column] {
      let joined = cell.text + String(Character(scalar))
      let grown = terminalColumns(joined)
      // A mark or the next part of one emoji; a presentation selector may widen the cell.
      if grown == cell.columns || scalar == "\u{FE0F}" {
        let growth = grown - cell.columns
        cell = Cell(text: joined, columns: grown)
        rows[place.line].cells[place.column] = cell
        for _ in 0..<growth { advance() }
        return
      }
    }
    let text = String(Character(scalar))
    let width = terminalColumns(text)
    guard width > 0 else { return }
    if mustWrap || column + width > columns {
      feed(wrapping: true)
      moveTo(column: 0)
    }
    rows[line].cells[column] = Cell(text: text, columns: width)
    let place = (line, column)
    for _ in 0..<width { advance() }
    lastCell = place
  }

  private mutating func advance() {
    if column == columns - 1 { mustWrap = true } else { column += 1 }
  }
}

/// What follows an escape character, such as `2` and `K`.
private struct TerminalSequence {
  /// The bytes that tell sequences apart: `?h`, `K`, `]`.
  let name: String

  /// The first parameter, 0 without one.
  let number: Int

  /// Takes the sequence, escape character aside, off the front.
  init(_ scalars: inout ArraySlice<Unicode.Scalar>) {
    guard let kind = scalars.popFirst() else {
      (name, number) = ("alone", 0)
      return
    }
    guard kind == "[" else {
      (name, number) = (String(Character(kind)), 0)
      return
    }
    var parameters = ""
    while let next = scalars.popFirst() {
      if 0x40...0x7E ~= next.value {
        let mark = parameters.first == "?" ? "?" : ""
        name = mark + String(Character(next))
        number = Int(parameters.dropFirst(mark.count).prefix { $0.isNumber }) ?? 0
        return
      }
      parameters.unicodeScalars.append(next)
    }
    (name, number) = ("unfinished", 0)
  }
}
