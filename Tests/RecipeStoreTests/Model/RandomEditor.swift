import RecipeStore
import TestSupport
import Testing

/// Makes random changes to a store and to the model alike.
struct RandomEditor<Store: RecipeStore> {
  let store: Store
  let clock: TestClock
  var random: SeededGenerator
  var model = StoreModel()

  /// All ids that ever were.
  var recipes: [RecipeID] = []
  var groups: [CollectionID] = []

  /// The model before each change, and after each that was undone.
  var undoable: [StoreModel] = []
  var redoable: [StoreModel] = []

  static var titles: [String] {
    ["Soup", "soup", "Söup", "Cake", "Apple Cake", "Straße", "", "Ωmega"]
  }
  static var tagWords: [String] { ["sweet", "Sweet", "SWEET", "grün", "grun", "hot pot"] }

  /// One change at the top: an edit, a transaction, a step in time.
  mutating func step() throws {
    let before = model
    switch random.below(10) {
    case 0...5:
      try edit()
    case 6:
      try store.begin("several")
      for _ in 0..<random.below(4) { try edit() }
      try nested()
      try store.commit()
    case 7:
      try store.begin("in vain")
      for _ in 0..<3 { try edit() }
      try nested()
      store.rollback()
      model = before
      hasChanged = false
      return
    case 8:
      #expect((try store.undo() != nil) == !undoable.isEmpty)
      if let last = undoable.popLast() {
        redoable.append(model)
        model = last
      }
      return
    default:
      #expect((try store.redo() != nil) == !redoable.isEmpty)
      if let next = redoable.popLast() {
        undoable.append(model)
        model = next
      }
      return
    }
    if hasChanged {
      undoable.append(before)
      redoable = []
      hasChanged = false
    }
  }

  /// Whether the store was told anything that is no repetition.
  private var hasChanged = false

  private mutating func nested() throws {
    let (before, changedBefore) = (model, hasChanged)
    try store.begin("inside")
    try edit()
    try edit()
    if random.below(2) == 0 {
      try store.commit()
    } else {
      store.rollback()
      (model, hasChanged) = (before, changedBefore)
    }
  }

  private mutating func edit() throws {
    switch random.below(14) {
    case 0...2: try addRecipe()
    case 3, 4: try updateRecipe()
    case 5: try deleteRecipe()
    case 6: try addGroup()
    case 7: try moveGroup()
    case 8: try renameOrDeleteGroup()
    case 9, 10: try file()
    case 11, 12: try search()
    default: try moveMember()
    }
  }

  private var someRecipe: RecipeID? {
    mutating get { model.recipes.isEmpty ? nil : random.pick(model.recipes.keys.sorted()) }
  }

  private var someGroup: CollectionID? {
    mutating get { model.groups.isEmpty ? nil : random.pick(model.groups.keys.sorted()) }
  }

  private mutating func vary(_ content: inout RecipeContent) {
    content.title = random.pick(Self.titles)
    content.isFavorite = random.below(2) == 0
    content.rating = random.below(3) == 0 ? nil : Int(random.below(5)) + 1
    content.prepMinutes = random.below(3) == 0 ? nil : Int(random.below(9))
    content.cookMinutes = random.below(3) == 0 ? nil : Int(random.below(9))
    content.ingredients = (0..<random.below(3)).map { _ in
      random.pick(["1\n2", "a\\nb", "", "flour"])
    }
    var seen: Set<String> = []
    content.tags = (0..<random.below(4)).map { _ in random.pick(Self.tagWords) }
      .filter { seen.insert(folded($0)).inserted }
  }

  private mutating func addRecipe() throws {
    var content = RecipeContent(title: "")
    vary(&content)
    let added = random.below(2) == 0 ? nil : Timestamp(seconds: random.below(5))
    let wish = random.below(4) == 0 ? RecipeID(random.below(40)) : nil
    let start = clock.last
    let id = try store.addRecipe(content, id: wish, added: added, changed: nil, fingerprint: nil)
    #expect(!recipes.contains(id) || !everCommitted.contains(id))
    let now = try #require(try store.recipe(id)).added
    if added == nil { #expect(start < now && now <= clock.last) }
    recipes.removeAll { $0 == id }
    recipes.append(id)
    model.recipes[id] = StoreModel.Entry(content: content, added: added ?? now)
    hasChanged = true
  }

  /// Recipes that some transaction has really brought into the store.
  private var everCommitted: Set<RecipeID> = []

  mutating func noteCommitted() { everCommitted.formUnion(model.recipes.keys) }

  private mutating func updateRecipe() throws {
    guard let id = someRecipe, var content = model.recipes[id]?.content else { return }
    let old = content
    if random.below(4) > 0 { vary(&content) }
    try store.updateRecipe(id, to: content)
    model.recipes[id]?.content = content
    if content != old { hasChanged = true }
  }

  private mutating func deleteRecipe() throws {
    guard let id = someRecipe else { return }
    try store.deleteRecipe(id)
    model.delete(id)
    hasChanged = true
    #expect(throws: StoreError.unknown(id: id.description)) { try store.deleteRecipe(id) }
  }

  private mutating func addGroup() throws {
    let parent = random.below(3) == 0 ? nil : someGroup
    let title = random.pick(["A", "a", "Á", "B", "C", "D"])
    if model.hasSibling(title, in: parent, except: nil) {
      #expect(throws: StoreError.self) { try store.addCollection(title, in: parent) }
      return
    }
    let id = try store.addCollection(title, in: parent)
    groups.removeAll { $0 == id }
    groups.append(id)
    model.addGroup(id, title, in: parent)
    hasChanged = true
  }

  private mutating func moveGroup() throws {
    guard let id = someGroup, let group = model.groups[id] else { return }
    let parent = random.below(3) == 0 ? nil : someGroup
    let index = Int(random.below(4))
    if let parent, model.isInside(parent, id) {
      #expect(throws: StoreError.moveIntoItself(title: group.title)) {
        try store.moveCollection(id, into: parent, at: index)
      }
    } else if model.hasSibling(group.title, in: parent, except: id) {
      #expect(throws: StoreError.self) { try store.moveCollection(id, into: parent, at: index) }
    } else {
      let before = model.outline
      try store.moveCollection(id, into: parent, at: index)
      model.move(id, into: parent, at: index)
      if model.outline != before || group.parent != parent { hasChanged = true }
    }
  }

  private mutating func renameOrDeleteGroup() throws {
    guard let id = someGroup, let group = model.groups[id] else { return }
    if random.below(2) == 0 {
      try store.deleteCollection(id)
      model.delete(id)
      hasChanged = true
      return
    }
    let title = random.pick(["A", "B", "E", "F"])
    if model.hasSibling(title, in: group.parent, except: id) {
      #expect(throws: StoreError.self) { try store.renameCollection(id, to: title) }
    } else {
      try store.renameCollection(id, to: title)
      model.groups[id]?.title = title
      if title != group.title { hasChanged = true }
    }
  }

  private mutating func file() throws {
    guard let recipe = someRecipe, let group = someGroup else { return }
    let isThere = model.members[group]?.contains(recipe) == true
    if random.below(4) > 0 {
      #expect(try store.file(recipe, in: group) == !isThere)
      if !isThere { model.members[group]?.append(recipe) }
      if !isThere { hasChanged = true }
    } else {
      #expect(try store.unfile(recipe, from: group) == isThere)
      model.members[group]?.removeAll { $0 == recipe }
      if isThere { hasChanged = true }
    }
  }

  /// Adds, renames or deletes a saved search.
  private mutating func search() throws {
    let title = random.pick(["Good", "good", "Göod", "Best", "Any"])
    let some =
      model.searches.isEmpty ? nil : random.pick(model.searches.keys.map(\.number).sorted())
    let id = some.map { SavedSearchID($0) }
    let isTaken = { (model: StoreModel, own: SavedSearchID?) in
      model.searches.contains { $0.key != own && folded($0.value.title) == folded(title) }
    }
    switch (random.below(3), id) {
    case (1, let id?):
      if isTaken(model, id) {
        #expect(throws: StoreError.self) { try store.renameSearch(id, to: title) }
      } else {
        try store.renameSearch(id, to: title)
        if model.searches[id]?.title != title { hasChanged = true }
        model.searches[id]?.title = title
      }
    case (2, let id?):
      try store.deleteSearch(id)
      model.searches[id] = nil
      hasChanged = true
    case _ where isTaken(model, nil):
      #expect(throws: StoreError.self) { try store.addSearch(title, for: "x") }
    default:
      let stars = Int(random.below(5)) + 1
      let new = try store.addSearch(title, for: "rating:>=\(stars)")
      model.searches[new] = (title, stars)
      hasChanged = true
    }
  }

  private mutating func moveMember() throws {
    guard let group = someGroup, let members = model.members[group], !members.isEmpty else {
      return
    }
    let recipe = random.pick(members)
    let index = Int(random.below(Int64(members.count + 1)))
    try store.moveMember(recipe, of: group, to: index)
    model.moveMember(recipe, of: group, to: index)
    if model.members[group] != members { hasChanged = true }
  }

  init(store: Store, clock: TestClock, seed: UInt64) {
    self.store = store
    self.clock = clock
    random = SeededGenerator(seed: seed)
  }
}
