import ArgumentParser
import Dispatch
import Foundation
import HeadlessDriver
import HeadlessServe

/// `DebugHost serve`: one device, live, in a web page, until somebody ends it.
@MainActor
struct ServeProgram {
  let console: Console
  let catalog: ServeCatalog

  /// Runs until SIGINT or SIGTERM and returns the exit code: 0 ended, 1 it cannot listen, 64 wrong arguments.
  func run(_ arguments: [String]) -> Int32 {
    do {
      let command = try ServeCommand.parse(arguments)
      let (scene, setting) = try catalog.choice(command)
      let server = try WebServer(port: UInt16(command.port))
      serve(scene, setting, on: server)
      return 0
    } catch let error as WebServer.ListenError {
      console.complaint("DebugHost: \(error)")
      return 1
    } catch {
      let code = ServeCommand.exitCode(for: error)
      if code.isSuccess {
        console.line(ServeCommand.fullMessage(for: error))
      } else {
        let first = ServeCommand.message(for: error).split(separator: "\n").first
        console.complaint("DebugHost: \(first ?? "wrong arguments") (see serve --help)")
      }
      return code.rawValue
    }
  }

  private func serve(_ scene: any Scene, _ setting: Setting, on server: WebServer) {
    let live = LivePhone(catalog: catalog, scene: scene, setting: setting, limits: server.limits)
    let application = live.application
    let task = Task.detached { await server.run(application) }
    let end = End()
    let signals = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler {
        task.cancel()
        Task { @MainActor in
          await task.value
          end.isReached = true
          // Wakes the run loop below.
          DispatchQueue.main.async {}
        }
      }
      source.resume()
      return source
    }
    console.line(
      "http://127.0.0.1:\(server.port)/  \(setting.title), \(scene.title). Ctrl-C ends it.")
    while !end.isReached {
      let limit = Date(timeIntervalSinceNow: 3600)
      if !RunLoop.main.run(mode: .default, before: limit) { Thread.sleep(forTimeInterval: 0.01) }
    }
    for source in signals { source.cancel() }
    live.stop()
    console.line("Ended.")
  }

  /// Whether it is time to go.
  private final class End {
    var isReached = false
  }
}
