import Foundation
import FoundationXML
import ResponderCore
import Testing

@testable import DebugHost

/// `DebugHost replay FILE` on the shipped samples, whole and damaged.
@MainActor
@Suite("Replay of a journal")
struct ReplayProgramTests {
  static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("DebugHost/Samples")

  private struct Run {
    var code: Int32
    var spy: ConsoleSpy
    var pictures: [String: String]
  }

  private func replay(_ path: String) throws -> Run {
    let out = NSTemporaryDirectory() + "debughost-replay-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: out) }
    let spy = ConsoleSpy()
    let host = DebugHost(console: spy.console, catalog: [])
    let code = host.run(["replay", path, "--out", out])
    var pictures: [String: String] = [:]
    for name in (try? FileManager.default.contentsOfDirectory(atPath: out)) ?? [] {
      pictures[name] = try String(contentsOfFile: out + "/" + name, encoding: .utf8)
    }
    return Run(code: code, spy: spy, pictures: pictures)
  }

  private func sample(_ name: String) -> String {
    Self.samples.appendingPathComponent(name).path
  }

  @Test(
    "a journal from a session: every decision the same, a picture each",
    arguments: [
      "form.jsonl", "chat.jsonl", "diagnosis-double-lift.jsonl", "diagnosis-orphan.jsonl",
      "diagnosis-overlay.jsonl",
    ])
  func whole(name: String) throws {
    let run = try replay(sample(name))
    #expect(run.code == 0 && run.spy.complaints.isEmpty)
    #expect(run.spy.lines.last?.hasSuffix("recomputed, all the same") == true)
    let entries = try JournalFile(path: sample(name)).entries
    let decisions = entries.filter { Replay([$0.entry]).decisions > 0 }
    #expect(run.pictures.count == decisions.count && !decisions.isEmpty)
    for (name, svg) in run.pictures {
      let delegate = WellFormed()
      let parser = XMLParser(data: Data(svg.utf8))
      parser.delegate = delegate
      #expect(parser.parse(), "\(name)")
      #expect(svg.contains("the same") && !svg.contains("nan") && !svg.contains("inf"), "\(name)")
    }
  }

  private final class WellFormed: NSObject, XMLParserDelegate {}

  nonisolated static let damaged: [(String, Int32, String)] = [
    ("01-empty", 1, "no entries"),
    ("02-cut-off", 1, "line 39: not a JSON object, or cut off"),
    ("03-no-journal", 1, "line 1: not a JSON object"),
    ("04-newer-version", 1, "line 3: written by a newer version (format 2; this reads up to 1)"),
    ("05-unknown-kind", 1, "line 2: unknown kind \"?[31mteleport\""),
    ("06-missing-value", 1, "is missing"),
    ("07-wrong-type", 1, "has a wrong value"),
    ("08-altered-verdict", 2, "differs: recorded"),
    ("09-altered-input", 2, "differs: recorded"),
    ("10-nested-without-end", 1, "line 2: not a JSON object"),
  ]

  @Test("a damaged journal is one clear line and a code that is not zero", arguments: damaged)
  func damaged(name: String, code: Int32, message: String) throws {
    let run = try replay(sample("Damaged/\(name).jsonl"))
    #expect(run.code == code)
    try #require(run.spy.complaints.count == 1)
    let line = run.spy.complaints[0]
    #expect(line.hasPrefix("DebugHost: ") && line.contains(message), "\(line)")
    #expect(line.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 })
  }

  @Test("the first line that differs is named by its number in the file")
  func firstDifference() throws {
    let run = try replay(sample("Damaged/08-altered-verdict.jsonl"))
    let text = try String(
      contentsOfFile: sample("Damaged/08-altered-verdict.jsonl"), encoding: .utf8)
    let whole = try String(contentsOfFile: sample("form.jsonl"), encoding: .utf8)
    let lines = zip(text.split(separator: "\n"), whole.split(separator: "\n"))
    let first = try #require(Array(lines).firstIndex { $0 != $1 })
    #expect(run.spy.complaints[0].contains(" line \(first + 1) differs"))
    #expect(
      run.pictures.values.filter { $0.contains("differs") && $0.contains("Now: ") }.count == 1)
  }

  @Test(
    "what is no file is one line",
    arguments: [
      ("/nowhere/at-all.jsonl", "there is no such file"), ("/dev/zero", "not a file"),
      ("/tmp", "not a file"),
    ])
  func noFile(path: String, message: String) throws {
    let run = try replay(path)
    #expect(run.code == 1 && run.spy.complaints == ["DebugHost: \(path): \(message)"])
  }

  @Test("a file larger than any journal is not read")
  func tooLarge() throws {
    let path = NSTemporaryDirectory() + "debughost-large-\(UUID().uuidString).jsonl"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try #require(FileManager.default.createFile(atPath: path, contents: nil))
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try handle.truncate(atOffset: UInt64(JournalFile.largest) + 1)
    try handle.close()
    #expect(try replay(path).spy.complaints.first?.contains("a journal has at most") == true)
  }

  @Test("names and places out of a hostile file reach neither terminal nor picture unescaped")
  func hostile() throws {
    let evil = ResponderIdentity(className: "<script>&\"\u{1b}[2J\u{202e}\n", identifier: "]]>")
    let huge = GeometryRecord(
      responder: evil, rect: CGRect(x: 1e308, y: -1e308, width: 1e308, height: .infinity),
      window: CGSize(width: 1e300, height: 1e-300), obscuredBy: [.infinite, .null])
    let action = ActionRecord(action: "Save", sender: evil, handler: nil, hops: .max)
    let entries = [
      JournalEntry(time: 1e308, event: .geometry(huge)),
      JournalEntry(
        time: -1e308, event: .diagnosis(try #require(Diagnosis.unhandledAction(action)))),
    ]
    let path = NSTemporaryDirectory() + "debughost-hostile-\(UUID().uuidString).jsonl"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(Journal.jsonLines(entries).utf8).write(to: URL(fileURLWithPath: path))
    let run = try replay(path)
    #expect(run.pictures.count == 2)
    for text in run.spy.lines + run.spy.complaints + Array(run.pictures.values) {
      #expect(!text.contains("\u{1b}") && !text.contains("\u{202e}"))
    }
    #expect(run.pictures.values.allSatisfy { !$0.contains("<script") })
  }

  @Test(
    "wrong arguments are one line",
    arguments: [[], ["a", "b"], ["a", "--out", ""], ["", "--out", "x"]])
  func arguments(arguments: [String]) {
    let spy = ConsoleSpy()
    let code = DebugHost(console: spy.console, catalog: []).run(["replay"] + arguments)
    #expect(code != 0 && spy.complaints.count == 1 && spy.lines.isEmpty)
  }

  @Test("help says what the exit codes mean")
  func help() {
    let spy = ConsoleSpy()
    #expect(DebugHost(console: spy.console, catalog: []).run(["replay", "--help"]) == 0)
    #expect(spy.lines.first?.contains("2 a decision differs") == true)
  }
}
