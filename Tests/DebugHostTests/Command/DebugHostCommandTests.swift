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

    func steps(on setting: Setting) -> [SceneStep] {
      [SceneStep("Boot") { _ in }, SceneStep("Tap") { _ in }]
    }

    func objection(to setting: Setting) -> String? {
      needsPad && !setting.model.isPad ? "needs an iPad" : nil
    }
  }

  private static var catalog: [any Scene] { [Sample(name: "one"), Sample(name: "two")] }

  private func run(_ arguments: String...) -> (code: Int32, spy: ConsoleSpy) {
    let spy = ConsoleSpy()
    let host = DebugHost(console: spy.console, catalog: Self.catalog)
    return (host.run(arguments), spy)
  }

  @Test(
    "a bad value gives one clear line on the error side and a code that is not zero",
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
      (["form"], "Unexpected argument 'form'"),
      (["--dark", "serve"], "the options of 'serve' follow its name, and no others do"),
      (["--out=x1", "replay", "FILE"], "the options of 'replay' follow its name"),
      (["help", "nonsense"], "there is no subcommand 'nonsense', only replay and serve"),
      (["--list", "--out", "/dev/null/x", "--frames-per-second", "-3"], "not -3"),
    ])
  func badValues(arguments: [String], message: String) throws {
    let spy = ConsoleSpy()
    let host = DebugHost(console: spy.console, catalog: Self.catalog)
    #expect(host.run(arguments) != 0)
    #expect(spy.lines.isEmpty)
    try #require(spy.complaints.count == 1)
    #expect(spy.complaints[0].hasPrefix("DebugHost: "))
    #expect(spy.complaints[0].contains(message), "\(spy.complaints[0])")
    #expect(!spy.complaints[0].contains("\n"))
  }

  @Test("a folder that cannot be written gives one line and code 1")
  func badFolder() {
    let (code, spy) = run("--out", "/dev/null/x")
    #expect(code == 1)
    #expect(spy.complaints.count == 1)
  }

  @Test("--list names the scenes, each in one sentence, and the devices")
  func list() {
    let (code, spy) = run("--list")
    #expect(code == 0)
    #expect(
      spy.lines.prefix(3) == [
        "Scenes, each with the device it is played on by default:",
        "  one  Nothing much. (iphone-14)", "  two  Nothing much. (iphone-14)",
      ])
    #expect(spy.lines.contains("  iphone-se          iPhone SE, 375 × 667 pt"))
    #expect(
      spy.lines.suffix(2) == [
        "Keyboards: docked, floating (iPad), split (iPad), undocked (iPad), hardware",
        "Text sizes: xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5",
      ])
    #expect(spy.lines.count == 6 + Device.Model.allCases.count)
  }

  @Test("--list with --scene names the scenes' steps, in the order asked for")
  func listOfSteps() {
    let (code, spy) = run("--list", "--scene", "two", "one")
    #expect(code == 0)
    #expect(
      spy.lines == [
        "  two  Nothing much. (iphone-14)", "     1  Boot", "     2  Tap",
        "  one  Nothing much. (iphone-14)", "     1  Boot", "     2  Tap",
      ])
  }

  private func program(_ arguments: String..., catalog: [any Scene]? = nil) throws -> Program {
    try Program(DebugHostCommand.parse(arguments), catalog: catalog ?? Self.catalog)
  }

  @Test("without options every scene plays with its own settings")
  func defaults() throws {
    let program = try program()
    #expect(program.items.map(\.name) == ["one", "two"])
    #expect(program.items.allSatisfy { $0.setting == Setting() })
    #expect(!program.comparesDevices)
  }

  @Test("every option reaches the device")
  func options() throws {
    let program = try program(
      "--device", "ipad-13", "--landscape", "--dark", "--text-size", "ax3", "--rtl", "--keyboard",
      "split")
    let setting = try #require(program.items.first?.setting)
    #expect(setting.title == "iPad 13, landscape, dark, text ax3, right to left, keyboard split")
    let device = setting.device
    #expect(device.model == .iPad13)
    #expect(device.orientation == .landscapeRight)
    #expect(device.style == .dark)
    #expect(device.contentSize == .accessibilityExtraLarge)
    #expect(device.layoutDirection == .rightToLeft)
  }

  @Test("with several devices each scene plays on each, under a name of its own")
  func severalDevices() throws {
    let program = try program("--device", "iphone-se", "ipad-11")
    #expect(
      program.items.map(\.name) == ["one-iphone-se", "one-ipad-11", "two-iphone-se", "two-ipad-11"])
    #expect(program.comparesDevices)
    #expect(try self.program("--devices", "--scene", "one").items.count == 4)
  }

  @Test(
    "a scene that cannot be played with the settings is left out, and refused when it was asked for"
  )
  func objections() throws {
    let catalog: [any Scene] = [Sample(name: "one"), Sample(name: "pad", needsPad: true)]
    let program = try program("--device", "iphone-se", catalog: catalog)
    #expect(program.items.map(\.name) == ["one"])
    #expect(program.leftOut == ["pad: it needs an iPad"])
    #expect(throws: (any Error).self) {
      try self.program("--device", "iphone-se", "--scene", "pad", catalog: catalog)
    }
    // The command fails only if it can play no scene at all. With several devices, it also names
    // the device for which it skips a scene.
    let some = try self.program(
      "--device", "iphone-se", "ipad-11", "--scene", "pad", "one", catalog: catalog)
    #expect(some.items.map(\.name) == ["pad-ipad-11", "one-iphone-se", "one-ipad-11"])
    #expect(some.leftOut == ["pad on iphone-se: it needs an iPad"])
    let floating = try self.program(
      "--device", "iphone-se", "ipad-11", "--keyboard", "floating", "--scene", "one",
      catalog: catalog)
    #expect(floating.items.map(\.name) == ["one-ipad-11"])
    #expect(
      floating.leftOut == [
        "one on iphone-se: --keyboard floating needs an iPad, iphone-se is not one"
      ])
  }

  @Test("--help names every option and succeeds")
  func help() throws {
    let (code, spy) = run("--help")
    #expect(code == 0)
    #expect(spy.complaints.isEmpty)
    let text = try #require(spy.lines.first)
    for option in [
      "--scene", "--device", "--devices", "--landscape", "--dark", "--text-size", "--rtl",
      "--keyboard", "--out", "--frames-per-second", "--list", "--help",
    ] {
      #expect(text.contains(option))
    }
  }

  @Test(
    "help lists the subcommands, and every usage line names the program",
    arguments: [
      (["--help"], "USAGE: DebugHost ["), (["help"], "USAGE: DebugHost ["),
      (["help", "replay"], "USAGE: DebugHost replay <file>"),
      (["replay", "--help"], "USAGE: DebugHost replay <file>"),
      (["help", "serve"], "USAGE: DebugHost serve ["),
      (["serve", "-h"], "USAGE: DebugHost serve ["),
    ])
  func helps(arguments: [String], usage: String) throws {
    let spy = ConsoleSpy()
    let host = DebugHost(console: spy.console, catalog: Self.catalog)
    #expect(host.run(arguments) == 0 && spy.complaints.isEmpty)
    let text = try #require(spy.lines.first)
    #expect(text.contains(usage), "\(text)")
    if arguments.count == 1 {
      for name in ["replay", "serve"] { #expect(text.contains("\n  \(name) "), "\(name)") }
    }
  }

  @Test("the usage is two lines: options, or a subcommand")
  func usage() throws {
    let text = try #require(run("--help").spy.lines.first)
    #expect(
      text.contains("USAGE: DebugHost [<options>]\n       DebugHost <subcommand> [<its options>]\n")
    )
  }

  @Test("an option after a subcommand belongs to the subcommand")
  func ownOptions() {
    let (code, spy) = run("replay", "/dev/zero", "--out", "/dev/null/x")
    #expect(code == 1 && spy.complaints == ["DebugHost: /dev/zero: not a file"])
    let (other, complaints) = run("replay", "x", "--dark")
    #expect(other == 64 && complaints.complaints.first?.contains("'--dark'") == true)
  }

  @Test("--facts-only prints a line a scene, writes nothing, and reports every scene that fails")
  func factsOnly() {
    struct Broken: Scene {
      let name: String
      let title = "Broken"
      let summary = "Fails."
      let screen = DemoScreen.form
      func steps(on setting: Setting) -> [SceneStep] {
        [SceneStep("Look") { try $0.check("the sky is green", false) }]
      }
    }
    let path = NSTemporaryDirectory() + "debughost-facts-\(UUID().uuidString)"
    let spy = ConsoleSpy()
    let catalog: [any Scene] = [Broken(name: "one"), Sample(name: "two"), Broken(name: "three")]
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
