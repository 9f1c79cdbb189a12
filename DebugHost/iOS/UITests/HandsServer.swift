import Network
import XCTest

/// Tests nothing: plays gestures for the contract tests, which run in the app at the same time (scheme Hands first, then
/// the tests of the scheme DebugHost on the same simulator; `scripts/verify-on-mac` does both).
///
/// It ends when the contract tests have ended, or when none came for ten minutes.
@MainActor
final class HandsServer: XCTestCase {
  private let player = GesturePlayer()
  private var hasServed = false
  private var isOver = false

  func testServe() throws {
    try XCTSkipIf(
      ProcessInfo.processInfo.environment["SERVE_HANDS"] == nil,
      "serves as hands where SERVE_HANDS is set, as the scheme Hands does")
    let port = try XCTUnwrap(NWEndpoint.Port(rawValue: HandsPort.number))
    let parameters = NWParameters.tcp
    parameters.requiredLocalEndpoint = .hostPort(host: .ipv4(.loopback), port: port)
    let listener = try NWListener(using: parameters)
    listener.newConnectionHandler = { connection in
      connection.start(queue: .main)
      MainActor.assumeIsolated {
        self.hasServed = true
        self.listen(to: connection, rest: Data())
      }
    }
    listener.start(queue: .main)
    defer { listener.cancel() }
    let end = Date(timeIntervalSinceNow: 600)
    // Callbacks come on the main queue, which runs with the main run loop.
    while !isOver, hasServed || Date() < end {
      RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1))
    }
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
          self.isOver = true
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
