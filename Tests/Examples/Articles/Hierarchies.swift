import Diffable

/// The code of the article *Hierarchies*.
func hierarchies() throws {
  var places = try DiffableDataSourceSectionSnapshot {
    SnapshotBranch("Europe", isExpanded: true) {
      SnapshotBranch("Crete") { "Chania" }
      "Malta"
    }
    SnapshotBranch("Asia") { "Cyprus" }
  }
  print(places)

  struct Folder {
    let name: String
    var folders: [Folder] = []
  }
  let folders = [Folder(name: "Mail", folders: [Folder(name: "2025")]), Folder(name: "Notes")]
  let sidebar = try DiffableDataSourceSectionSnapshot(folders, id: \.name, children: \.folders)
  print(sidebar)

  places.expand(["Crete"])
  places.collapse(["Europe"])
  print(places.visibleItems)
  places.expand(["Europe"])
  print(places.visibleItems)

  try places.append(["Sitia"], to: "Crete")
  try places.insert(["Africa"], before: "Asia")
  try places.move("Malta", into: "Africa", at: 0)
  print(places)

  print(try places.ancestors(of: "Sitia"))
  print(places[item: "Atlantis"] == nil)

  for row in places.rows(in: 1..<4) {
    let mark = row.hasChildren ? (row.isExpanded ? "-" : "+") : " "
    print(String(repeating: "  ", count: row.level) + mark + " " + row.item)
  }

  let saved = places.expansion
  places.deleteAll()
  places.merge(saved)
  try places.append(["Europe"])
  try places.append(["Crete", "Malta"], to: "Europe")
  print(places)

  var found = places.filtered { $0 == "Malta" }
  found.expandAll()
  print(found)
}
