import FlyingFox
import FlyingSocks
import Foundation

/// A page's socket, from the handshake to the goodbye.
///
/// Limits are kept here, before anything reaches the device: size, number of messages, refusals.
struct WebSocketConnection<Application: WebApplication>: Sendable {
  let connection: WebConnection<Application>
  let head: HTTPHead
  /// What came with the head.
  let early: [UInt8]

  private var limits: WebLimits { connection.limits }

  func serve() async throws {
    guard let accept = await Self.answer(to: head) else {
      return try await connection.send(.refusal(400, "This is no WebSocket handshake."))
    }
    let answer = [
      "HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade",
      "Sec-WebSocket-Accept: \(accept)", "", "",
    ]
    try await connection.write(Data(answer.joined(separator: "\r\n").utf8))
    let tab = Tab(waiting: limits.waiting)
    await connection.application.join(tab)
    await withTaskGroup(of: Bool.self) { group in
      group.addTask {
        for await frame in tab.outbox {
          guard (try? await connection.write(frame)) != nil else { break }
        }
        return true
      }
      group.addTask {
        await read(for: tab)
        return false
      }
      // Who reads ends with a goodbye, which ends who writes; who cannot write any more ends both.
      for await isWritten in group where isWritten { group.cancelAll() }
    }
    await connection.application.leave(tab)
    await connection.linger()
  }

  /// Returns when nothing more is to be read; the goodbye is on its way then.
  private func read(for tab: Tab) async {
    var reader = WebSocketReader(longest: limits.message)
    var bucket = TokenBucket(perSecond: limits.messagesPerSecond, burst: limits.burst)
    var strikes = 0
    var bytes = early
    do {
      while !Task.isCancelled {
        for event in try reader.take(bytes) {
          switch event {
          case .close: return tab.close(1000, "")
          case .pong: break
          case .ping(let payload):
            if bucket.take(at: Self.now) { tab.write(WebSocketFrame.pong(payload)) }
          case .text(let text):
            guard let refusal = await handle(text, from: tab, &bucket) else { continue }
            strikes += 1
            tab.send(Self.message(refusal))
            if strikes >= limits.strikes {
              return tab.close(1008, "\(strikes) messages were refused")
            }
          }
        }
        bytes = try await connection.socket.read(atMost: 4096)
      }
    } catch let violation as WebSocketReader.Violation {
      tab.send(Self.message(InputError(violation.reason)))
      tab.close(violation.code, violation.reason)
    } catch {
      tab.close(1001, "")
    }
  }

  /// - Returns: Why the message was refused; nil if it was taken.
  private func handle(
    _ text: Data, from tab: Tab, _ bucket: inout TokenBucket
  ) async -> InputError? {
    guard bucket.take(at: Self.now) else {
      return InputError("more than \(limits.messagesPerSecond) messages a second")
    }
    do {
      let input = try Input(text)
      if case .echo = input {
        tab.send(text)
      } else {
        try await connection.application.receive(input, from: tab)
      }
      return nil
    } catch {
      return error
    }
  }

  static func message(_ error: InputError) -> Data {
    (try? JSONEncoder().encode(["error": error.description])) ?? Data("{\"error\":\"\"}".utf8)
  }

  private static var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// The word that proves the handshake was understood; nil if it is none.
  private static func answer(to head: HTTPHead) async -> String? {
    var headers = HTTPHeaders()
    for (name, value) in head.headers { headers[HTTPHeader(name)] = value }
    let request = HTTPRequest(
      method: HTTPMethod(head.method), version: .http11,
      target: HTTPRequest.Target(path: head.path, query: ""), headers: headers,
      body: HTTPBodySequence())
    let handler = WebSocketHTTPHandler(handler: NoFrames())
    let response = try? await handler.handleRequest(request)
    guard response?.statusCode == .switchingProtocols else { return nil }
    return response?.headers[HTTPHeader("Sec-WebSocket-Accept")]
  }

  /// The handshake asks for a handler; frames are read and written here.
  private struct NoFrames: WSHandler {
    func makeFrames(
      for client: AsyncThrowingStream<WSFrame, any Error>
    ) async throws -> AsyncStream<WSFrame> {
      AsyncStream { $0.finish() }
    }
  }
}
