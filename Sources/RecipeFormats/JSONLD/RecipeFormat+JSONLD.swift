extension RecipeFormat {
  /// schema.org Recipe as JSON-LD, bare or in a saved web page, where microdata does without it.
  ///
  /// Written is one object, or a `@graph` of several. What larder has no field for is kept as the
  /// Recipe's members, also the shape of what it has fields for, such as sections of steps. There is
  /// no place for collections, favorites, ratings of the cook's own and dates.
  package static let jsonld = RecipeFormat(
    name: "jsonld",
    summary: "schema.org Recipe as JSON-LD, also in a saved web page",
    fileExtensions: ["json", "jsonld", "html", "htm", "xhtml"],
    recognizes: { JSONLDReader.recognizes($0.bytes) },
    read: { source throws(FormatError) in
      var reader = JSONLDReader(format: "jsonld")
      return try reader.read(source)
    },
    write: { file, emit in
      var json = JSONWriter(.indented)
      json.beginObject()
      json.field("@context", "https://schema.org")
      if file.recipes.count == 1 {
        for member in JSONLDRecipe.object(of: file.recipes[0].content, keptFor: "jsonld").members {
          json.key(member.key)
          json.value(member.value)
        }
      } else {
        json.key("@graph")
        json.beginArray()
        for recipe in file.recipes {
          json.value(.object(JSONLDRecipe.object(of: recipe.content, keptFor: "jsonld")))
          if json.bytes.count > 1 << 16 { emit(json.take()) }
        }
        json.endArray()
      }
      json.endObject()
      json.endLine()
      emit(json.take())
    })
}
