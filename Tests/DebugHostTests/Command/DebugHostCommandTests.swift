import DebugHostScreens
import Foundation
import HeadlessDriver
import Testing
import UIKit

@testable import DebugHost

@MainActor
@Suite("Command line")
struct DebugHostCommandTests {
  private struct Sample: Scene {
    let name: String
    let title = "Sample"
    let summary = "Nothing much."
    let screen = DemoScreen.form
    var needsPad = false
    var isBroken = false

    func steps(on setting: Setting) -> [SceneStep] {
      isBroken ? [SceneStep("Look") { try $0.check("the sky is green", false) }] : []
    }

    func objection(to setting: Setting) -> String? {
      needsPad && !setting.model.isPad ? "needs an iPad" : nil
    }
  }

  @Test(
    "a bad value gives one line and an error code",
    arguments: [
      (["--scene", "three"], "there is no scene 'three', only one and two"),
      (["--scene", "one", "one"], "a scene is named twice: one one"),
      (["--frames-per-second", "0"], "--frames-per-second takes 1 to 60, not 0"),
      (["--frames-per-second", "61"], "--frames-per-second takes 1 to 60, not 61"),
      (["--frames-per-second", "many"], "'many' is invalid"),
      (["--device", "iphone-3g"], "there is no device 'iphone-3g', only iphone-se, iphone-14"),
      (["--device", "ipad-11", "ipad-11"], "a device is named twice: ipad-11 ipad-11"),
      (["--devices", "--device", "ipad-11"], "--devices stands for four devices"),
      (["--text-size", "huge"], "there is no text size 'huge', only xs, s, m, l"),
      (["--keyboard", "round"], "there is no keyboard 'round', only docked, floating"),
      (
        ["--scene", "one", "--keyboard", "floating"],
        "--keyboard floating needs an iPad, iphone-14 is not one"
      ),
      (["--keyboard", "split"], "no scene can be played: one: --keyboard split needs an iPad"),
      (["--out", ""], "--out needs a folder"),
      (["--out"], "Missing value for '--out <dir>'"),
      (["--faster"], "Unknown option '--faster'"),
      (["form"], "Unexpected argument 'form'"), (["two"], "'two' is a scene: --scene two"),
      (["--dark", "serve"], "the options of 'serve' follow its name, and no others do"),
      (["--out=x1", "replay", "FILE"], "the options of 'replay' follow its name"),
      (["replay"], "Missing expected argument '<file>'"), (["replay", ""], "replay needs a file"),
      (["replay", "a", "b"], "Unexpected argument 'b'"),
      (["replay", "x", "--dark"], "Unknown option '--dark'"),
      (["--list", "--out", "/dev/null/x", "--frames-per-second", "-3"], "not -3"),
      (["--out", "/dev/null/x"], "cannot write to the folder /dev/null/x"),
    ])
  func badValues(arguments: [String], message: String) throws {
    let spy = ConsoleSpy()
    let host = DebugHost(console: spy.console, catalog: [Sample(name: "one"), Sample(name: "two")])
    #expect(host.run(arguments) != 0)
    #expect(spy.lines.isEmpty)
    try #require(spy.complaints.count == 1)
    #expect(spy.complaints[0].hasPrefix("DebugHost: "))
    #expect(spy.complaints[0].contains(message), "\(spy.complaints[0])")
    #expect(!spy.complaints[0].contains("\n"))
  }

  @Test("every option reaches the device")
  func options() throws {
    let arguments = [
      "--device", "ipad-13", "--landscape", "--dark", "--text-size", "ax3", "--rtl", "--keyboard",
      "split",
    ]
    let program = try Program(
      DebugHostCommand.parse(arguments), catalog: [Sample(name: "one"), Sample(name: "two")])
    let setting = try #require(program.items.first?.setting)
    #expect(setting.title == "iPad 13, landscape, dark, text ax3, right to left, keyboard split")
    let device = setting.device
    #expect(device.model == .iPad13)
    #expect(device.orientation == .landscapeRight)
    #expect(device.style == .dark)
    #expect(device.contentSize == .accessibilityExtraLarge)
    #expect(device.layoutDirection == .rightToLeft)
  }

  @Test("a scene that cannot be played is left out, and named")
  func objections() throws {
    let catalog: [any Scene] = [Sample(name: "one"), Sample(name: "pad", needsPad: true)]
    let program = try Program(
      DebugHostCommand.parse(["--device", "iphone-se", "ipad-11", "--scene", "pad", "one"]),
      catalog: catalog)
    #expect(program.items.map(\.name) == ["pad-ipad-11", "one-iphone-se", "one-ipad-11"])
    #expect(program.leftOut == ["pad on iphone-se: it needs an iPad"])
  }

  @Test("--facts-only writes nothing and reports every scene that fails")
  func factsOnly() {
    let path = NSTemporaryDirectory() + "debughost-facts-\(UUID().uuidString)"
    let spy = ConsoleSpy()
    let catalog: [any Scene] = [
      Sample(name: "one", isBroken: true), Sample(name: "two"),
      Sample(name: "three", isBroken: true),
    ]
    let code = DebugHost(console: spy.console, catalog: catalog).run(
      ["--facts-only", "--dark", "--out", path])
    #expect(code == 1)
    #expect(
      spy.lines == [
        "✗ one on iPhone 14, dark: 0 of 1 facts hold",
        "✓ two on iPhone 14, dark: 0 of 0 facts hold",
        "✗ three on iPhone 14, dark: 0 of 1 facts hold",
      ])
    #expect(
      spy.complaints
        == ["one", "three"].map {
          "DebugHost: \($0), step 1 (Look): it does not hold that the sky is green"
        })
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
