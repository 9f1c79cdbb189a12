import ArgumentParser
import Dispatch
import Foundation
import HeadlessDriver
import HeadlessServe
import ResponderScope
import ResponderScopeLive

/// Runs `DebugHost serve`: shows one live device in a web page until the user ends the program.
@MainActor
struct ServeProgram {
  let console: Console
  let catalog: ServeCatalog

  /// Runs until SIGINT or SIGTERM, which end the process with exit code 0.
  /// - Throws: `Failure` if the server cannot listen or the build has no server, `ValidationError`
  ///   if the arguments are wrong.
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
      // The screens belong to this project, so their identifiers need not be hashed.
      ResponderHUD.revealsIdentifiers = true
      // The app's functions have names, as in Xcode.
      CallStack.symbolizer = { SymbolTable.name(at: $0) }
      CallStack.hands = ["HeadlessDriver"]
      let live = LivePhone(catalog: catalog, scene: scene, setting: setting)
      let server: LiveServer
      do {
        server = try LiveServer(port: port, handler: live.handler)
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
        // Print the address only when the process handles Ctrl-C. An earlier signal would be lost.
        source.setRegistrationHandler {
          MainActor.assumeIsolated {
            unheard -= 1
            if unheard == 0 { console.line(words) }
          }
        }
        source.resume()
        return source
      }
      // Do not run the run loop here. On Linux, each of its passes leaks about 300 bytes, and a
      // frame takes several passes.
      withExtendedLifetime(signals) { dispatchMain() }
    }
  #endif
}
