import Diffable
import Synchronization
import Testing

@Suite("Checking identifiers")
struct IdentifierCheckTests {
  @Test("passes those whose equality and hash agree")
  func sound() throws {
    try DiffableDataSourceSnapshot(sections: ["a": [1, 2], "b": [3]]).checkIdentifiers()
    try DiffableDataSourceSectionSnapshot(["a", "b"]).checkIdentifiers()
    try DiffableDataSourceSnapshot(sections: ["same": ["same"]]).checkIdentifiers()
  }

  @Test("finds equal ones of different hashes")
  func equal() throws {
    let tags = [Tag(name: "a", number: 1), Tag(name: "b", number: 2), Tag(name: "a", number: 3)]
    expectFault("'a1', 'a3'") { try DiffableDataSourceSectionSnapshot(tags).checkIdentifiers() }
    expectFault("'a1', 'a3'") {
      try DiffableDataSourceSnapshot(sections: [(0, tags)]).checkIdentifiers()
    }
  }

  @Test("finds those that have changed their hash")
  func changed() throws {
    let (first, second) = (Label("x"), Label("y"))
    let list = try DiffableDataSourceSectionSnapshot([first, second])
    try list.checkIdentifiers()
    second.text.withLock { $0 = "z" }
    expectFault("'z'") { try list.checkIdentifiers() }
  }

  @Test("finds those that do not equal themselves")
  func unequal() throws {
    let list = try DiffableDataSourceSectionSnapshot([1, .nan])
    expectFault("'nan'") { try list.checkIdentifiers() }
  }

  private func expectFault(_ names: String, _ body: () throws -> Void) {
    let error = #expect(throws: SnapshotError.self) { try body() }
    #expect(
      error?.description == "checkIdentifiers: equality and hash disagree for \(names)")
  }

  /// Equal by name, but hashed by number.
  struct Tag: Hashable, CustomStringConvertible {
    let name: String
    let number: Int

    var description: String { "\(name)\(number)" }

    static func == (left: Self, right: Self) -> Bool { left.name == right.name }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  /// An object that is identified by what can change.
  final class Label: Hashable, CustomStringConvertible, Sendable {
    let text: Mutex<String>

    init(_ text: String) { self.text = Mutex(text) }

    var description: String { text.withLock { $0 } }

    static func == (left: Label, right: Label) -> Bool { left.description == right.description }

    func hash(into hasher: inout Hasher) { hasher.combine(description) }
  }
}
