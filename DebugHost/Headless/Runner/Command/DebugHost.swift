import ArgumentParser
import Foundation

/// The program: reads the arguments, plays the scenes, writes the folder.
@main
@MainActor
struct DebugHost {
  let console: Console
  /// The scenes that are played unless others are named.
  let catalog: [any Scene]
  /// Those that are played only when they are named.
  var others: [any Scene] = []

  static func main() {
    // Whoever stops reading the step list, as `head` does, still gets the files.
    signal(SIGPIPE, SIG_IGN)
    let host = DebugHost(console: .standard, catalog: allScenes, others: diagnosisScenes)
    exit(host.run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs the program and returns its exit code; a failure is one line on the console's error side.
  func run(_ arguments: [String]) -> Int32 {
    if arguments.first == "replay" {
      return ReplayProgram(console: console).run(Array(arguments.dropFirst()))
    }
    if arguments.first == "serve" {
      let catalog = ServeCatalog(scenes: catalog, others: others)
      return ServeProgram(console: console, catalog: catalog).run(Array(arguments.dropFirst()))
    }
    do {
      let command = try DebugHostCommand.parse(arguments)
      let program = try Program(command, catalog: catalog, others: others)
      if command.list {
        Listing(console: console).show(program, named: !command.scenes.isEmpty)
        if command.scenes.isEmpty, !others.isEmpty {
          console.line("By name only: \(others.map(\.name).joined(separator: " "))")
        }
      } else {
        try play(program, command)
      }
      return 0
    } catch let failure as Failure {
      console.complaint("DebugHost: \(failure)")
      return 1
    } catch {
      let code = DebugHostCommand.exitCode(for: error)
      if code.isSuccess {
        console.line(DebugHostCommand.fullMessage(for: error))
      } else {
        let message = DebugHostCommand.message(for: error)
        let first = message.split(separator: "\n").first ?? "wrong arguments"
        console.complaint("DebugHost: \(first) (see --help)")
      }
      return code.rawValue
    }
  }

  private func play(_ program: Program, _ command: DebugHostCommand) throws {
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
    console.line("\(command.out): \(pictures) pictures, \(also), index.html (open this one)")
    // Whatever failed is easier to understand with the pictures.
    if let failure = results.lazy.compactMap(\.failure).first { throw failure }
  }
}
