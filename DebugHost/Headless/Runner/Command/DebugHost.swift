import ArgumentParser
import Foundation

/// The program: reads the arguments, plays the scenes, writes the folder.
@main
@MainActor
struct DebugHost {
  let console: Console
  let catalog: [any Scene]

  static func main() {
    // Whoever stops reading the step list, as `head` does, still gets the files.
    signal(SIGPIPE, SIG_IGN)
    let host = DebugHost(console: .standard, catalog: allScenes)
    exit(host.run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs the program and returns its exit code; a failure is one line on the console's error side.
  func run(_ arguments: [String]) -> Int32 {
    do {
      let command = try DebugHostCommand.parse(arguments)
      let scenes = try chosen(command.scenes)
      if command.list { list(scenes) } else { try play(scenes, command) }
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

  private func chosen(_ names: [String]) throws -> [any Scene] {
    let known = catalog.map(\.name)
    if let stranger = names.first(where: { !known.contains($0) }) {
      throw ValidationError(
        "there is no scene '\(stranger)', only \(known.joined(separator: " and "))")
    }
    guard Set(names).count == names.count else {
      throw ValidationError("a scene is named twice: \(names.joined(separator: " "))")
    }
    guard !names.isEmpty else { return catalog }
    return names.compactMap { name in catalog.first { $0.name == name } }
  }

  private func list(_ scenes: [any Scene]) {
    for scene in scenes {
      console.line("\(scene.name): \(scene.title). \(scene.summary)")
      for (index, step) in scene.steps.enumerated() {
        console.line("  \(index < 9 ? " " : "")\(index + 1)  \(step.title)")
      }
    }
  }

  private func play(_ scenes: [any Scene], _ command: DebugHostCommand) throws {
    let folder = try OutputFolder(path: command.out, scenes: scenes.map(\.name))
    var recordings: [Recording] = []
    var journal = ""
    var pictures = 0
    var failure: Failure?
    for scene in scenes {
      let session = SceneSession(
        scene: scene, framesPerSecond: command.framesPerSecond, console: console)
      let result = session.play()
      failure = failure ?? result.failure
      for (index, picture) in result.stepPictures.enumerated() {
        let title = scene.steps[index].title
        try folder.write(
          picture,
          to: OutputFolder.stepName(scene: scene.name, number: index + 1, title: title))
        pictures += 1
      }
      recordings.append(result.recording)
      journal += result.journal
    }
    try folder.write(journal, to: "journal.jsonl")
    try folder.write(PlayerPage.html(for: recordings), to: "index.html")
    console.line("")
    console.line("\(command.out): \(pictures) pictures, journal.jsonl, index.html (open this one)")
    // Whatever failed is easier to understand with the pictures.
    if let failure { throw failure }
  }
}
