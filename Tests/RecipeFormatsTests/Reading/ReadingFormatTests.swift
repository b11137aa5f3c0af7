import Foundation
import RecipeFormats
import RecipeStore
import Testing

@Suite("Forms for reading")
struct ReadingFormatTests {
  static let file: RecipeFile = {
    var content = RecipeContent(title: "Pie <b> & *Mash*")
    content.servings = "4"
    content.prepMinutes = 90
    content.cookMinutes = 20
    content.rating = 4
    content.tags = ["a", "b"]
    content.source = "https://a.example/?a=1&b=2"
    content.ingredients = ["1 egg_white", "# not a heading"]
    content.directions = ["Mix.\nWell.", "1. Bake."]
    content.notes = "first\n</script><script>alert(1)</script>"
    return RecipeFile(recipes: [RecipeFile.Entry(content: content)])
  }()

  func written(_ format: RecipeFormat) -> String {
    String(decoding: format.written(Self.file), as: UTF8.self)
  }

  @Test("escape what Markdown would take for mark-up")
  func markdown() {
    #expect(
      written(.markdown) == ##"""
        # Pie \<b> \& \*Mash\*

        - **Servings:** 4
        - **Preparation:** 1 h 30 min
        - **Cooking:** 20 min
        - **Rating:** 4 of 5
        - **Tags:** a, b
        - **Source:** https://a.example/?a=1\&b=2

        ## Ingredients

        - 1 egg\_white
        - \# not a heading

        ## Directions

        1. Mix.  
           Well.
        2. 1\. Bake.

        ## Notes

        first
        \</script>\<script>alert(1)\</script>

        """##)
  }

  @Test("are plain in plain text")
  func text() {
    #expect(
      written(.text) == """
        Pie <b> & *Mash*
        ================

        Servings: 4
        Preparation: 1 h 30 min
        Cooking: 20 min
        Rating: 4 of 5
        Tags: a, b
        Source: https://a.example/?a=1&b=2

        Ingredients

          1 egg_white
          # not a heading

        Directions

          1. Mix.
             Well.
          2. 1. Bake.

        Notes

          first
          </script><script>alert(1)</script>

        """)
  }

  @Test("are one page in HTML, which nothing breaks out of and which can be imported")
  func html() throws {
    let page = written(.html)
    #expect(page.contains("<h1>Pie &lt;b&gt; &amp; *Mash*</h1>"))
    #expect(page.contains("<li>Mix.<br>\nWell.</li>"))
    #expect(page.contains("<a href=\"https://a.example/?a=1&amp;b=2\">"))
    #expect(page.components(separatedBy: "<script").count == 2)
    #expect(!page.contains("<link") && !page.contains("src="))
    let back = try RecipeFormat.jsonld.read(page)
    #expect(back.recipes[0].content.title == "Pie <b> & *Mash*")
    #expect(back.recipes[0].content.ingredients == ["1 egg_white", "# not a heading"])
    #expect(back.recipes[0].content.notes.hasSuffix("</script><script>alert(1)</script>"))
  }

  @Test("have names for files, each its own, whatever the titles")
  func names() {
    var naming = FileNaming()
    let long = String(repeating: "🍕", count: 75)
    let titles = ["a/b", "..", "-x", "Pie", "pie", long + "1", long + "2", "\u{0}", " ", "./../x"]
    let names = titles.map { naming.name(for: $0, in: "f", fileExtension: "cook") }
    #expect(Set(names.map { $0.lowercased() }).count == titles.count)
    #expect(names[0] == "a-b.cook" && names[4] == "pie 2.cook")
    for name in names {
      #expect(!name.contains("/") && !name.hasPrefix(".") && !name.hasPrefix("-"))
      #expect(name.utf8.count <= 255)
    }
  }
}
