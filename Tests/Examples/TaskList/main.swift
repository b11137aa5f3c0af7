let list = try TaskList([
  ToDo(id: 1, title: "Water the plants"),
  ToDo(id: 2, title: "Bake bread"),
  ToDo(id: 3, title: "Call Ada"),
])
print("Before:\n\(list.text)")

try list.toggle(2)
try list.toggle(1)
print("\nAfter two are done:\n\(list.text)")

try list.toggle(2)
print("\nAfter one is taken up again:\n\(list.text)")
