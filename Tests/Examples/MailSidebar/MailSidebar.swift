import Diffable
import ExampleSupport

struct Mailbox: Identifiable {
  let id: String
  let name: String
  var unread = 0
  var mailboxes: [Mailbox] = []
}

/// Mail accounts, each a section with a hierarchy of mailboxes.
struct MailSidebar {
  private let view = TextListView<String, Mailbox.ID>(showsHierarchy: true)
  private let source: DiffableDataSource<String, Mailbox.ID, String>
  private let mailboxes = ModelTable<Mailbox>([])

  var text: String { view.text }

  init() {
    source = DiffableDataSource(view: view) { [mailboxes] _, _, id in
      guard let mailbox = mailboxes[id] else { return "" }
      return mailbox.unread > 0 ? "\(mailbox.name) (\(mailbox.unread))" : mailbox.name
    }
    view.dataSource = source
  }

  /// Shows what the server has. What is expanded stays so.
  func show(_ tree: [Mailbox], of account: String) throws {
    let snapshot = try DiffableDataSourceSectionSnapshot(tree, id: \.id, children: \.mailboxes)
    var rest = tree
    while let mailbox = rest.popLast() {
      mailboxes[mailbox.id] = mailbox
      rest += mailbox.mailboxes
    }
    try source.apply(snapshot, to: account, preservingExpansion: true)
  }

  /// A tap on the mark in front of a mailbox.
  func toggle(_ id: Mailbox.ID) throws {
    try source.toggle(id)
  }

  func setUnread(_ count: Int, in id: Mailbox.ID, of account: String) throws {
    mailboxes[id]?.unread = count
    var snapshot = source.snapshot(for: account)
    try snapshot.reconfigure([id])
    try source.apply(snapshot, to: account)
  }
}
