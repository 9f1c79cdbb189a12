import ArgumentParser

/// The arguments of `swift run DebugHost serve`.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Opens the headless iPhone in a web page on this machine.",
    discussion: """
      Runs one of the demo screens live, on http://127.0.0.1 only, beside an inspector: who is first responder, where it \
      is, what the keyboard did, and every decision with its numbers. Several tabs see one device. Ctrl-C ends it. Exit \
      code: 0 it was ended, 1 it could not start.
      """)

  // With `.unconditional`, the parser accepts a value that begins with a hyphen, so that `validate`
  // can reject it.
  @Option(parsing: .unconditional, help: "The port; 0 takes any free port.")
  var port = 8460

  @Option(help: ArgumentHelp("The scene whose screen to show.", valueName: "name"))
  var scene = "form"

  @Option(help: ArgumentHelp("The device (default: the scene's own).", valueName: "name"))
  var device: String?

  @Flag(help: "Dark mode.")
  var dark = false

  @Flag(help: "Right to left.")
  var rtl = false

  @Option(
    name: .customLong("text-size"),
    help: ArgumentHelp("xs, s, m, l, xl, xxl, xxxl, or ax1 to ax5.", valueName: "size"))
  var textSize = "l"

  func validate() throws {
    guard (0...65535).contains(port) else {
      throw ValidationError("--port takes 0 to 65535, not \(port)")
    }
  }
}
