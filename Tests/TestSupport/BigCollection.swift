package import RecipeStore

/// Recipes and collections in any number, the same for the same seed, as plain values.
///
///     let big = BigCollection.make(recipes: 100_000, collections: 1_000)
///     try big.fill(store)
package struct BigCollection: Sendable {
  /// A collection, with what it holds itself.
  package struct Group: Sendable {
    package var title: String

    /// An index into ``BigCollection/groups``, smaller than its own; `nil` at the top.
    package var parent: Int?

    /// The titles from the top down to its own.
    package var path: [String]

    /// Indices into ``BigCollection/recipes``, each once.
    package var members: [Int]
  }

  package var recipes: [RecipeContent] = []

  /// When each recipe came in.
  package var added: [Timestamp] = []

  /// Parents before their children, siblings with different titles.
  package var groups: [Group] = []

  /// Makes recipes, nearly all of them in one or two of the collections, which nest some five deep.
  package static func make(
    recipes: Int, collections: Int, seed: UInt64 = 1
  ) -> BigCollection {
    var random = SeededGenerator(seed: seed)
    var big = BigCollection()
    for index in 0..<collections { big.groups.append(big.group(index, &random)) }
    for index in 0..<recipes {
      big.recipes.append(.random(&random))
      big.added.append(Timestamp(seconds: 1_200_000_000 + random.below(400_000_000)))
      big.place(index, &random)
    }
    return big
  }

  /// A few at the top, five to eight below each.
  private func group(_ index: Int, _ random: inout SeededGenerator) -> Group {
    let parent = index < 8 ? nil : (index - 8) / 6
    let title = random.pick(BigCollection.groupWords) + " \(index + 1)"
    return Group(
      title: title, parent: parent, path: (parent.map { groups[$0].path } ?? []) + [title],
      members: [])
  }

  private mutating func place(_ recipe: Int, _ random: inout SeededGenerator) {
    guard !groups.isEmpty, random.below(20) > 0 else { return }
    let first = Int(random.below(Int64(groups.count)))
    groups[first].members.append(recipe)
    let second = Int(random.below(Int64(groups.count)))
    if random.below(10) == 0, second != first { groups[second].members.append(recipe) }
  }

  /// Puts everything into a store in one transaction.
  ///
  /// - Returns: The ids in the order of ``recipes`` and ``groups``.
  @discardableResult
  package func fill(
    _ store: some RecipeStore
  ) throws(StoreError) -> (recipes: [RecipeID], groups: [CollectionID]) {
    try store.begin("fill")
    do {
      let ids = try add(to: store)
      try store.commit()
      return ids
    } catch {
      store.rollback()
      throw error
    }
  }

  private func add(
    to store: some RecipeStore
  ) throws(StoreError) -> (recipes: [RecipeID], groups: [CollectionID]) {
    var recipeIDs: [RecipeID] = []
    for (content, added) in zip(recipes, added) {
      recipeIDs.append(
        try store.addRecipe(content, id: nil, added: added, changed: added, fingerprint: nil))
    }
    var groupIDs: [CollectionID] = []
    for group in groups {
      let id = try store.addCollection(group.title, in: group.parent.map { groupIDs[$0] })
      groupIDs.append(id)
      for member in group.members { _ = try store.file(recipeIDs[member], in: id) }
    }
    return (recipeIDs, groupIDs)
  }
}
