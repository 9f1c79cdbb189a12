import Foundation
import Network

/// The connection to the UI test that plays the gestures. The app sends each gesture as a line of
/// JSON, and the UI test answers each gesture with a line, `true` or `false`. The connection uses
/// the loopback interface. The processes of a simulator share that interface with the Mac, and the
/// processes of a device share it with each other.
actor HandsLine {
  static let shared = HandsLine()

  private var connection: NWConnection?
  private var hasTried = false

  /// Whether the UI test listens. The actor tries to connect once and keeps the answer for the
  /// whole run.
  var isServed: Bool {
    get async { await open() != nil }
  }

  /// Asks the UI test to play a gesture, and waits until it has finished. Returns whether the app
  /// received the gesture.
  func play(_ gesture: Gesture) async -> Bool {
    guard let connection = await open(), var line = try? JSONEncoder().encode(gesture) else {
      return false
    }
    line.append(10)
    connection.send(content: line, completion: .idempotent)
    let answer = await withCheckedContinuation { continuation in
      connection.receive(minimumIncompleteLength: 1, maximumLength: 64) { data, _, _, _ in
        continuation.resume(returning: data)
      }
    }
    return answer.map { String(decoding: $0, as: UTF8.self) } == "true\n"
  }

  private func open() async -> NWConnection? {
    if hasTried { return connection }
    hasTried = true
    guard let port = NWEndpoint.Port(rawValue: HandsPort.number) else { return nil }
    let connection = NWConnection(host: .ipv4(.loopback), port: port, using: .tcp)
    let (states, told) = AsyncStream.makeStream(of: NWConnection.State.self)
    connection.stateUpdateHandler = { told.yield($0) }
    connection.start(queue: .global())
    for await state in states {
      switch state {
      case .ready:
        self.connection = connection
        return connection
      case .waiting, .failed, .cancelled:
        // The UI test does not listen. Do not wait for the UI test: the contract tests that need it
        // are skipped.
        connection.cancel()
        return nil
      default: continue
      }
    }
    return nil
  }
}
