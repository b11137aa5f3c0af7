import RecipeStore
import TestSupport
import Testing

@Suite("Random edits")
struct RandomEditTests {
  @Test("leave the store like the model", arguments: 1...3 as ClosedRange<UInt64>)
  func likeTheModel(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let clock = TestClock()
    let store = try SQLiteRecipeStore(path: folder.path("store")) { clock.now() }
    let watcher = try SQLiteRecipeStore(path: folder.path("store")) { clock.now() }
    var mirrors = [Mirror(watcher), Mirror(store)]
    var editor = RandomEditor(store: store, clock: clock, seed: seed)
    for step in 1...120 {
      try editor.step()
      editor.noteCommitted()
      // After each single step, or a cache that is not emptied hides behind one that is.
      try expectCached(store, editor.model, "seed \(seed), step \(step)")
      if step % 15 == 0 {
        let comment: Comment = "seed \(seed), step \(step)"
        for index in mirrors.indices { try mirrors[index].follow(editor.model, comment) }
        let known = (editor.recipes.suffix(30) + [RecipeID(999_999)], editor.groups.suffix(10))
        for store in [store, watcher] {
          try expectSame(store, editor.model, everSeen: Array(known.0), Array(known.1), comment)
        }
        #expect(try store.check() == [], comment)
      }
    }
    while try store.undo() != nil {}
    #expect(try store.count(of: .all) == 0)
    while try store.redo() != nil {}
    #expect(try store.check() == [])
  }
}

/// Follows a store by its events alone.
struct Mirror {
  let store: SQLiteRecipeStore
  var recipes: Set<RecipeID> = []
  var groups: Set<CollectionID> = []
  var searches: Set<SavedSearchID> = []

  init(_ store: SQLiteRecipeStore) { self.store = store }

  /// Takes the events and requires that they lead to what the model has.
  mutating func follow(_ model: StoreModel, _ comment: Comment) throws {
    for change in try store.takeChanges() {
      switch change {
      case .recipe(let change):
        switch change.kind {
        case .inserted: #expect(recipes.insert(change.id).inserted, comment)
        case .deleted: #expect(recipes.remove(change.id) != nil, comment)
        case .updated: #expect(recipes.contains(change.id), comment)
        }
      case .collectionInserted(let id, _): #expect(groups.insert(id).inserted, comment)
      case .collectionDeleted(let id, _): #expect(groups.remove(id) != nil, comment)
      case .collectionUpdated(let id, _): #expect(groups.contains(id), comment)
      case .searchInserted(let id, _): #expect(searches.insert(id).inserted, comment)
      case .searchDeleted(let id, _): #expect(searches.remove(id) != nil, comment)
      case .searchUpdated(let id, _): #expect(searches.contains(id), comment)
      case .membershipChanged: break
      }
    }
    #expect(recipes == Set(model.recipes.keys), comment)
    #expect(groups == Set(model.groups.keys), comment)
    #expect(searches == Set(model.searches.keys), comment)
    #expect(try store.takeChanges() == [], comment)
  }
}
