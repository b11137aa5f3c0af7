import RecipeStore
import TestSupport
import Testing

@testable import RecipeBrowser

@Suite("The options of every command")
struct CommandOptionTests {
  static let commands = Command.all.map(\.name)

  /// What a line says that is refused.
  private func refusal(of line: String) throws -> String {
    let browser = try CommandSamples.browser()
    browser.run(CommandSamples.start)
    let before = browser.run("export --to -")
    browser.run(line)
    let errors = browser.world.takeErrors()
    #expect(errors.split(separator: "\n").count == 1, "\(line)")
    #expect(browser.run("export --to -") == before, "\(line)")
    return errors
  }

  @Test("are accepted, each in a line that does something", arguments: commands)
  func accepted(name: String) throws {
    let command = try Command.named(name, prefixes: false)
    let samples = try #require(CommandSamples.lines[name])
    let folder = try TemporaryFolder()
    for sample in samples {
      let browser = try CommandSamples.browser()
      browser.run(CommandSamples.start)
      #expect(browser.world.takeErrors() == "")
      let output = browser.run(sample.replacing("FOLDER", with: folder.path))
      #expect(browser.world.takeErrors() == "", "\(sample)")
      let says = ["watch": "", "export --to -": "{\n"][sample] ?? #""command":"\#(name)""#
      #expect(says.isEmpty ? output.isEmpty : output.contains(says), "\(sample)")
    }
    for option in command.flags + command.valued where option != Command.dryRun {
      #expect(samples.contains { $0.contains(option) }, "\(option)")
    }
  }

  @Test("that are none are refused, with the nearest that is one", arguments: commands)
  func unknown(name: String) throws {
    let command = try Command.named(name, prefixes: false)
    let sample = CommandSamples.lines[name]?.first ?? ""
    for unknown in ["--frobnicate", "--frobnicate=yes"] {
      let errors = try refusal(of: "\(sample) \(unknown)")
      #expect(errors.contains(#""error":"usage""#))
      #expect(
        errors.contains("there is no option '\(unknown)'; usage: \(command.usage.prefix(20))"))
    }
    for option in command.allFlags + command.valued {
      let mistyped = option.dropLast() + "_"
      #expect(
        try refusal(of: "\(sample) \(mistyped)").contains(
          "there is no option '\(mistyped)'; did you mean '\(option)'?"))
    }
  }

  @Test("want a value or none, and say so", arguments: commands)
  func values(name: String) throws {
    let command = try Command.named(name, prefixes: false)
    let sample = CommandSamples.lines[name]?.first ?? ""
    for option in command.valued {
      let errors = try refusal(of: "\(sample) \(option)")
      #expect(errors.contains("\(option) wants a value; usage: \(name)"))
    }
    for option in command.allFlags {
      let errors = try refusal(of: "\(sample) \(option)=yes")
      #expect(errors.contains("\(option) takes no value"))
    }
  }

  @Test("come with as many words as the usage says, or are refused with it", arguments: commands)
  func words(name: String) throws {
    let usage = try Command.named(name, prefixes: false).usage
    let range = UsageForm(usage: usage, of: name).wordCounts
    var wrong: [String] = []
    if range.lowerBound > 1 {
      wrong.append(
        ([name] + Array(repeating: "Lasagne", count: range.lowerBound - 2)).joined(separator: " "))
    }
    if range.upperBound < .max {
      wrong.append(
        ([name] + Array(repeating: "Lasagne", count: range.upperBound)).joined(separator: " "))
    }
    for line in wrong {
      let errors = try refusal(of: line)
      #expect(errors.contains(#""error":"usage""#), "\(line)")
      #expect(errors.contains("\"usage: \(name)"), "\(line): \(errors)")
    }
  }
}
