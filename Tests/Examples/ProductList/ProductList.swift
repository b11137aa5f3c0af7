import Diffable
import ExampleSupport

struct Product: Identifiable {
  let id: Int
  var name: String
  var price: Int
}

/// A shop's products. Rows are identified by number: a product stays the same at another price.
struct ProductList {
  private let view = TextListView<String, Product.ID>()
  private let source: DiffableDataSource<String, Product.ID, String>
  private let products: ModelTable<Product>
  private var ids: [Product.ID]
  private var search = ""

  var text: String { view.text }

  init(_ products: [Product]) throws {
    let table = ModelTable(products)
    source = DiffableDataSource(view: view) { _, _, id in
      table[id].map { "\($0.name), € \($0.price)" } ?? ""
    }
    view.dataSource = source
    self.products = table
    ids = products.map(\.id)
    try update()
  }

  mutating func add(_ product: Product) throws {
    products[product.id] = product
    ids.append(product.id)
    try update()
  }

  mutating func delete(_ id: Product.ID) throws {
    ids.removeAll { $0 == id }
    try update()
    products[id] = nil
  }

  /// The row stays; its text is made again.
  mutating func setPrice(of id: Product.ID, to price: Int) throws {
    products[id]?.price = price
    var snapshot = source.snapshot()
    try snapshot.reconfigureItems([id])
    try source.apply(snapshot)
  }

  mutating func search(for text: String) throws {
    search = text
    try update()
  }

  private func update() throws {
    let found = ids.filter { id in
      search.isEmpty || products[id]?.name.lowercased().contains(search.lowercased()) == true
    }
    try source.apply(DiffableDataSourceSnapshot(sections: ["Products": found]))
  }
}
