extension RecipeFormat {
  /// A recipe of Nextcloud Cookbook, a schema.org Recipe in a folder of its own: read as
  /// ``jsonld``, under whose name it keeps what no field holds.
  package static let nextcloud = RecipeFormat(
    name: "nextcloud",
    summary: "Nextcloud Cookbook's folders",
    fileExtensions: ["json"],
    recognizes: { source in
      source.name == "recipe.json" && RecipeFormat.jsonld.recognizes?(source) == true
    },
    read: { source throws(FormatError) in
      var reader = JSONLDReader(format: "jsonld")
      return try reader.read(source)
    })
}
