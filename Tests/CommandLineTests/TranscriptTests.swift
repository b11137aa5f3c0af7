import Foundation
import TestSupport
import Testing

/// Replays `Transcripts/*.txt`. To accept new output, run `RECORD=1 swift test`, then read the diff.
@Suite("Transcripts")
struct TranscriptTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Transcripts")

  @Test("replay as recorded", arguments: Transcript.all(in: folder))
  func replay(_ transcript: Transcript) throws {
    let actual = try transcript.replayed(by: .larder, files: [Package.samples, Package.kitchen])
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try actual.write(to: transcript.url, atomically: true, encoding: .utf8)
      Issue.record("recorded \(transcript); run again without RECORD")
    } else {
      #expect(actual == (try transcript.recorded()))
    }
  }

  @Test("exist")
  func exist() {
    #expect(!Transcript.all(in: Self.folder).isEmpty)
  }
}
