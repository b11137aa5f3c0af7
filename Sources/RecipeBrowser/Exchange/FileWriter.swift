import RecipeFormats
import RecipeStore

/// Writes gathered recipes to a file, or a file each into a folder where the format holds one.
struct FileWriter {
  let world: any OutsideWorld
  let format: RecipeFormat

  /// Whether nothing is written, and only what is refused beforehand is.
  var isRehearsed = false

  /// - Throws: `.refused` when several recipes would go to standard output in such a format.
  func write(_ file: RecipeFile, to path: String) throws(CommandError) {
    let isFolder = path != "-" && ((try? world.files(in: path)) ?? nil) != nil
    if format.holdsOneRecipe, file.recipes.count != 1 || isFolder {
      if path == "-" {
        throw .refused("a file of '\(format.name)' holds one recipe: name a folder, or one recipe")
      }
      return try writeFolder(file, to: path)
    }
    try writeFile(file, to: path)
  }

  private func writeFolder(_ file: RecipeFile, to root: String) throws(CommandError) {
    var naming = FileNaming()
    var folders: [[String]?] = Array(repeating: nil, count: file.recipes.count)
    if format.hasFoldersAsCollections {
      for group in file.groups {
        for member in group.members where folders[member] == nil { folders[member] = group.path }
      }
    }
    try making { () throws(FileError) in try world.makeFolder(root) }
    for (index, recipe) in file.recipes.enumerated() {
      if world.takeInterrupt() { throw .interrupted }
      let path = ([root] + (folders[index] ?? []).map(FileNaming.component)).joined(separator: "/")
      try making { () throws(FileError) in try world.makeFolder(path) }
      let name = naming.name(
        for: recipe.content.title, in: path, fileExtension: format.fileExtensions.first ?? "")
      try writeFile(RecipeFile(recipes: [recipe]), to: path + "/" + name)
    }
  }

  private func writeFile(_ file: RecipeFile, to path: String) throws(CommandError) {
    try making { () throws(FileError) in
      try world.write(to: path) { emit in format.write?(file, emit) }
    }
  }

  private func making(_ body: () throws(FileError) -> Void) throws(CommandError) {
    if isRehearsed { return }
    do throws(FileError) {
      try body()
    } catch {
      throw .file(path: error.path, reason: error.reason)
    }
  }
}
