let work = [
  Mailbox(id: "w", name: "Inbox", unread: 3),
  Mailbox(
    id: "w/projects", name: "Projects",
    mailboxes: [
      Mailbox(
        id: "w/projects/larder", name: "larder", mailboxes: [Mailbox(id: "ci", name: "Builds")]),
      Mailbox(id: "w/projects/cellar", name: "cellar"),
    ]),
]
let sidebar = MailSidebar()
try sidebar.show(work, of: "Work")
try sidebar.show([Mailbox(id: "h", name: "Inbox")], of: "Home")
print("Before:\n\(sidebar.text)")

try sidebar.toggle("w/projects")
try sidebar.toggle("w/projects/larder")
print("\nAfter two taps:\n\(sidebar.text)")

try sidebar.setUnread(12, in: "ci", of: "Work")
let archive = Mailbox(id: "w/archive", name: "Archive", mailboxes: [Mailbox(id: "a", name: "2025")])
try sidebar.show(work + [archive], of: "Work")
print("\nAfter mail and another mailbox have come:\n\(sidebar.text)")

try sidebar.toggle("w/projects")
print("\nAfter a tap on Projects:\n\(sidebar.text)")
