/// The collections of a file as a tree that grows while the file is read, or before it is written.
struct GroupTree {
  struct Node {
    var title: String

    /// `nil` at the top.
    let parent: Int?
    var children: [Int] = []

    /// Indices of recipes.
    var members: [Int] = []
  }

  /// Parents before their children.
  private(set) var nodes: [Node] = []
  private(set) var top: [Int] = []
  private var nodesByPath: [[String]: Int] = [:]

  init() {}

  /// The tree of a file's groups; an ancestor that has no group of its own gets one.
  init(_ groups: [RecipeFile.Group]) {
    for group in groups {
      let parent = node(at: group.path.dropLast())
      let node = add(title: group.path[group.path.count - 1], to: parent)
      nodesByPath[group.path] = node
      nodes[node].members = group.members
    }
  }

  mutating func add(title: String, to parent: Int?) -> Int {
    nodes.append(Node(title: title, parent: parent))
    if let parent {
      nodes[parent].children.append(nodes.count - 1)
    } else {
      top.append(nodes.count - 1)
    }
    return nodes.count - 1
  }

  mutating func setTitle(_ title: String, of node: Int) { nodes[node].title = title }

  mutating func addMember(_ recipe: Int, to node: Int) { nodes[node].members.append(recipe) }

  /// The node at a path, made with its ancestors where there is none; `nil` for the empty path.
  mutating func node(at path: ArraySlice<String>) -> Int? {
    var known = path
    while !known.isEmpty, nodesByPath[Array(known)] == nil { known = known.dropLast() }
    var node = known.isEmpty ? nil : nodesByPath[Array(known)]
    for end in known.endIndex..<path.endIndex {
      node = add(title: path[end], to: node)
      nodesByPath[Array(path[...end])] = node
    }
    return node
  }

  /// Makes the nodes that were added one by one known to ``node(at:)``, the first of equal paths.
  mutating func indexPaths() {
    for (node, path) in paths().enumerated() where nodesByPath[path] == nil {
      nodesByPath[path] = node
    }
  }

  /// What the tree says of a file: each member of a group once.
  func groups() -> [RecipeFile.Group] {
    zip(paths(), nodes).map { path, node in
      var known: Set<Int> = []
      let members = node.members.filter { known.insert($0).inserted }
      return RecipeFile.Group(path: path, members: members)
    }
  }

  private func paths() -> [[String]] {
    nodes.reduce(into: []) { paths, node in
      paths.append((node.parent.map { paths[$0] } ?? []) + [node.title])
    }
  }
}
