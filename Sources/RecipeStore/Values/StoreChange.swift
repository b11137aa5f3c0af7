/// Something that happened in a store, done here or by another process.
///
/// An event says what to look at again, not what is there now: read that from the store.
package enum StoreChange: Hashable, Sendable {
  case recipeInserted(RecipeID)
  case recipeUpdated(RecipeID)
  case recipeDeleted(RecipeID)

  case collectionInserted(CollectionID)

  /// Its title, its parent or its place among its siblings.
  case collectionUpdated(CollectionID)
  case collectionDeleted(CollectionID)

  /// Which recipes a collection holds itself, or their order in it.
  case membershipChanged(CollectionID)
}
