import Diffable
import ExampleSupport

struct Contact: Identifiable {
  let id: Int
  var name: String
}

/// All contacts by name, the pinned ones also on top.
///
/// An identifier stands for one row: a pinned contact has two, and so two identifiers.
struct ContactsList {
  enum Section: String {
    case pinned = "Pinned"
    case all = "All"
  }

  struct Row: Hashable {
    let contact: Contact.ID
    let section: Section
  }

  private let view = TextListView<Section, Row>()
  private let source: DiffableDataSource<Section, Row, String>
  private let contacts: ModelTable<Contact>
  private var ids: [Contact.ID]
  private var pinned: [Contact.ID] = []

  var text: String { view.text }

  init(_ contacts: [Contact]) throws {
    let table = ModelTable(contacts)
    source = DiffableDataSource(view: view) { _, _, row in table[row.contact]?.name ?? "" }
    source.supplementaryProvider = { _, _, section, _ in section.rawValue }
    view.dataSource = source
    self.contacts = table
    ids = contacts.map(\.id)
    try update()
  }

  mutating func pin(_ id: Contact.ID) throws {
    pinned.append(id)
    try update()
  }

  mutating func unpin(_ id: Contact.ID) throws {
    pinned.removeAll { $0 == id }
    try update()
  }

  /// Both rows of the contact show the new name, and one of them moves to where it belongs.
  mutating func rename(_ id: Contact.ID, to name: String) throws {
    contacts[id]?.name = name
    try update(showingAnew: id)
  }

  private func update(showingAnew changed: Contact.ID? = nil) throws {
    let sorted = ids.sorted { (contacts[$0]?.name ?? "") < (contacts[$1]?.name ?? "") }
    var snapshot = try DiffableDataSourceSnapshot {
      if !pinned.isEmpty {
        SnapshotSection(Section.pinned, items: rows(pinned, in: .pinned))
      }
      SnapshotSection(Section.all, items: rows(sorted, in: .all))
    }
    try snapshot.reconfigureItems(snapshot.itemIdentifiers.filter { $0.contact == changed })
    try source.apply(snapshot)
  }

  private func rows(_ ids: [Contact.ID], in section: Section) -> [Row] {
    ids.map { Row(contact: $0, section: section) }
  }
}
