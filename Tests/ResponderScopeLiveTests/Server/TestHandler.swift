import Foundation
import ResponderScopeLive

/// A handler that records the requests that reach it, and the streams that join and leave it.
final class TestHandler: HTTPHandler {
  struct Seen: Sendable {
    var requests: [String] = []
    var streams: [EventStream] = []
    var left = 0
    var hasEnded = 0
  }

  let seen = Locked(Seen())

  var requests: [String] { seen.with { $0.requests } }
  var streams: [EventStream] { seen.with { $0.streams } }

  func response(to request: HTTPRequest) async -> HTTPResponse {
    let line = "\(request.method) \(request.path) \(request.body.count)"
    seen.with { $0.requests.append(line) }
    switch request.path {
    case "/act": return request.mayAct ? .text("acted") : .refusal(403, "read only")
    case "/big": return .text(String(repeating: "x", count: 4 << 20))
    case "/client": return .text(request.stream?.id ?? "none")
    case "/slow":
      // Answers only after the task has been cancelled.
      while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(5)) }
      seen.with { $0.hasEnded += 1 }
      return .text("late")
    default: return .text(line)
    }
  }

  func join(_ stream: EventStream) { seen.with { $0.streams.append(stream) } }

  func leave(_ stream: EventStream) {
    seen.with { seen in
      seen.streams.removeAll { $0 === stream }
      seen.left += 1
    }
  }

  /// Waits until the condition is true, for eight seconds at most.
  /// - Returns: Whether it is.
  @discardableResult
  func wait(_ isDone: @Sendable (Seen) -> Bool) async -> Bool {
    for _ in 0..<1600 where !seen.with({ isDone($0) }) {
      try? await Task.sleep(for: .milliseconds(5))
    }
    return seen.with { isDone($0) }
  }
}

/// Runs the body with a server, stops the server, and checks that no connection is left.
func serving(
  token: AccessToken? = nil, allowsActions: Bool = true, limits: ServerLimits = .quick,
  _ body: (LiveServer, TestHandler) async throws -> Void
) async throws {
  let handler = TestHandler()
  let server = try LiveServer(
    port: 0, token: token, allowsActions: allowsActions, limits: limits, handler: handler)
  try await body(server, handler)
  await server.stop()
  let counts = await server.counts()
  precondition(counts == (0, 0))
}

extension ServerLimits {
  /// The usual limits, with a shorter time for requests.
  static var quick: ServerLimits {
    var limits = ServerLimits()
    limits.requestTime = 0.4
    return limits
  }
}
