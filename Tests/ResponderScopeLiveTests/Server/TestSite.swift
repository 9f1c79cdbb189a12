import Foundation
import ResponderScopeLive

/// A site that records the requests that reach it, and the streams that join and leave it.
final class TestSite: LiveSite {
  struct Seen: Sendable {
    var requests: [String] = []
    var isWaiting: [CheckedContinuation<Void, Never>] = []
    var streams: [LiveClient] = []
    var left = 0
    var hasEnded = 0
    var order: [String] = []
  }

  let seen = Locked(Seen())

  var requests: [String] { seen.with { $0.requests } }
  var streams: [LiveClient] { seen.with { $0.streams } }

  func reply(to request: LiveRequest) async -> LiveReply {
    let line = "\(request.method) \(request.path) \(request.body.count)"
    seen.with { $0.requests.append(line) }
    switch request.path {
    case "/act": return request.mayAct ? .text("acted") : .refusal(403, "read only")
    case "/bad": return .refusal(400, "nonsense")
    case "/big": return .text(String(repeating: "x", count: 4 << 20))
    case "/client": return .text(request.client?.id ?? "none")
    case "/slow":
      // Answers only after the task has been cancelled.
      while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(5)) }
      seen.with { $0.hasEnded += 1 }
      return .text("late")
    case "/order":
      let body = String(decoding: request.body, as: UTF8.self)
      seen.with { $0.order.append("begin \(body)") }
      try? await Task.sleep(for: .milliseconds(20))
      seen.with { $0.order.append("end \(body)") }
      return .text(body)
    default: return .text(line)
    }
  }

  func join(_ client: LiveClient) { seen.with { $0.streams.append(client) } }

  func leave(_ client: LiveClient) {
    seen.with { seen in
      seen.streams.removeAll { $0 === client }
      seen.left += 1
    }
  }

  /// Waits until the condition is true, for eight seconds at most.
  func wait(_ isDone: @Sendable (Seen) -> Bool) async {
    for _ in 0..<1600 where !seen.with({ isDone($0) }) {
      try? await Task.sleep(for: .milliseconds(5))
    }
  }
}

/// Runs the body with a server, stops the server, and checks that no connection is left.
func serving(
  door: Locked<LiveDoor>? = nil, allowsActions: Bool = true, limits: WebLimits = .quick,
  _ body: (LiveServer, TestSite) async throws -> Void
) async throws {
  let site = TestSite()
  let server = try LiveServer(
    port: 0, door: door, allowsActions: allowsActions, limits: limits, site: site)
  try await body(server, site)
  await server.stop()
  let counts = await server.counts()
  precondition(counts == (0, 0))
}

extension WebLimits {
  /// The usual limits, with shorter times.
  static var quick: WebLimits {
    var limits = WebLimits()
    limits.headTime = 0.4
    limits.bodyTime = 0.4
    limits.writeTime = 0.4
    limits.streamIdle = 0.2
    return limits
  }
}
