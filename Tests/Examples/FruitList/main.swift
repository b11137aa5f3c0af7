var list = try FruitList(["Apple", "Banana", "Cherry", "Date"])
print("Before:\n\(list.text)")

for fruit in ["Cherry", "Apple", "Cherry", "Apple"] {
  let change = try list.toggleFavorite(fruit)
  print("\nAfter a tap on \(fruit) (\(change)):\n\(list.text)")
}
