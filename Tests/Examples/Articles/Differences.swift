import Diffable

/// The code of the article *Differences*.
func differences() throws {
  let old = try DiffableDataSourceSnapshot(sections: [
    "Soups": ["Borscht", "Minestrone", "Gazpacho"], "Cakes": ["Apple Cake"],
  ])
  var new = old
  try new.moveItem("Gazpacho", beforeItem: "Borscht")
  try new.appendItems(["Brioche"], toSection: "Cakes")
  new.deleteItems(["Minestrone"])

  let difference = new.difference(from: old)
  print(difference)
  print("out:", difference.deletedItems.map { "\($0.item) \($0.indexPath)" })
  print("in:", difference.insertedItems.map { "\($0.item) \($0.indexPath)" })
  print("moved:", difference.movedItems.map { "\($0.item) \($0.from) to \($0.to)" })

  for step in difference.steps { print(step) }

  var marked = new
  try marked.reconfigureItems(["Brioche"])
  try marked.reloadSections(["Soups"])
  for step in marked.difference(from: new).steps { print(step) }

  var tree = try DiffableDataSourceSectionSnapshot(["Europe", "Asia"])
  let before = tree
  try tree.append(["Malta"], to: "Europe")
  print(tree.difference(from: before).changedParents)
}
