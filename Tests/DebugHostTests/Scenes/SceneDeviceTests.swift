import Foundation
import Testing

@testable import DebugHost

/// Tests that the program draws and reports scenes on other devices and with other settings.
///
/// `scripts/check demo` plays every scene, without pictures, in combinations of all devices and
/// settings.
@MainActor
@Suite("Scenes on other devices", .serialized)
struct SceneDeviceTests {
  @Test(
    "a scene's facts hold",
    arguments: [
      ["--scene", "form", "--devices"],
      ["--scene", "form", "--device", "iphone-se", "--dark", "--rtl", "--text-size", "ax3"],
      ["--scene", "chat", "--device", "ipad-11", "--landscape", "--keyboard", "split"],
      ["--scene", "comments", "flex", "--device", "iphone-se"],
    ])
  func plays(arguments: [String]) throws {
    let path = NSTemporaryDirectory() + "debughost-device-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let spy = ConsoleSpy()
    let host = DebugHost(console: spy.console, catalog: DebugHost.allScenes)
    let code = host.run(arguments + ["--frames-per-second", "1", "--out", path])
    #expect(code == 0, "\(spy.complaints)")
    let report = try String(contentsOfFile: path + "/report.md", encoding: .utf8)
    #expect(report.contains("all hold."))
    #expect(
      FileManager.default.fileExists(atPath: path + "/devices-form.svg")
        == arguments.contains("--devices"))
  }
}
