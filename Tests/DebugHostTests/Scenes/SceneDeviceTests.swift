import Foundation
import Testing

@testable import DebugHost

/// Tests that the facts of the scenes hold on every device and with every setting. The scenes
/// compute the places to touch from the app's views.
@MainActor
@Suite("Scenes on other devices", .serialized)
struct SceneDeviceTests {
  @Test(
    "a scene's facts hold",
    arguments: [
      // Plays the form on every device.
      ["--scene", "form", "--device", "iphone-se"], ["--scene", "form", "--device", "iphone-15"],
      ["--scene", "form", "--device", "ipad-13"], ["--scene", "form", "--devices"],
      // Plays scenes with every setting.
      ["--scene", "form", "--landscape"], ["--scene", "form", "--dark", "--rtl"],
      ["--scene", "form", "--text-size", "ax3"],
      ["--scene", "form", "--device", "ipad-11", "--keyboard", "floating"],
      ["--scene", "chat", "--device", "ipad-11", "--landscape", "--keyboard", "split"],
      ["--scene", "chat", "--keyboard", "hardware"],
      // Plays the other scenes on devices other than their own.
      ["--scene", "chat", "sheet", "nested", "--device", "ipad-11"],
      ["--scene", "nested", "search", "rotation", "--device", "iphone-se"],
      ["--scene", "floating", "--device", "ipad-13", "--landscape"],
      ["--scene", "rotation", "--device", "ipad-11", "--landscape"],
      ["--scene", "slideover", "--device", "ipad-13", "--landscape", "--dark"],
      ["--scene", "inverted", "--device", "ipad-11", "--dark"],
      ["--scene", "inverted", "--landscape", "--rtl"],
      ["--scene", "comments", "--device", "iphone-se"], ["--scene", "comments", "--landscape"],
      ["--scene", "flex", "--device", "iphone-se", "--dark"],
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
