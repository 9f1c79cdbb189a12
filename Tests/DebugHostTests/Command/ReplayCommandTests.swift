import Foundation
import TestSupport
import Testing

@testable import DebugHost

/// Tests `DebugHost replay FILE` with the samples, intact and damaged.
@MainActor
@Suite("Replay of a journal")
struct ReplayCommandTests {
  private func replay(_ path: String) -> (code: Int32, spy: ConsoleSpy) {
    let spy = ConsoleSpy()
    return (DebugHost(console: spy.console, catalog: []).run(["replay", path]), spy)
  }

  nonisolated static let samples: [(name: String, code: Int32, decisions: Int?, words: String?)] = [
    ("form", 0, 29, nil), ("chat", 0, 32, nil), ("diagnosis-double-lift", 0, 12, nil),
    ("diagnosis-orphan-at-rest", 0, 10, nil),
    ("diagnosis-responder-outside-key-window-overlay", 0, 11, nil),
    ("Damaged/01-empty", 1, nil, "no entries"),
    ("Damaged/02-cut-off", 0, nil, "line 39: not a JSON object, or cut off; skipped"),
    ("Damaged/03-no-journal", 1, nil, "line 1: not a JSON object, or cut off"),
    (
      "Damaged/04-newer-version", 0, nil,
      "line 3: in version 3 of the format; this reads version 2; skipped"
    ),
    ("Damaged/05-unknown-kind", 0, nil, #"line 2: unknown kind "?[31mteleport"; skipped"#),
    (
      "Damaged/06-missing-value", 0, nil,
      #"line 5: "anchor.decision.newBottomInset" is missing; skipped"#
    ),
    (
      "Damaged/07-wrong-type", 0, nil,
      #"line 5: "anchor.decision.offset" has a wrong value; skipped"#
    ),
    ("Damaged/08-altered-verdict", 2, 29, "line 20 differs"),
    ("Damaged/09-altered-input", 2, nil, "line 19 differs"),
    ("Damaged/10-nested-without-end", 0, nil, "line 2: not a JSON object, or cut off; skipped"),
  ]

  @Test("a sample gives its exit code, its decisions and what is wrong", arguments: samples)
  func sample(name: String, code: Int32, decisions: Int?, words: String?) {
    let path = Repository.url("DebugHost/Samples/\(name).jsonl").path
    let run = replay(path)
    #expect(run.code == code)
    let lines = run.spy.lines.filter { $0.hasPrefix("line ") }
    if let decisions { #expect(lines.count == decisions) }
    #expect(run.spy.complaints.count == (words == nil ? 0 : 1))
    if let words { #expect(run.spy.complaints[0].hasPrefix("DebugHost: \(path): \(words)")) }
    #expect(lines.count { $0.contains("  DIFFERS  ") } == (code == 2 ? 1 : 0))
    if code == 0 {
      let count = lines.count == 1 ? "1 decision" : "\(lines.count) decisions"
      #expect(run.spy.lines.last == "\(count) recomputed, all the same")
    }
    for line in run.spy.lines + run.spy.complaints {
      #expect(line.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 })
    }
  }
}
