import Foundation
import ResponderScopeLive
import TestSupport
import Testing

/// Tests the answer that the page receives about a replayed journal.
@MainActor
@Suite("The answer to a replay")
struct ReplayAnswerTests {
  private static let sample = "DebugHost/Samples/Damaged/08-altered-verdict.jsonl"

  @Test(
    "a journal that is none is an answer, not an accident",
    arguments: ["nonsense", "{}\n{}"])
  func replay(text: String) {
    let answer = ReplayAnswer(Data(text.utf8))
    #expect(answer.isSame == false && answer.line.hasPrefix("Not a journal: line 1"))
  }

  @Test(
    "a journal without decisions is said to have none, as on the command line",
    arguments: [
      ("", 0, "no entries"),
      (
        #"{"focus":{"to":{"className":"UITextField"}},"kind":"focus","time":1,"version":1}"#, 1,
        "1 entry, and no decision among them"
      ),
    ])
  func nothing(text: String, entries: Int, line: String) {
    let answer = ReplayAnswer(Data(text.utf8))
    #expect(answer.isSame == nil && answer.decisions == 0 && answer.entries == entries)
    #expect(answer.line == line && answer.rows.count == entries)
  }

  @Test("reading counts to the time limit, and a request that was cancelled ends it")
  func deadline() async {
    let line = #"{"focus":{"to":{"className":"UITextField"}},"kind":"focus","time":1,"version":1}"#
    let data = Data(String(repeating: line + "\n", count: 3000).utf8)
    let answer = ReplayAnswer(data, within: 0)
    #expect(answer.entries == 0 && answer.line.contains("stopped after "))
    let cancelled = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return ReplayAnswer(data)
    }.value
    #expect(cancelled.entries == 0)
    #expect(ReplayAnswer(data).entries == 3000)
  }

  @Test("a journal of a newer version is one all the same")
  func newer() {
    let answer = ReplayAnswer(Data("{\"version\":99,\"kind\":\"focus\",\"time\":1}".utf8))
    #expect(answer.isSame == false && answer.line.hasPrefix("line 1: written by a newer version"))
  }

  @Test("what differs is named by its line in the file, as on the command line")
  func lineNumber() throws {
    let text = try Repository.text(Self.sample)
    let plain = ReplayAnswer(Data(text.utf8)).line
    let number = try #require(Int(plain.split(separator: " ")[1]))
    let moved = ReplayAnswer(Data(("\n\n" + text).utf8)).line
    #expect(moved.hasPrefix("line \(number + 2) differs"))
  }

  @Test("an opened journal lists what came out differently beside what was recorded")
  func differing() throws {
    let answer = ReplayAnswer(Data(try Repository.text(Self.sample).utf8))
    #expect(answer.isSame == false && answer.line.hasPrefix("line "))
    #expect(answer.line.contains(" differs: recorded "))
    // The replay continues after the first difference, and repeats as many decisions as the command
    // line does.
    #expect(answer.decisions == 29)
    let differing = answer.rows.filter { $0.now != nil }
    #expect(differing.count == 1 && differing.first?.isDecision == true)
    #expect(differing.first?.now?.contains("Dismiss") == true)
  }
}
