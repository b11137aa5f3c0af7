/// Something that happened in a store, done here or by another process.
///
/// An event says what to look at again, not what is there now: read that from the store. It names
/// what cannot be read any more: the title of what is gone, the tags that a recipe had.
package enum StoreChange: Hashable, Sendable {
  case recipe(RecipeChange)

  /// `title` is the collection's last one, also when it is gone.
  case collectionInserted(CollectionID, title: String)

  /// Its title, its parent or its place among its siblings.
  case collectionUpdated(CollectionID, title: String)
  case collectionDeleted(CollectionID, title: String)

  /// `title` is the search's last one, also when it is gone.
  case searchInserted(SavedSearchID, title: String)
  case searchUpdated(SavedSearchID, title: String)
  case searchDeleted(SavedSearchID, title: String)

  /// Which recipes a collection holds itself, or their order in it.
  case membershipChanged(CollectionID)
}

/// What happened to one recipe.
package struct RecipeChange: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case inserted, updated, deleted
  }

  package var kind: Kind
  package var id: RecipeID

  /// Its title, the last one when it is gone.
  package var title: String

  /// What differs; everything that is not empty for a recipe that came or went.
  package var fields: RecipeFields

  /// The tags that it gained or lost, as written; all of its tags when it came or went.
  package var tags: Set<String>

  package init(
    kind: Kind, id: RecipeID, title: String, fields: RecipeFields, tags: Set<String> = []
  ) {
    self.kind = kind
    self.id = id
    self.title = title
    self.fields = fields
    self.tags = tags
  }
}

/// A set of fields of a recipe's content.
package struct RecipeFields: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let title = RecipeFields(rawValue: 1 << 0)
  package static let servings = RecipeFields(rawValue: 1 << 1)

  /// Minutes of preparation or cooking.
  package static let times = RecipeFields(rawValue: 1 << 2)
  package static let ingredients = RecipeFields(rawValue: 1 << 3)
  package static let directions = RecipeFields(rawValue: 1 << 4)
  package static let notes = RecipeFields(rawValue: 1 << 5)
  package static let source = RecipeFields(rawValue: 1 << 6)
  package static let tags = RecipeFields(rawValue: 1 << 7)
  package static let favorite = RecipeFields(rawValue: 1 << 8)
  package static let rating = RecipeFields(rawValue: 1 << 9)
  package static let images = RecipeFields(rawValue: 1 << 10)
  package static let extras = RecipeFields(rawValue: 1 << 11)
}

extension RecipeContent {
  /// The fields in which two contents differ.
  package func fields(differingFrom other: RecipeContent) -> RecipeFields {
    var fields: RecipeFields = []
    if title != other.title { fields.insert(.title) }
    if servings != other.servings { fields.insert(.servings) }
    if prepMinutes != other.prepMinutes || cookMinutes != other.cookMinutes {
      fields.insert(.times)
    }
    if ingredients != other.ingredients { fields.insert(.ingredients) }
    if directions != other.directions { fields.insert(.directions) }
    if notes != other.notes { fields.insert(.notes) }
    if source != other.source { fields.insert(.source) }
    if tags != other.tags { fields.insert(.tags) }
    if isFavorite != other.isFavorite { fields.insert(.favorite) }
    if rating != other.rating { fields.insert(.rating) }
    if images != other.images { fields.insert(.images) }
    if extras != other.extras { fields.insert(.extras) }
    return fields
  }
}
