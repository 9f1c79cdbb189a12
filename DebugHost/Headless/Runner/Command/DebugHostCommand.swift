import ArgumentParser

/// The arguments of `swift run DebugHost`.
struct DebugHostCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "DebugHost",
    abstract:
      "Plays the demo screens on a headless iPhone or iPad and writes what happened as pictures.",
    usage: """
      DebugHost [<options>]
      DebugHost <subcommand> [<its options>]
      """,
    discussion: """
      Boots a headless device on a virtual clock, plays a scripted session of each scene, checks what the scene \
      claims, and writes an SVG of the screen after every step, journal.jsonl, report.md, and index.html, a page that \
      plays the pictures beside the decisions. A scene whose claims do not hold fails the run. Two runs write the \
      same bytes.
      """,
    subcommands: Subcommands.configuration.subcommands)

  /// Parses arguments that begin with the name of a subcommand. A subcommand does not take the
  /// options of `DebugHostCommand`, but may have an option of the same name, such as `--out`.
  struct Subcommands: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "DebugHost", subcommands: [ReplayCommand.self, ServeCommand.self])

    static var names: [String] {
      configuration.subcommands.compactMap { $0.configuration.commandName }
    }
  }

  @Option(
    name: .customLong("scene"), parsing: .upToNextOption,
    help: ArgumentHelp("The scenes to play, in this order (default: all).", valueName: "name"))
  var scenes: [String] = []

  @Option(
    name: .customLong("device"), parsing: .upToNextOption,
    help: ArgumentHelp(
      "The device to play on (default: each scene's own); several give a sheet of pictures side by side.",
      valueName: "name"))
  var devices: [String] = []

  @Flag(
    name: .customLong("devices"),
    help: "Short for --device iphone-se iphone-15 iphone-15-pro-max ipad-11.")
  var compare = false

  @Option(
    help: ArgumentHelp(
      "closed, half-open or open (default: closed), for an iPhone Duo.", valueName: "posture"))
  var posture: String?

  @Flag(help: "Hold the device in landscape.")
  var landscape = false

  @Flag(help: "Dark mode.")
  var dark = false

  @Option(
    name: .customLong("text-size"),
    help: ArgumentHelp("xs, s, m, l, xl, xxl, xxxl, or ax1 to ax5 (default: l).", valueName: "size")
  )
  var textSize: String?

  @Flag(help: "Lay out from right to left.")
  var rtl = false

  @Option(
    help: ArgumentHelp(
      "docked, floating, split, undocked or hardware (default: docked); an iPhone's is docked or hardware.",
      valueName: "kind"))
  var keyboard: String?

  @Option(help: ArgumentHelp("The folder to write to; created when missing.", valueName: "dir"))
  var out = ".build/debughost"

  // With `.unconditional`, the parser accepts a value that begins with a hyphen, so that `validate`
  // can reject it.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pictures per second of device time, 1 to 60.", valueName: "n"))
  var framesPerSecond = 30

  @Flag(
    name: .customLong("facts-only"),
    help: "Play without pictures: check what the scenes claim, and write nothing.")
  var factsOnly = false

  @Flag(help: "List scenes and devices, with --scene that scene's steps, and play nothing.")
  var list = false

  func validate() throws {
    guard (1...60).contains(framesPerSecond) else {
      throw ValidationError("--frames-per-second takes 1 to 60, not \(framesPerSecond)")
    }
    guard !out.isEmpty else { throw ValidationError("--out needs a folder") }
  }
}
