import Foundation
import Testing

@testable import DebugHost

/// Tests the program from its arguments to its files, with the real device, screens and package.
///
/// `scripts/check demo` plays every scene, without pictures, in combinations of all devices and
/// settings.
@MainActor
@Suite("Scene runs", .serialized)
struct SceneRunTests {
  /// Runs the program with its own output folder, returns the files' contents, and removes the
  /// folder.
  private func run(_ arguments: [String]) throws -> [String: String] {
    let path = NSTemporaryDirectory() + "debughost-run-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let spy = ConsoleSpy()
    let host = DebugHost(console: spy.console, catalog: DebugHost.allScenes)
    let code = host.run(arguments + ["--out", path])
    #expect(code == 0, "\(spy.complaints)")
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try String(contentsOfFile: path + "/" + $0, encoding: .utf8))
      })
  }

  @Test("every scene leaves a picture a step, the journal and the page")
  func complete() throws {
    let files = try run(["--frames-per-second", "5"])
    let steps = DebugHost.allScenes.map { $0.steps(on: Setting(model: $0.device)).count }
    #expect(files.count == steps.reduce(3, +))
    #expect(files.values.allSatisfy { !$0.isEmpty })
  }

  @Test(
    "a scene's facts hold on other devices",
    arguments: [
      ["--scene", "form", "--devices"],
      ["--scene", "form", "--device", "iphone-se", "--dark", "--rtl", "--text-size", "ax3"],
      ["--scene", "chat", "--device", "ipad-11", "--landscape", "--keyboard", "split"],
      ["--scene", "comments", "flex", "--device", "iphone-se"],
    ])
  func plays(arguments: [String]) throws {
    let files = try run(arguments + ["--frames-per-second", "1"])
    #expect(files["report.md"]?.contains("all hold.") == true)
    #expect((files["devices-form.svg"] != nil) == arguments.contains("--devices"))
  }
}
