import Diffable

/// The code of the README.
func readme() throws {
  var menu = try DiffableDataSourceSnapshot(sections: [
    "Soups": ["Borscht", "Minestrone"], "Cakes": ["Apple Cake"],
  ])
  let before = menu
  try menu.moveItem("Minestrone", beforeItem: "Borscht")
  try menu.appendItems(["Brioche"], toSection: "Cakes")
  menu.deleteItems(["Apple Cake", "Trifle"])

  do {
    try menu.appendItems(["Borscht"], toSection: "Cakes")
  } catch {
    print(error)
  }
  for step in menu.difference(from: before).steps { print(step) }
}
