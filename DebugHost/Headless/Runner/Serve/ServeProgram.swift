import ArgumentParser
import Dispatch
import Foundation
import HeadlessDriver
import HeadlessServe
import ResponderScope
import ResponderScopeLive

/// `DebugHost serve`: one device, live, in a web page, until somebody ends it.
@MainActor
struct ServeProgram {
  let console: Console
  let catalog: ServeCatalog

  /// Runs until SIGINT or SIGTERM, which end the process with 0.
  /// - Throws: What keeps it from starting: `Failure` when it cannot listen, `ValidationError` for wrong arguments.
  func run(_ command: ServeCommand) throws -> Never {
    let (scene, setting) = try catalog.choice(command)
    #if DEBUG || HUD
      try run(scene, setting, port: UInt16(command.port))
    #else
      throw Failure(
        "this build has no HUD and no server: build for debugging, or with --traits HUD")
    #endif
  }

  #if DEBUG || HUD
    private func run(_ scene: any Scene, _ setting: Setting, port: UInt16) throws -> Never {
      // The screens are this project's own: no name in them is a user's.
      ResponderHUD.revealsIdentifiers = true
      let live = LivePhone(catalog: catalog, scene: scene, setting: setting)
      let server: LiveServer
      do {
        server = try LiveServer(port: port, site: live.site)
      } catch {
        live.stop()
        throw Failure("\(error)")
      }
      run(live, "\(setting.title), \(scene.title)", on: server)
    }

    private func run(_ live: LivePhone, _ title: String, on server: LiveServer) -> Never {
      HeapArenas.useOne()
      let console = console
      let words =
        "http://127.0.0.1:\(server.port)/  \(title). Ctrl-C ends it."
      var unheard = 2
      let signals = [SIGINT, SIGTERM].map { number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
        source.setEventHandler {
          Task { @MainActor in
            await server.stop()
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
  #endif
}
