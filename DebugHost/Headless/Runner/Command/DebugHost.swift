import ArgumentParser
import Foundation
import ResponderJournal

/// The program. It reads the arguments, and plays scenes, lists them, replays a journal or serves a
/// device in a web page.
@main
@MainActor
struct DebugHost {
  let console: Console
  /// The scenes that are played if the arguments name none.
  let catalog: [any Scene]
  /// The scenes that are played only if the arguments name them.
  var others: [any Scene] = []

  static func main() {
    // If a reader such as `head` closes the pipe early, the run continues, and the files are still
    // written.
    signal(SIGPIPE, SIG_IGN)
    let host = DebugHost(console: .standard, catalog: allScenes, others: diagnosisScenes)
    exit(host.run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs the program and returns its exit code. Each failure is reported as one line on the
  /// console's error output.
  func run(_ arguments: [String]) -> Int32 {
    let names = DebugHostCommand.Subcommands.names
    let subcommand = arguments.first.flatMap { names.contains($0) ? $0 : nil }
    do {
      if let name = arguments.first, (catalog + others).contains(where: { $0.name == name }) {
        throw ValidationError("'\(name)' is a scene: --scene \(name)")
      }
      var command =
        try subcommand == nil
        ? DebugHostCommand.parseAsRoot(arguments)
        : DebugHostCommand.Subcommands.parseAsRoot(arguments)
      // The parser would ignore options before the name of the subcommand.
      if subcommand == nil, command is ReplayCommand || command is ServeCommand {
        let name = type(of: command).configuration.commandName ?? ""
        throw ValidationError("the options of '\(name)' follow its name, and no others do")
      }
      switch command {
      case let replay as ReplayCommand: return try replay.run(console)
      case let serve as ServeCommand:
        let catalog = ServeCatalog(scenes: catalog, others: others)
        try ServeProgram(console: console, catalog: catalog).run(serve)
      case let play as DebugHostCommand: return try run(play)
      // The `help` subcommand, which the argument parser provides.
      default:
        try command.run()
        return 0
      }
    } catch let failure as Failure {
      complain(failure.description)
      return 1
    } catch {
      let code = DebugHostCommand.exitCode(for: error)
      if code.isSuccess {
        console.line(DebugHostCommand.fullMessage(for: error))
      } else {
        let message = DebugHostCommand.message(for: error)
        let first = message.split(separator: "\n").first ?? "wrong arguments"
        complain("\(first) (see \(subcommand.map { $0 + " " } ?? "")--help)")
      }
      return code.rawValue
    }
  }

  /// Reports a failure in one line, even if the names that it quotes contain line breaks.
  private func complain(_ words: String) {
    console.complaint(Wording.line("DebugHost: \(words)", most: 600))
  }

  private func run(_ command: DebugHostCommand) throws -> Int32 {
    let program = try Program(command, catalog: catalog, others: others)
    if command.list {
      Listing(console: console).show(program, named: !command.scenes.isEmpty, others: others)
      return 0
    }
    let failures = try command.factsOnly ? check(program) : play(program, command)
    for failure in failures { complain(failure.description) }
    return failures.isEmpty ? 0 : 1
  }

  /// Plays the scenes without drawing or writing files, and returns their failures. Prints a line
  /// for each scene, including the scenes that are left out.
  private func check(_ program: Program) -> [Failure] {
    for reason in program.leftOut { console.line("Left out, \(reason)") }
    return program.items.compactMap { item in
      let quiet = Console(line: { _ in }, complaint: console.complaint)
      let result = SceneSession(item: item, framesPerSecond: nil, console: quiet).play()
      let facts = result.recording.steps.flatMap(\.facts)
      console.line(
        "\(result.failure == nil ? "✓" : "✗") \(item.name) on \(item.setting.title): "
          + "\(facts.filter(\.holds).count) of \(facts.count) facts hold")
      return result.failure
    }
  }

  private func play(_ program: Program, _ command: DebugHostCommand) throws -> [Failure] {
    let folder = try OutputFolder(path: command.out, scenes: program.items.map(\.scene.name))
    var results: [SceneSession.Result] = []
    var pictures = 0
    for reason in program.leftOut { console.line("Left out, \(reason)") }
    for item in program.items {
      let session = SceneSession(
        item: item, framesPerSecond: command.framesPerSecond, console: console)
      let result = session.play()
      for (index, picture) in result.stepPictures.enumerated() {
        let title = result.recording.steps[index].title
        try folder.write(
          picture, to: OutputFolder.stepName(scene: item.name, number: index + 1, title: title))
      }
      pictures += result.stepPictures.count
      results.append(result)
    }
    try folder.write(results.map(\.journal).joined(), to: "journal.jsonl")
    try folder.write(PlayerPage.html(for: results.map(\.recording)), to: "index.html")
    try folder.write(Report.markdown(results.map(\.recording)), to: "report.md")
    var also = "journal.jsonl, report.md"
    if program.comparesDevices {
      for sheet in ContactSheet.sheets(of: results) {
        try folder.write(sheet.svg, to: sheet.name)
        also += ", \(sheet.name)"
      }
    }
    console.line("")
    console.line(
      Wording.line(
        "\(command.out): \(pictures) pictures, \(also), index.html (open this one)", most: 600))
    // Failures are reported after the pictures are written, because the pictures help to understand
    // the failures.
    return results.compactMap(\.failure)
  }
}
