/// What a recipe store can do.
///
/// The store is the only owner of recipes. Every change goes through it, happens inside a
/// transaction, is written to its journal, and comes back from ``takeChanges()``, also when another
/// process made it. All reading between two calls of ``takeChanges()`` may see newer data than the
/// events told; it never sees older data.
///
/// A method that throws leaves the store as it was. When the disk fails in the middle of a change
/// inside an open transaction, that transaction can only be rolled back; every change says so.
package protocol RecipeStore: AnyObject, Sendable {
  /// The path of the file that holds the store, as the user gave it.
  var path: String { get }

  /// Whether changes are refused, by option or by the file's permissions.
  var isReadOnly: Bool { get }

  // MARK: Reading recipes

  /// The recipe, or `nil` when there is none with this id.
  func recipe(_ id: RecipeID) throws(StoreError) -> Recipe?

  /// The summaries of recipes, in the order of `ids`; ids that are gone are left out.
  ///
  /// - Complexity: O(*k* log *n*), *k* the number of ids and *n* the number of recipes.
  func summaries(of ids: [RecipeID]) throws(StoreError) -> [RecipeSummary]

  /// The ids of the recipes that `query` means, in order.
  ///
  /// - Parameters:
  ///   - order: The order, or `nil` for the query's own: a search best first, recents newest first,
  ///     a collection as ordered by hand, everything else by title.
  ///   - limit: At most so many, from the start.
  /// - Complexity: O(*m*) for *m* results, with `limit` O(limit) where the order has an index.
  func recipeIDs(
    in query: RecipeQuery, order: RecipeOrder?, limit: Int?
  ) throws(StoreError) -> [RecipeID]

  /// How many recipes `query` means.
  func count(of query: RecipeQuery) throws(StoreError) -> Int

  /// Whether `query` means this recipe.
  func contains(_ id: RecipeID, in query: RecipeQuery) throws(StoreError) -> Bool

  /// The recipes of `query` whose folded title matches `text`, in title order, at most `limit`.
  func recipeIDs(
    titled text: String, _ match: TitleMatch, in query: RecipeQuery, limit: Int
  ) throws(StoreError) -> [RecipeID]

  // MARK: Reading collections and tags

  /// Every collection, parents before their children, siblings as ordered by hand.
  func collections() throws(StoreError) -> [RecipeCollection]

  /// The number of recipes of each collection, those of its descendants included, each once.
  func collectionCounts() throws(StoreError) -> [CollectionID: Int]

  /// The collections that hold a recipe themselves, in the order of ``collections()``.
  func collections(holding id: RecipeID) throws(StoreError) -> [CollectionID]

  /// The recipes that a collection holds itself, as ordered by hand.
  func members(of id: CollectionID) throws(StoreError) -> [RecipeID]

  /// Every tag in use and the number of recipes with it, ordered by folded text.
  func tags() throws(StoreError) -> [(tag: String, count: Int)]

  /// Every saved search, ordered by folded title.
  func searches() throws(StoreError) -> [SavedSearch]

  // MARK: Changing

  /// Opens a transaction; they nest, and only the outermost reaches the disk.
  ///
  /// - Parameter label: What the user did, such as `delete Apple Cake`, for undo and history.
  func begin(_ label: String) throws(StoreError)

  /// Closes the innermost transaction; the outermost is on the disk when this returns.
  func commit() throws(StoreError)

  /// Takes the innermost transaction back, its events included.
  func rollback()

  /// Adds a recipe. An `id` that was ever given out is replaced by a new one.
  ///
  /// - Parameters:
  ///   - added: When it was first written down, `nil` for now.
  ///   - changed: When it was last changed, `nil` for now.
  ///   - fingerprint: What ``importedRecipes(like:)`` finds the recipe by.
  func addRecipe(
    _ content: RecipeContent, id: RecipeID?, added: Timestamp?, changed: Timestamp?,
    fingerprint: Fingerprint?
  ) throws(StoreError) -> RecipeID

  /// The recipes that imports brought with this content or this identity and that are still here,
  /// edited or not, by id.
  func importedRecipes(like fingerprint: Fingerprint) throws(StoreError) -> [ImportedRecipe]

  /// Replaces the content of a recipe by that of a later edition of its file.
  func updateRecipe(
    _ id: RecipeID, to content: RecipeContent, fingerprint: Fingerprint
  ) throws(StoreError)

  /// Replaces the content of a recipe; the same content again changes nothing.
  func updateRecipe(_ id: RecipeID, to content: RecipeContent) throws(StoreError)

  /// Deletes a recipe and its memberships.
  func deleteRecipe(_ id: RecipeID) throws(StoreError)

  /// Adds a collection as the last child of `parent`, or as the last at the top.
  ///
  /// - Throws: `.duplicateTitle` when a sibling has the same folded title.
  func addCollection(_ title: String, in parent: CollectionID?) throws(StoreError) -> CollectionID

  /// Renames a collection.
  ///
  /// - Throws: `.duplicateTitle` when a sibling has the same folded title.
  func renameCollection(_ id: CollectionID, to title: String) throws(StoreError)

  /// Moves a collection to an index among the children of `parent`, counted without itself.
  ///
  /// - Throws: `.moveIntoItself`, or `.duplicateTitle` when the new parent has such a child.
  func moveCollection(
    _ id: CollectionID, into parent: CollectionID?, at index: Int
  ) throws(StoreError)

  /// Deletes a collection and its descendants, never their recipes.
  func deleteCollection(_ id: CollectionID) throws(StoreError)

  /// Puts a recipe last into a collection; `false` when it was there already.
  func file(_ recipe: RecipeID, in collection: CollectionID) throws(StoreError) -> Bool

  /// Takes a recipe out of a collection itself; `false` when it was not there.
  func unfile(_ recipe: RecipeID, from collection: CollectionID) throws(StoreError) -> Bool

  /// Moves a member of a collection to an index among its members, counted without itself.
  func moveMember(
    _ recipe: RecipeID, of collection: CollectionID, to index: Int
  ) throws(StoreError)

  /// Saves a search under a title.
  ///
  /// - Throws: `.duplicateTitle` when another one has the same folded title; so does renaming.
  func addSearch(_ title: String, for query: String) throws(StoreError) -> SavedSearchID
  func renameSearch(_ id: SavedSearchID, to title: String) throws(StoreError)
  func deleteSearch(_ id: SavedSearchID) throws(StoreError)

  // MARK: Time

  /// Takes back the last transaction that is not taken back yet, of any session.
  ///
  /// - Returns: Its label, or `nil` when there is nothing to undo.
  func undo() throws(StoreError) -> String?

  /// Repeats the transaction that was undone last, unless something else was done since.
  func redo() throws(StoreError) -> String?

  /// What happened since the last call, here and in other processes, in order.
  ///
  /// - Complexity: O(1) when nothing happened.
  func takeChanges() throws(StoreError) -> [StoreChange]

  // MARK: Around the data

  /// The remembered settings, such as the order of the list. They are no part of the journal:
  /// nobody is told of them, and they are not undone.
  func settings() throws(StoreError) -> [String: String]

  /// Remembers settings, all of them or none; `nil` forgets one.
  func remember(_ settings: [String: String?]) throws(StoreError)

  /// Copies the store as it is now to a new file, also while others use it.
  ///
  /// - Parameter isRehearsal: Whether only what would be refused is, and nothing is left at `path`.
  /// - Throws: `.failed` when something is at `path` already, or it cannot be written; nothing is
  ///   left there then that was not there before.
  func backup(to path: String, rehearsing isRehearsal: Bool) throws(StoreError)

  /// What is wrong with the store, one line each; empty when it is sound.
  func check() throws(StoreError) -> [String]

  /// Figures of the store, in the order to print them.
  func statistics() throws(StoreError) -> StoreStatistics
}

/// How much of a title a text must be. Both are folded first.
package enum TitleMatch: CaseIterable, Sendable {
  case whole, beginning, part

  /// The whole title, where `*` in the text stands for any letters and `?` for one.
  case pattern
}

/// Figures of a store.
package struct StoreStatistics: Hashable, Sendable {
  package var recipes = 0
  package var favorites = 0
  package var collections = 0
  package var searches = 0
  package var tags = 0

  /// Transactions in the journal.
  package var transactions = 0

  /// The size of the file in bytes.
  package var bytes: Int64 = 0

  package init() {}
}
