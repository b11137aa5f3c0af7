// What the code of the articles and of the README prints, each under its own heading.
let articles: [(name: String, run: () throws -> Void)] = [
  ("Differences", differences), ("Hierarchies", hierarchies),
  ("ListViews", listViews), ("ComingFromUIKit", comingFromUIKit), ("Readme", readme),
]
for article in articles {
  print("== \(article.name)")
  try article.run()
}
