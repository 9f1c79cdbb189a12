import Foundation
import Testing

@testable import DebugHost

/// Tests the program from its arguments to its files, with the real device, screens and package.
///
/// The suite is serialized, because a process has only one device. It does not compare the
/// journal's text. An app's launch is a new process, whereas here the package remembers values of
/// earlier launches, such as the keyboard's last place, and records them. `scripts/check demo`
/// compares two processes, including the journal.
@MainActor
@Suite("Scene runs", .serialized)
struct SceneRunTests {
  private struct Run {
    var code: Int32
    var spy: ConsoleSpy
    var files: [String: Data]
  }

  /// Runs the program with its own output folder, reads the files, and removes the folder.
  private static func run(_ arguments: String...) throws -> Run {
    let path = NSTemporaryDirectory() + "debughost-run-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let spy = ConsoleSpy()
    let host = DebugHost(console: spy.console, catalog: DebugHost.allScenes)
    let code = host.run(arguments + ["--out", path])
    var files: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: path) {
      files[name] = try Data(contentsOf: URL(fileURLWithPath: path + "/" + name))
    }
    return Run(code: code, spy: spy, files: files)
  }

  /// One run of all scenes, which several tests use.
  ///
  /// The scene `flex` runs first by itself, because it installs the package in FLEX for the rest of
  /// the process. The HUD of every later scene then has one more row.
  private static let whole = Result {
    _ = try run("--scene", "flex", "--frames-per-second", "1")
    return try run("--frames-per-second", "5")
  }

  @Test("every scene plays to its end and leaves a picture a step, the journal and the page")
  func complete() throws {
    let run = try Self.whole.get()
    #expect(run.spy.complaints == [])
    try #require(run.code == 0)
    var expected = ["index.html", "journal.jsonl", "report.md"]
    for scene in DebugHost.allScenes {
      for (index, step) in scene.steps(on: Setting(model: scene.device)).enumerated() {
        expected.append(
          OutputFolder.stepName(scene: scene.name, number: index + 1, title: step.title))
        #expect(run.spy.lines.contains { $0.hasSuffix(step.title) })
      }
    }
    #expect(run.files.keys.sorted() == expected.sorted())
    for name in expected { #expect(run.files[name]?.isEmpty == false, "\(name) is empty") }
  }

  @Test("a second run in the same process draws the same pictures and says the same words")
  func repeatable() throws {
    let first = try Self.whole.get()
    let second = try Self.run("--frames-per-second", "5")
    #expect(second.spy.complaints == [])
    #expect(first.files.keys.sorted() == second.files.keys.sorted())
    for name in first.files.keys.sorted() where name != "journal.jsonl" {
      #expect(first.files[name] == second.files[name], "\(name) differs")
    }
    #expect(first.spy.lines.dropLast() == second.spy.lines.dropLast())
  }

  @Test("neither the scene before nor the frame rate changes what happens in a scene")
  func independent() throws {
    let whole = try Self.whole.get()
    let alone = try Self.run("--scene", "chat", "--frames-per-second", "30")
    let chat = whole.files.filter { $0.key.hasPrefix("chat-") }
    #expect(!chat.isEmpty)
    for name in chat.keys.sorted() {
      #expect(chat[name] == alone.files[name], "\(name) depends on the scene before it")
    }
  }
}
