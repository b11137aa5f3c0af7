/// A named group of recipes, ordered by hand, in a tree of any depth.
///
/// Not called `Collection`, which is Swift's own.
package struct RecipeCollection: Hashable, Sendable {
  package let id: CollectionID

  /// The collection that holds this one, `nil` at the top.
  package var parent: CollectionID?

  package var title: String

  package init(id: CollectionID, parent: CollectionID?, title: String) {
    self.id = id
    self.parent = parent
    self.title = title
  }
}
