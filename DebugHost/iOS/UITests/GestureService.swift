import Foundation
import Network

/// Listens on the loopback interface and plays each gesture that it receives as a line of JSON. It
/// answers each with a line, `true` or `false`.
///
/// This is not the test case itself, because Network's handlers are `@Sendable`, and a subclass of
/// XCTestCase is not Sendable.
@MainActor
final class GestureService {
  private let player = GesturePlayer()
  /// The number of open connections. When a test ends the app, xcodebuild launches it again, and
  /// the app opens a new connection.
  private(set) var openConnections = 0
  /// The time at which a connection last closed, or at which the service was made.
  private(set) var idleSince = Date()
  private(set) var hasServed = false
  /// The reason why the service cannot listen; nil if it can.
  private(set) var failure: NWError?

  /// Starts to listen. Network calls the handlers on the main queue, which runs with the main run
  /// loop.
  func start() throws -> NWListener {
    guard let port = NWEndpoint.Port(rawValue: HandsPort.number) else {
      preconditionFailure("Every number but 0 is a port.")
    }
    let parameters = NWParameters.tcp
    // Simulators share the Mac's loopback interface, so the service of the last run may still hold
    // the port.
    parameters.allowLocalEndpointReuse = true
    parameters.requiredLocalEndpoint = .hostPort(host: .ipv4(.loopback), port: port)
    let listener = try NWListener(using: parameters)
    listener.stateUpdateHandler = { state in
      switch state {
      case .ready: print("GestureService listens")  // scripts/verify-on-mac waits for this line
      case .failed(let error): MainActor.assumeIsolated { self.failure = error }
      default: break
      }
    }
    listener.newConnectionHandler = { connection in
      connection.start(queue: .main)
      MainActor.assumeIsolated {
        self.hasServed = true
        self.openConnections += 1
        self.listen(to: connection, rest: Data())
      }
    }
    listener.start(queue: .main)
    return listener
  }

  private func listen(to connection: NWConnection, rest: Data) {
    connection.receive(minimumIncompleteLength: 1, maximumLength: 65536) { data, _, isEnd, error in
      MainActor.assumeIsolated {
        var rest = rest + (data ?? Data())
        while let lineEnd = rest.firstIndex(of: 10) {
          self.answer(rest[..<lineEnd], on: connection)
          rest = Data(rest[(lineEnd + 1)...])
        }
        if isEnd || error != nil {
          connection.cancel()
          self.openConnections -= 1
          self.idleSince = Date()
        } else {
          self.listen(to: connection, rest: rest)
        }
      }
    }
  }

  private func answer(_ line: Data, on connection: NWConnection) {
    let gesture = try? JSONDecoder().decode(Gesture.self, from: line)
    let isTaken = gesture.map(player.play) ?? false
    connection.send(content: Data("\(isTaken)\n".utf8), completion: .idempotent)
  }
}
