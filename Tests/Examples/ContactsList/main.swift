var list = try ContactsList([
  Contact(id: 1, name: "Grace"), Contact(id: 2, name: "Ada"), Contact(id: 3, name: "Edsger"),
])
print("Before:\n\(list.text)")

try list.pin(3)
try list.pin(1)
print("\nAfter pinning two:\n\(list.text)")

try list.rename(1, to: "Barbara")
print("\nAfter a new name:\n\(list.text)")

try list.unpin(3)
try list.unpin(1)
print("\nAfter unpinning both:\n\(list.text)")
