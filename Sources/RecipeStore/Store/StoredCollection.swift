/// Everything that the store keeps of a collection, which is also what the journal keeps of it.
struct StoredCollection: Hashable {
  let id: Int64
  var parent: Int64?
  var position: Int64
  var title: String

  var collection: RecipeCollection {
    RecipeCollection(id: CollectionID(id), parent: parent.map { CollectionID($0) }, title: title)
  }
}

extension StoredCollection {
  /// The collection as one text for the journal.
  var record: String {
    var record = Record()
    record.add(parent)
    record.add(position)
    record.add(title)
    return record.text
  }

  init(id: Int64, record: String) {
    var reader = RecordReader(record)
    let parent = reader.number()
    let position = reader.number() ?? 0
    self.init(id: id, parent: parent, position: position, title: reader.string())
  }
}
