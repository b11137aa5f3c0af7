// swift-tools-version: 6.0

import Foundation
import PackageDescription

/// Upcoming features that every target of ours turns on.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Programs that show how the library is used, each in a folder of `Tests/Examples`.
let examples = ["Articles", "ContactsList", "FruitList", "MailSidebar", "ProductList", "TaskList"]

let package = Package(
  name: "larder",
  products: [
    .library(name: "Diffable", targets: ["Diffable"]),
    .executable(name: "larder", targets: ["larder"]),
  ],
  targets: [
    .systemLibrary(name: "CArchive"),
    .systemLibrary(name: "CMark"),
    .systemLibrary(name: "CReadline"),
    .systemLibrary(name: "CSQLite"),
    .systemLibrary(name: "CUTF8Proc"),
    .systemLibrary(name: "CXML", pkgConfig: "libxml-2.0"),
    .systemLibrary(name: "CYAML"),

    .target(name: "Diffable", swiftSettings: strict),
    .target(name: "RecipeStore", dependencies: ["CSQLite", "CUTF8Proc"], swiftSettings: strict),
    .target(
      name: "RecipeFormats", dependencies: ["RecipeStore", "CArchive", "CMark", "CXML", "CYAML"],
      swiftSettings: strict),
    .target(
      name: "RecipeBrowser",
      dependencies: ["Diffable", "RecipeStore", "RecipeFormats", "CUTF8Proc"],
      swiftSettings: strict),
    .executableTarget(
      name: "larder",
      dependencies: ["RecipeBrowser", "RecipeFormats", "RecipeStore", "CReadline"],
      // Links to the pages in `man`: the program installs them from wherever it is.
      resources: [.embedInCode("Manual/larder.1"), .embedInCode("Manual/larder-script.5")],
      swiftSettings: strict,
      // The runtime inside the program halves the time to the first prompt.
      linkerSettings: [.unsafeFlags(["-static-stdlib"], .when(configuration: .release))]),

    .target(
      name: "TestSupport", dependencies: ["RecipeStore"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .systemLibrary(name: "CMalloc", path: "Tests/CMalloc"),
    .executableTarget(
      name: "Benchmarks", dependencies: ["Diffable", "CMalloc", "TestSupport"],
      path: "Tests/Benchmarks",
      swiftSettings: strict),
    .target(
      name: "DiffableModels", dependencies: ["Diffable"], path: "Tests/DiffableModels",
      swiftSettings: strict),
    .testTarget(
      name: "DiffableTests", dependencies: ["Diffable", "DiffableModels", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "RecipeStoreTests", dependencies: ["RecipeStore", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "RecipeFormatsTests", dependencies: ["RecipeFormats", "RecipeStore", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "RecipeBrowserTests",
      dependencies: ["RecipeBrowser", "RecipeFormats", "RecipeStore", "TestSupport"],
      exclude: ["Exchange/Fixtures"], swiftSettings: strict),
    // They run the program that is built beside them. Depending on it would link the tests as the
    // program is linked, without the dynamic libraries that tests need.
    .testTarget(
      name: "CommandLineTests",
      dependencies: ["RecipeBrowser", "RecipeFormats", "TestSupport"],
      exclude: ["Transcripts", "Fixtures"], swiftSettings: strict),

    .target(
      name: "ExampleSupport", dependencies: ["Diffable"], path: "Tests/Examples/Support",
      swiftSettings: strict),
  ]
    + examples.map { name in
      .executableTarget(
        name: "\(name)Example", dependencies: ["Diffable", "ExampleSupport"],
        path: "Tests/Examples/\(name)", exclude: ["Output.txt"], swiftSettings: strict)
    },
  swiftLanguageModes: [.v6]
)

// For `swift build --sanitize=fuzzer`, which links no program that has a `main` of its own.
if Context.environment["FUZZ"] != nil {
  let sanitized = ["-sanitize=fuzzer,address"]
  let folder = Context.packageDirectory + "/Tests/Fuzzers"
  let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    .filter { !$0.contains(".") }.sorted()
  package.products = []
  package.targets.removeAll { $0.type == .executable || $0.type == .test }
  for module in package.targets where module.type == .regular {
    module.swiftSettings = strict + [.define("INTERNAL_CHECKS"), .unsafeFlags(sanitized)]
  }
  package.targets += names.map { name in
    .executableTarget(
      name: name,
      dependencies: ["DiffableModels", "RecipeBrowser", "RecipeFormats", "TestSupport"],
      path: "Tests/Fuzzers/\(name)", exclude: ["Corpus"],
      swiftSettings: strict + [.unsafeFlags(sanitized + ["-parse-as-library"])],
      linkerSettings: [.unsafeFlags(sanitized)])
  }
}
