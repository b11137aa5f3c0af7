/// A file format of recipes: bytes in, recipes out, and back.
///
/// Each format is a static member in a folder of its own, and one entry in ``all``.
///
/// What a format knows and larder has no field for goes into ``RecipeContent/extras`` under the
/// format's name, as a text of the format's choice, and comes out again when the format writes the
/// recipe: unless a field says otherwise by then, for fields are what the cook edits.
package struct RecipeFormat: Sendable {
  /// The name after `--as` and `--from`.
  package let name: String

  /// One line for help and the manual.
  package let summary: String

  /// File name endings without the dot, in lower case: what is looked at in folders and archives.
  package let fileExtensions: [String]

  /// Whether a file holds one recipe, so that several are written into a folder.
  package var holdsOneRecipe = false

  /// Whether the folders above a file are the collections that hold its recipes.
  package var hasFoldersAsCollections = false

  /// Whether this looks like the format; asked in the order of ``all``. `nil` for a format that is
  /// only written.
  package var recognizes: (@Sendable (_ source: RecipeSource) -> Bool)?

  /// Reads a file. A recipe that is wrong by itself is left out and told in
  /// ``RecipeFile/problems``; what spoils the whole file is thrown.
  package var read: (@Sendable (_ source: RecipeSource) throws(FormatError) -> RecipeFile)?

  /// Hands the file over in pieces; `nil` for a format that is only read.
  package var write: (@Sendable (_ file: RecipeFile, _ emit: ([UInt8]) -> Void) -> Void)?
}

/// What is wrong with a file of recipes, and where.
package struct FormatError: Error, Hashable, Sendable {
  /// From 1.
  package let line: Int

  /// One lowercase line without a final full stop.
  package let problem: String

  package init(line: Int, problem: String) {
    self.line = line
    self.problem = problem
  }
}

extension RecipeFormat {
  /// Every format, the most particular first: ``json`` takes whatever looks like JSON, ``cooklang``
  /// nearly any text.
  package static let all: [RecipeFormat] = [
    .paprika, .tandoor, .mealie, .copyMeThat, .gourmet, .kreml, .masterCook, .planToEat,
    .myRecipeBox,
    .nextcloud, .jsonld, .apple, .json,
    .mealMaster, .recipeMD, .cooklang,
    .markdown, .html, .text,
  ]
}

extension RecipeFormat {
  package static let readable = all.filter { $0.read != nil }
  package static let writable = all.filter { $0.write != nil }
}
