// every line marked WRONG must be reported
import Foundation
import Network

@MainActor final class View { var text = "" }
func b() { _ = NWListener(using: .tcp) } // WRONG
@MainActor func a(_ connection: NWConnection, _ view: View) {
  connection.start(on: .main) // WRONG
  connection.stateUpdateHandler = { state in view.text = "\(state)" } // WRONG
  connection.stateUpdateHandler = { state in if case .connected = state {} } // WRONG
  connection.send(content: Data()) // WRONG
  connection.send(content: "text", completion: .idempotent) // WRONG
  connection.receive(minimumLength: 1, maximumLength: 2) { _, _, _, _ in } // WRONG
  connection.receive(minimumIncompleteLength: 1, maximumLength: 2) { _, _, _ in } // WRONG
  let port: NWEndpoint.Port = NWEndpoint.Port(rawValue: 1) // WRONG
  _ = port
  _ = NWConnection(host: "x", port: UInt16(1), using: .tcp) // WRONG
  _ = NWParameters.http // WRONG
}
