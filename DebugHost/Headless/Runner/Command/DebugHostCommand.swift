import ArgumentParser

/// What `swift run DebugHost` takes.
struct DebugHostCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "DebugHost",
    abstract: "Plays the demo screens on a headless iPhone and writes what happened as pictures.",
    discussion: """
      Boots a headless iPhone (390 x 844 points) on a virtual clock, plays a scripted session of each scene and \
      writes an SVG of the screen after every step, journal.jsonl, and index.html, a page that plays the pictures \
      beside the decisions. Two runs write the same bytes.
      """)

  @Option(
    name: .customLong("scene"), parsing: .upToNextOption,
    help: ArgumentHelp("The scenes to play, in this order (default: all).", valueName: "name"))
  var scenes: [String] = []

  @Option(help: ArgumentHelp("The folder to write to; created when missing.", valueName: "dir"))
  var out = ".build/debughost"

  // Unconditional: a value that begins with a hyphen is judged as a value.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pictures per second of device time, 1 to 60.", valueName: "n"))
  var framesPerSecond = 30

  @Flag(help: "List the scenes and their steps, and play nothing.")
  var list = false

  func validate() throws {
    guard (1...60).contains(framesPerSecond) else {
      throw ValidationError("--frames-per-second takes 1 to 60, not \(framesPerSecond)")
    }
    guard !out.isEmpty else { throw ValidationError("--out needs a folder") }
  }
}
