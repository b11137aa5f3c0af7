import Diffable
import ExampleSupport

/// The code of the article *Coming from UIKit*.
func comingFromUIKit() throws {
  let view = TextListView<String, String>()
  let source = DiffableDataSource<String, String, String>(view: view) { _, _, item in item }
  view.dataSource = source

  var snapshot = DiffableDataSourceSnapshot<String, String>()
  try snapshot.appendSections(["Soups", "Cakes"])
  try snapshot.appendItems(["Borscht", "Minestrone"], toSection: "Soups")
  try snapshot.appendItems(["Apple Cake"], toSection: "Cakes")
  try source.apply(snapshot)

  do {
    try snapshot.appendItems(["Borscht"], toSection: "Cakes")
  } catch {
    print(error)
  }
  print(snapshot.numberOfItems)

  print(snapshot[section: "Salads"]?.count ?? 0)
  if let path = snapshot.indexPath(of: "Apple Cake") { print(path) }
}
