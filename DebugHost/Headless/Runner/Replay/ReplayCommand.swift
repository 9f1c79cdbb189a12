import ArgumentParser

/// The arguments of `swift run DebugHost replay`.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Makes every decision of an exported journal again, and draws it.",
    discussion: """
      Reads a journal that ResponderHUD.exportJournal() wrote, on a phone or here, makes each decision again from its \
      recorded inputs alone, and writes an SVG of each: to explain a decision, and for regressions of the rules. Lines \
      that cannot be read are skipped and counted. Exit code: 0 all came out the same, 1 nothing can be read or \
      written, 2 a decision differs; its line is named.
      """)

  @Argument(help: "The journal: JSON Lines.")
  var file: String

  @Option(help: ArgumentHelp("The folder to write to; created when missing.", valueName: "dir"))
  var out = ".build/debughost/replay"

  func validate() throws {
    guard !file.isEmpty else { throw ValidationError("replay needs a file") }
    guard !out.isEmpty else { throw ValidationError("--out needs a folder") }
  }
}
