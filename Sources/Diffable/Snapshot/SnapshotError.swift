/// Why a snapshot or a data source refused a change or a question.
///
/// Every description is one lowercase line that names the operation and the identifiers at fault.
/// The value that threw is as it was before the call.
public enum SnapshotError: Error, Hashable, Sendable {
  /// Items that the operation needs are not there.
  case unknownItems([String], operation: Operation)

  /// Sections that the operation needs are not there.
  case unknownSections([String], operation: Operation)

  /// Items that would be present twice.
  case duplicateItems([Duplicate], operation: Operation)

  /// Sections that would be present twice.
  case duplicateSections([Duplicate], operation: Operation)

  /// There is no section yet that could take the items.
  case noSection(operation: Operation)

  /// Something was to be moved next to itself.
  case ontoItself(String, operation: Operation)

  /// An item was to be moved below itself.
  case intoOwnSubtree(String, operation: Operation)

  /// An index lies outside `0...limit`.
  case indexOutOfRange(Int, limit: Int, operation: Operation)

  /// Identifiers whose equality and hash do not agree.
  case inconsistentIdentifiers([String], operation: Operation)

  /// An identifier that would be present twice, and where it already stands.
  public struct Duplicate: Hashable, Sendable {
    /// The identifier, described.
    public let identifier: String

    /// Where it already stands.
    public let place: Place

    /// Where an identifier already stands.
    public enum Place: Hashable, Sendable {
      /// It is repeated in the call's own argument.
      case argument

      /// It is in the snapshot, at this index over all its items or sections.
      case index(Int)

      /// It is in another section.
      case section(String)
    }

    /// Creates a duplicate.
    @inlinable
    public init(identifier: String, place: Place) {
      self.identifier = identifier
      self.place = place
    }
  }

  /// The call that failed, by its base name.
  public enum Operation: String, Hashable, Sendable, CaseIterable {
    /// An edit of a section snapshot; a data source moves as well.
    case append, insert, delete, replace, move, reload, reconfigure, expandAncestors

    /// A question to a section snapshot.
    case isExpanded, isVisible, level, parent, children, descendants, ancestors, isDescendant
    /// The question for the subtree of an item of a section snapshot.
    case snapshot

    /// An edit of a flat snapshot's items.
    case appendItems, insertItems, moveItem, reloadItems, reconfigureItems

    /// An edit of a flat snapshot's sections.
    case appendSections, insertSections, moveSection, reloadSections

    /// A question to a flat snapshot.
    case numberOfItems, itemIdentifiers

    /// A call of a data source.
    case apply, expand, collapse, toggle, select

    /// The check of either snapshot's identifiers.
    case checkIdentifiers
  }
}

extension SnapshotError: CustomStringConvertible {
  /// What is wrong, in one line such as `delete: unknown item 'Atlantis'`.
  ///
  /// It names three identifiers at most, and shows control characters as escapes.
  @inlinable public var description: String {
    switch self {
    case .unknownItems(let items, let operation):
      "\(operation.rawValue): unknown item \(list(items))"
    case .unknownSections(let sections, let operation):
      "\(operation.rawValue): unknown section \(list(sections))"
    case .duplicateItems(let items, let operation):
      "\(operation.rawValue): duplicate item \(list(items))"
    case .duplicateSections(let sections, let operation):
      "\(operation.rawValue): duplicate section \(list(sections))"
    case .noSection(let operation):
      "\(operation.rawValue): no section to take the items"
    case .ontoItself(let identifier, let operation):
      "\(operation.rawValue): \(quoted(identifier)) cannot stand next to itself"
    case .intoOwnSubtree(let item, let operation):
      "\(operation.rawValue): \(quoted(item)) cannot stand below itself"
    case .indexOutOfRange(let index, let limit, let operation):
      "\(operation.rawValue): index \(index) is not in 0...\(limit)"
    case .inconsistentIdentifiers(let identifiers, let operation):
      "\(operation.rawValue): equality and hash disagree for \(list(identifiers))"
    }
  }

  /// At most three identifiers: thousands can come from somebody's data.
  @inlinable
  func list(_ identifiers: [String]) -> String { joined(identifiers.map(quoted)) }

  @inlinable
  func list(_ duplicates: [Duplicate]) -> String {
    joined(
      duplicates.map { duplicate in
        switch duplicate.place {
        case .argument: "\(quoted(duplicate.identifier)) (given twice)"
        case .index(let index): "\(quoted(duplicate.identifier)) (already at \(index))"
        case .section(let section):
          "\(quoted(duplicate.identifier)) (already in section \(quoted(section)))"
        }
      })
  }

  @inlinable
  func joined(_ parts: [String]) -> String {
    let shown = parts.prefix(3).joined(separator: ", ")
    return parts.count > 3 ? "\(shown) and \(parts.count - 3) more" : shown
  }

  /// An identifier on one line, whatever it contains.
  @inlinable
  func quoted(_ identifier: String) -> String {
    var text = "'"
    for scalar in identifier.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: text += scalar.escaped(asASCII: true)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "'"
  }
}

extension SnapshotError {
  @inlinable
  static func unknown<ID>(_ items: [ID], _ operation: Operation) -> Self {
    .unknownItems(items.map { String(describing: $0) }, operation: operation)
  }
}
