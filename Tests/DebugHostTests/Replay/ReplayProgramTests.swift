import Foundation
import FoundationXML
import ResponderCore
import TestSupport
import Testing

@testable import DebugHost

/// Tests `DebugHost replay FILE` with the shipped samples, intact and damaged.
@MainActor
@Suite("Replay of a journal")
struct ReplayProgramTests {
  static let samples = Repository.url("DebugHost/Samples")

  private struct Run {
    var code: Int32
    var spy: ConsoleSpy
    var pictures: [String: String]
    /// The page that lists the pictures.
    var index: String?
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
    let index = pictures.removeValue(forKey: "replay.html")
    return Run(code: code, spy: spy, pictures: pictures, index: index)
  }

  private func sample(_ name: String) -> String {
    Self.samples.appendingPathComponent(name).path
  }

  @Test(
    "a journal from a session replays with every decision the same, and draws a picture of each",
    arguments: [
      "form.jsonl", "chat.jsonl", "diagnosis-double-lift.jsonl", "diagnosis-orphan.jsonl",
      "diagnosis-overlay.jsonl",
    ])
  func whole(name: String) throws {
    let run = try replay(sample(name))
    #expect(run.code == 0 && run.spy.complaints.isEmpty)
    #expect(run.spy.lines.last?.hasSuffix("recomputed, all the same") == true)
    let entries = try JournalFile(path: sample(name)).reading.lines
    let decisions = entries.filter { Replay([$0.entry]).decisions > 0 }
    #expect(run.pictures.count == decisions.count && !decisions.isEmpty)
    // Sorted by name, the pictures are in the order of the journal, and the page lists them all.
    let index = try #require(run.index)
    var rest = index[...]
    for (picture, entry) in zip(run.pictures.keys.sorted(), decisions) {
      #expect(picture.contains("-\(entry.entry.kind.rawValue)".lowercased()), "\(picture)")
      let place = try #require(rest.range(of: "src=\"\(picture)\""))
      rest = rest[place.upperBound...]
    }
    for (name, svg) in run.pictures {
      let delegate = WellFormed()
      let parser = XMLParser(data: Data(svg.utf8))
      parser.delegate = delegate
      #expect(parser.parse(), "\(name)")
      #expect(svg.contains("the same") && !svg.contains("nan") && !svg.contains("inf"), "\(name)")
    }
  }

  private final class WellFormed: NSObject, XMLParserDelegate {}

  /// Returns the rows of a table in the samples' README: the file name at the start of each, and
  /// the other cells.
  private static func rows(under heading: String) -> [(name: String, cells: [String])] {
    let text = try? String(
      contentsOf: samples.appendingPathComponent("README.md"), encoding: .utf8)
    let lines = (text ?? "").components(separatedBy: "\n")
    return lines.drop { !$0.hasPrefix("| \(heading) |") }.prefix { $0.hasPrefix("|") }.dropFirst(2)
      .map { line in
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        return (String(cells[0].split(separator: "`")[0]), Array(cells.dropFirst()))
      }
  }

  private static func files(_ folder: String) throws -> [String] {
    let path = samples.appendingPathComponent(folder).path
    return try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { $0.hasSuffix(".jsonl") }.sorted()
  }

  @Test("the samples' README names every sample, and says how many decisions it has")
  func wholeAsTold() throws {
    let told = Self.rows(under: "Journal")
    #expect(told.map(\.name).sorted() == (try Self.files(".")))
    for (name, cells) in told {
      let run = try replay(sample(name))
      #expect(
        run.code == 0 && run.spy.lines.last == "\(cells[0]) decisions recomputed, all the same")
    }
  }

  @Test(
    "a damaged journal gives one clear line, and the exit code that the samples' README states")
  func damagedAsTold() throws {
    let told = Self.rows(under: "Damaged journal")
    #expect(told.map(\.name).sorted() == (try Self.files("Damaged")))
    for (name, cells) in told {
      let run = try replay(sample("Damaged/\(name)"))
      #expect(run.code == Int32(cells[0]), "\(name)")
      try #require(run.spy.complaints.count == 1, "\(name): \(run.spy.complaints)")
      let line = run.spy.complaints[0]
      #expect(line.hasPrefix("DebugHost: ") && line.contains("\(name): \(cells[1])"), "\(line)")
      // The program draws nothing for a journal that it refuses, and every entry that it can read
      // for a journal that it replays.
      #expect(run.pictures.isEmpty == (run.code == 1), "\(name)")
      #expect(line.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 })
    }
  }

  @Test("the command names the first line that differs by its number in the file")
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
    "a path that is no file gives one line",
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

  @Test("names and places from a hostile file reach neither the terminal nor a picture unescaped")
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
    #expect(run.index?.contains("<script") == false)
    for text in run.spy.lines + run.spy.complaints + Array(run.pictures.values) + [run.index ?? ""]
    {
      #expect(!text.contains("\u{1b}") && !text.contains("\u{202e}"))
    }
    #expect(run.pictures.values.allSatisfy { !$0.contains("<script") })
  }

  @Test(
    "wrong arguments give one line",
    arguments: [[], ["a", "b"], ["a", "--out", ""], ["", "--out", "x"]])
  func arguments(arguments: [String]) {
    let spy = ConsoleSpy()
    let code = DebugHost(console: spy.console, catalog: []).run(["replay"] + arguments)
    #expect(code != 0 && spy.complaints.count == 1 && spy.lines.isEmpty)
  }

  @Test("the help says what the exit codes mean")
  func help() {
    let spy = ConsoleSpy()
    #expect(DebugHost(console: spy.console, catalog: []).run(["replay", "--help"]) == 0)
    #expect(spy.lines.first?.contains("2 a decision differs") == true)
  }
}
