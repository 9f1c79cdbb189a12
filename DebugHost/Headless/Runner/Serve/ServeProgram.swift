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

  /// Runs until SIGINT or SIGTERM, which end the process with 0.
  /// - Throws: What keeps it from starting: `Failure` when it cannot listen, `ValidationError` for wrong arguments.
  func run(_ command: ServeCommand) throws -> Never {
    let (scene, setting) = try catalog.choice(command)
    let server: WebServer
    do {
      server = try WebServer(port: UInt16(command.port))
    } catch {
      throw Failure("\(error)")
    }
    serve(scene, setting, on: server)
  }

  private func serve(_ scene: any Scene, _ setting: Setting, on server: WebServer) -> Never {
    HeapArenas.useOne()
    let live = LivePhone(catalog: catalog, scene: scene, setting: setting, limits: server.limits)
    let application = live.application
    let task = Task.detached { await server.run(application) }
    let console = console
    let words =
      "http://127.0.0.1:\(server.port)/  \(setting.title), \(scene.title). Ctrl-C ends it."
    var unheard = 2
    let signals = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler {
        task.cancel()
        Task { @MainActor in
          await task.value
          live.stop()
          console.line("Ended.")
          exit(0)
        }
      }
      // Said once Ctrl-C is heard: before that the signal would be lost.
      source.setRegistrationHandler {
        MainActor.assumeIsolated {
          unheard -= 1
          if unheard == 0 { console.line(words) }
        }
      }
      source.resume()
      return source
    }
    // Not the run loop: on Linux each of its passes leaves some 300 bytes behind, and a frame is several passes.
    withExtendedLifetime(signals) { dispatchMain() }
  }
}
