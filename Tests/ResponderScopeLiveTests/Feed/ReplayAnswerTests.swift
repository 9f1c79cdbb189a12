import Foundation
import TestSupport
import Testing

@testable import ResponderScopeLive

@MainActor
@Suite("The answer to a replay")
struct ReplayAnswerTests {
  private static let sample = "DebugHost/Samples/Damaged/08-altered-verdict.jsonl"
  private nonisolated static let focus =
    #"{"focus":{"to":{"className":"UITextField"}},"kind":"focus","time":1,"version":2}"#

  @Test(
    "journals without decisions, and files that are none",
    arguments: [
      ("nonsense", false, 0, "Not a journal: line 1"),
      ("{}\n{}", false, 0, "Not a journal: line 1"),
      (
        "{\"version\":99,\"kind\":\"focus\",\"time\":1}", false, 0,
        "line 1: in version 99 of the format"
      ),
      ("", nil, 0, "no entries"), (focus, nil, 1, "1 entry, and no decision among them"),
    ] as [(String, Bool?, Int, String)])
  func nothing(text: String, isSame: Bool?, entries: Int, line: String) {
    let answer = ReplayAnswer(Data(text.utf8))
    #expect(answer.isSame == isSame && answer.decisions == 0 && answer.entries == entries)
    #expect(answer.line.hasPrefix(line) && answer.rows.count == entries)
  }

  @Test("a time limit or a cancellation ends the reading")
  func deadline() async {
    let data = Data(String(repeating: Self.focus + "\n", count: 3000).utf8)
    let answer = ReplayAnswer(data, within: 0)
    #expect(answer.entries == 0 && answer.line.contains("stopped after "))
    let cancelled = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return ReplayAnswer(data)
    }.value
    #expect(cancelled.entries == 0)
    #expect(ReplayAnswer(data).entries == 3000)
  }

  @Test("what differs is named by its line, and listed")
  func differing() throws {
    let text = try Repository.text(Self.sample)
    let answer = ReplayAnswer(Data(text.utf8))
    let number = try #require(Int(answer.line.split(separator: " ")[1]))
    #expect(answer.isSame == false && answer.line.hasPrefix("line \(number) differs: recorded "))
    // The replay continues after the first difference, and repeats as many decisions as the command
    // line does.
    #expect(answer.decisions == 29)
    let differing = answer.rows.filter { $0.now != nil }
    #expect(differing.count == 1 && differing.first?.isDecision == true)
    #expect(differing.first?.now?.contains("Dismiss") == true)
    let moved = ReplayAnswer(Data(("\n\n" + text).utf8)).line
    #expect(moved.hasPrefix("line \(number + 2) differs"))
  }
}
