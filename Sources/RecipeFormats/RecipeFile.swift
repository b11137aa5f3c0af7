package import RecipeStore

/// What a file of recipes says, whatever its format.
package struct RecipeFile: Hashable, Sendable {
  /// A recipe in a file.
  package struct Entry: Hashable, Sendable {
    /// The number that the file gives it, kept in the store where it is free.
    package var number: Int64?

    /// What the format itself tells the recipe by, in whatever file it is: an identifier or an
    /// address. `nil` where there is none; its title within files of one name tells it then.
    package var key: String?

    package var content: RecipeContent
    package var added: Timestamp?
    package var changed: Timestamp?

    /// The line of the file at which the recipe begins, from 1; 0 when it is not from a file.
    package var line: Int

    package init(
      number: Int64? = nil, content: RecipeContent, added: Timestamp? = nil,
      changed: Timestamp? = nil, line: Int = 0
    ) {
      self.number = number
      self.content = content
      self.added = added
      self.changed = changed
      self.line = line
    }
  }

  /// A collection in a file.
  package struct Group: Hashable, Sendable {
    /// The titles from the top down to this collection's own; never empty.
    package var path: [String]

    /// What it holds itself, in its order: indices into ``RecipeFile/recipes``.
    package var members: [Int]

    package init(path: [String], members: [Int]) {
      self.path = path
      self.members = members
    }
  }

  /// A saved search in a file.
  package struct Search: Hashable, Sendable {
    package var title: String
    package var query: String

    package init(title: String, query: String) {
      self.title = title
      self.query = query
    }
  }

  package var recipes: [Entry]

  /// Parents before their children, siblings in their order.
  package var groups: [Group]

  package var searches: [Search] = []

  /// What is wrong with recipes that are left out of ``recipes``, by line.
  package var problems: [FormatError] = []

  package init(recipes: [Entry] = [], groups: [Group] = [], problems: [FormatError] = []) {
    self.recipes = recipes
    self.groups = groups
    self.problems = problems
  }

  /// Refuses a file of which nothing could be read.
  func requireRecipes() throws(FormatError) {
    if recipes.isEmpty, let problem = problems.first { throw problem }
  }
}
