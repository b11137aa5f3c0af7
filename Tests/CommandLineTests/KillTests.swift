import Foundation
import Glibc
import TestSupport
import Testing

/// A store outlives whatever happens to the program. `KILLS=100 swift test --filter KillTests` for
/// more rounds.
@Suite("A script that is killed")
struct KillTests {
  static let rounds = ProcessInfo.processInfo.environment["KILLS"].flatMap(Int.init) ?? 15

  @Test("leaves a sound store with every recipe whose line was printed", arguments: 0..<rounds)
  func kill(round: Int) throws {
    var random = SeededGenerator(seed: UInt64(round))
    let home = try TemporaryFolder()
    let script = (0..<5000).map { "add recipe \"Recipe \($0)\" servings=4 tags=t\($0 % 7)\n" }
    try home.write(script.joined(), to: "script")
    let child = try Program.larder.start(
      [], in: home,
      streams: [
        .file(home.path("script"), writing: false), .file(home.path("out"), writing: true),
        .file(home.path("err"), writing: true),
      ])
    // Once it prints, it is in the middle of its work.
    let deadline = Date(timeIntervalSinceNow: 20)
    while try home.read("out").isEmpty, Date() < deadline { usleep(200) }
    usleep(UInt32.random(in: 0..<100_000, using: &random))
    child.send(SIGKILL)
    #expect(child.wait() == 128 + SIGKILL, "seed \(round): it had ended before")

    let printed = try home.read("out").split(separator: "\n").filter { $0.hasPrefix("Added ") }
    #expect(!printed.isEmpty)
    let check = try Program.larder.run(["check"], in: home)
    #expect(check.status == 0, "\(check)")
    let rows = try Program.larder.run(
      ["-o", "tsv", "-c", "select all", "-c", "show list"], in: home)
    let ids = Set(
      rows.output.split(separator: "\n").compactMap { $0.split(separator: "\t").dropFirst().first })
    for line in printed {
      #expect(ids.contains(line.split(separator: " ")[1]), "seed \(round): \(line)")
    }
    // Nothing half: at most the one whose line was on its way.
    #expect(ids.count - 1 <= printed.count + 1)
  }
}
