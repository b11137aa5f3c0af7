var list = try ProductList([
  Product(id: 1, name: "Green tea", price: 5),
  Product(id: 2, name: "Coffee", price: 7),
  Product(id: 3, name: "Black tea", price: 4),
])
print("Before:\n\(list.text)")

try list.add(Product(id: 4, name: "Cocoa", price: 6))
try list.delete(2)
try list.setPrice(of: 3, to: 3)
print("\nAfter an addition, a deletion and a new price:\n\(list.text)")

try list.search(for: "tea")
print("\nSearching for 'tea':\n\(list.text)")

try list.search(for: "")
print("\nAfter the search:\n\(list.text)")
