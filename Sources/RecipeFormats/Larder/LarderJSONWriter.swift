import RecipeStore

/// Writes our own form of JSON, which keeps everything: one field or element a line, always in the
/// same order, so that two exports can be compared line by line. What a recipe does not state is
/// left out.
struct LarderJSONWriter {
  private var json = JSONWriter(.indented)
  private let emit: ([UInt8]) -> Void

  static func write(_ file: RecipeFile, _ emit: ([UInt8]) -> Void) {
    withoutActuallyEscaping(emit) { emit in
      var writer = LarderJSONWriter(emit: emit)
      writer.write(file)
    }
  }

  private init(emit: @escaping ([UInt8]) -> Void) { self.emit = emit }

  private mutating func write(_ file: RecipeFile) {
    json.beginObject()
    json.field("larder", LarderJSONReader.version)
    json.key("collections")
    write(GroupTree(file.groups), of: file)
    if !file.searches.isEmpty {
      json.array("searches") { json in
        for search in file.searches {
          json.object { json in
            json.field("title", search.title)
            json.field("query", search.query)
          }
        }
      }
    }
    json.key("recipes")
    json.beginArray()
    for recipe in file.recipes {
      write(recipe)
      flush(beyond: 1 << 16)
    }
    json.endArray()
    json.endObject()
    json.endLine()
    flush(beyond: 0)
  }

  /// Writes the tree, which may be deep, without recursion.
  private mutating func write(_ tree: GroupTree, of file: RecipeFile) {
    json.beginArray()
    var lists = [tree.top[...]]
    while var list = lists.popLast() {
      guard let index = list.popFirst() else {
        json.endArray()
        if !lists.isEmpty { json.endObject() }
        continue
      }
      lists.append(list)
      let node = tree.nodes[index]
      json.beginObject()
      json.field("title", node.title)
      if !node.members.isEmpty {
        json.array("recipes") { json in
          for member in node.members {
            if let number = file.recipes[member].number {
              json.value(number)
            } else {
              json.value("#\(member + 1)")
            }
          }
        }
      }
      if node.children.isEmpty {
        json.endObject()
      } else {
        json.key("collections")
        json.beginArray()
        lists.append(node.children[...])
      }
      flush(beyond: 1 << 16)
    }
  }

  private mutating func write(_ recipe: RecipeFile.Entry) {
    let content = recipe.content
    json.object { json in
      if let number = recipe.number { json.field("id", number) }
      json.field("title", content.title)
      if !content.servings.isEmpty { json.field("servings", content.servings) }
      if let minutes = content.prepMinutes { json.field("prepMinutes", minutes) }
      if let minutes = content.cookMinutes { json.field("cookMinutes", minutes) }
      if !content.ingredients.isEmpty { json.field("ingredients", content.ingredients) }
      if !content.directions.isEmpty { json.field("directions", content.directions) }
      if !content.notes.isEmpty { json.field("notes", content.notes) }
      if !content.source.isEmpty { json.field("source", content.source) }
      if !content.tags.isEmpty { json.field("tags", content.tags) }
      if content.isFavorite { json.field("favorite", true) }
      if let rating = content.rating { json.field("rating", rating) }
      if !content.images.isEmpty { json.field("images", content.images) }
      if !content.extras.isEmpty {
        json.object("extras") { json in
          for (format, text) in content.extras.sorted(by: { $0.key < $1.key }) {
            json.field(format, text)
          }
        }
      }
      if let added = recipe.added { json.field("added", added.description) }
      if let changed = recipe.changed { json.field("changed", changed.description) }
    }
  }

  private mutating func flush(beyond limit: Int) {
    if json.bytes.count > limit { emit(json.take()) }
  }
}
