import DebugHostScreens
import Testing

@testable import DebugHost

@MainActor
@Suite("Command line")
struct DebugHostCommandTests {
  private struct Sample: Scene {
    let name: String
    let title = "Sample"
    let summary = "Nothing much."
    let screen = DemoScreen.form
    let steps = [SceneStep("Boot") { _ in }, SceneStep("Tap") { _ in }]
  }

  private func run(_ arguments: String...) -> (code: Int32, spy: ConsoleSpy) {
    let spy = ConsoleSpy()
    let host = DebugHost(console: spy.console, catalog: [Sample(name: "one"), Sample(name: "two")])
    return (host.run(arguments), spy)
  }

  @Test(
    "a bad value is one clear line on the error side and a code that is not zero",
    arguments: [
      (["--scene", "three"], "there is no scene 'three', only one and two"),
      (["--scene", "one", "one"], "a scene is named twice: one one"),
      (["--frames-per-second", "0"], "--frames-per-second takes 1 to 60, not 0"),
      (["--frames-per-second", "61"], "--frames-per-second takes 1 to 60, not 61"),
      (["--frames-per-second", "many"], "'many' is invalid"),
      (["--out", ""], "--out needs a folder"),
      (["--out"], "Missing value for '--out <dir>'"),
      (["--faster"], "Unknown option '--faster'"),
      (["form"], "Unexpected argument 'form'"),
      (["--list", "--out", "/dev/null/x", "--frames-per-second", "-3"], "not -3"),
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

  @Test("a folder that cannot be written is one line and code 1")
  func badFolder() {
    let (code, spy) = run("--out", "/dev/null/x")
    #expect(code == 1)
    #expect(spy.complaints.count == 1)
  }

  @Test("--list names the scenes and their steps, in the order asked for")
  func list() {
    let (code, spy) = run("--list", "--scene", "two", "one")
    #expect(code == 0)
    #expect(
      spy.lines == [
        "two: Sample. Nothing much.", "   1  Boot", "   2  Tap",
        "one: Sample. Nothing much.", "   1  Boot", "   2  Tap",
      ])
  }

  @Test("--help names every option and succeeds")
  func help() throws {
    let (code, spy) = run("--help")
    #expect(code == 0)
    #expect(spy.complaints.isEmpty)
    let text = try #require(spy.lines.first)
    for option in ["--scene", "--out", "--frames-per-second", "--list", "--help"] {
      #expect(text.contains(option))
    }
  }
}
