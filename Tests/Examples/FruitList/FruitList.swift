import Diffable
import ExampleSupport

/// Fruit, the favourite ones first, in a section that is there only while there are any.
struct FruitList {
  enum Section: Hashable {
    case favorites, others
  }

  private let view = TextListView<Section, String>()
  private let source: DiffableDataSource<Section, String, String>
  private let fruits: [String]
  private var favorites: Set<String> = []

  var text: String { view.text }

  init(_ fruits: [String]) throws {
    source = DiffableDataSource(view: view) { _, _, fruit in fruit }
    source.supplementaryProvider = { _, _, section, _ in
      section == .favorites ? "Favorites" : "Fruit"
    }
    view.dataSource = source
    self.fruits = fruits
    _ = try update()
  }

  /// Says what it changed in the list.
  mutating func toggleFavorite(_ fruit: String) throws -> String {
    if favorites.remove(fruit) == nil { favorites.insert(fruit) }
    return try update().description
  }

  /// Describes the list as it is to be; what moves, comes and goes is found out by the data source.
  private func update() throws -> SnapshotDifference<Section, String> {
    let snapshot = try DiffableDataSourceSnapshot {
      if !favorites.isEmpty {
        SnapshotSection(Section.favorites, items: fruits.filter(favorites.contains))
      }
      SnapshotSection(Section.others, items: fruits.filter { !favorites.contains($0) })
    }
    return try source.apply(snapshot)
  }
}
