/// Everything that the store keeps of a recipe, which is also what the journal keeps of it.
struct StoredRecipe: Hashable {
  let id: Int64
  var content: RecipeContent
  var added: Timestamp
  var changed: Timestamp
  var fingerprint: Fingerprint?

  var recipe: Recipe {
    Recipe(id: RecipeID(id), content: content, added: added, changed: changed)
  }
}

extension StoredRecipe {
  /// The recipe as one text for the journal.
  var record: String {
    var record = Record()
    record.add(content.title)
    record.add(content.servings)
    record.add(content.prepMinutes.map(Int64.init))
    record.add(content.cookMinutes.map(Int64.init))
    record.add(content.ingredients)
    record.add(content.directions)
    record.add(content.notes)
    record.add(content.source)
    record.add(content.tags)
    record.add(content.isFavorite ? 1 : 0)
    record.add(content.rating.map(Int64.init))
    record.add(content.images)
    record.add(added.seconds)
    record.add(changed.seconds)
    record.add(fingerprint.map { [$0.content, $0.identity] } ?? [])
    record.add(content.extrasRecord)
    return record.text
  }

  init(id: Int64, record: String) {
    var reader = RecordReader(record)
    var content = RecipeContent(title: reader.string())
    content.servings = reader.string()
    content.prepMinutes = reader.number().map(Int.init)
    content.cookMinutes = reader.number().map(Int.init)
    content.ingredients = reader.strings()
    content.directions = reader.strings()
    content.notes = reader.string()
    content.source = reader.string()
    content.tags = reader.strings()
    content.isFavorite = reader.number() == 1
    content.rating = reader.number().map(Int.init)
    content.images = reader.strings()
    let added = Timestamp(seconds: reader.number() ?? 0)
    let changed = Timestamp(seconds: reader.number() ?? 0)
    let fingerprint = reader.strings()
    content.extras = RecipeContent.extras(ofRecord: reader.strings())
    self.init(
      id: id, content: content, added: added, changed: changed,
      fingerprint: fingerprint.first.map {
        Fingerprint(content: $0, identity: fingerprint.count > 1 ? fingerprint[1] : "")
      })
  }
}

extension RecipeContent {
  /// The tags without those that repeat an earlier one.
  var uniqueTags: [String] {
    var seen: Set<String> = []
    return tags.filter { seen.insert(folded($0)).inserted }
  }

  /// The extras as a list: format, text, format, text.
  var extrasRecord: [String] { extras.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] } }

  static func extras(ofRecord record: [String]) -> [String: String] {
    var extras: [String: String] = [:]
    for index in stride(from: 0, to: record.count - 1, by: 2) {
      extras[record[index]] = record[index + 1]
    }
    return extras
  }

  /// The columns of the search index, in their order.
  var searchTexts: [String] {
    [title, joined(ingredients), joined(directions), joined(tags), notes].map(searchText)
  }

  private func joined(_ lines: [String]) -> String { lines.joined(separator: "\n") }
}
