extension RecipeFormat {
  /// Larder's own form, which keeps everything. Asked after every other form of JSON.
  ///
  ///     {"larder": 1,
  ///      "collections": [{"title": "Dinner", "recipes": [1], "collections": [{"title": "Pasta"}]}],
  ///      "recipes": [{"id": 1, "title": "Lasagne", "cookMinutes": 40, "ingredients": ["…"]}]}
  ///
  /// Only `title` is required, and keys that are not known are skipped. A recipe may also say itself
  /// where it belongs, as `"collections": ["Dinner/Pasta"]`; an array of recipes or one recipe alone
  /// is a file too. A recipe without `id` is named in a collection by its place in the file: `"#1"`.
  package static let json = RecipeFormat(
    name: "json",
    summary: "larder's own JSON, which keeps everything",
    fileExtensions: ["json"],
    recognizes: { source in
      var cursor = JSONCursor(source.bytes)
      let kind = try? cursor.peek()
      return kind == .object || kind == .array
    },
    read: { source throws(FormatError) in try LarderJSONReader.read(source.bytes) },
    write: { file, emit in LarderJSONWriter.write(file, emit) })
}
