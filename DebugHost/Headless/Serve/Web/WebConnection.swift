import FlyingSocks
import Foundation

/// One client from its first byte to its last: a request, or a request that opens the socket and what follows.
struct WebConnection<Application: WebApplication>: Sendable {
  let socket: AsyncSocket
  let gatekeeper: Gatekeeper
  let limits: WebLimits
  let application: Application

  func serve() async {
    defer { try? socket.close() }
    do {
      let request = try await within(limits.requestTime) { try await readRequest() }
      switch request {
      case .refused(let reply):
        try await send(reply)
        await linger()
      case .plain(let head, let body):
        let reply = await application.reply(to: head, body: body)
        try await send(reply, withBody: head.method != "HEAD")
      case .socket(let head, let early):
        try await WebSocketConnection(connection: self, head: head, early: early).serve()
      }
    } catch is DeadlineError {
      try? await send(.refusal(408, "The request did not come in time."))
    } catch {
      // The client went away, or the server stops.
    }
  }

  // MARK: Reading

  private enum Request: Sendable {
    case plain(HTTPHead, Data)
    /// With what came after the head.
    case socket(HTTPHead, [UInt8])
    case refused(HTTPReply)
  }

  private func readRequest() async throws -> Request {
    var bytes: [UInt8] = []
    var end: Int?
    while end == nil {
      guard bytes.count <= limits.head else {
        return .refused(.refusal(431, "A head has at most \(limits.head) bytes."))
      }
      let start = max(0, bytes.count - 3)
      bytes += try await socket.read(atMost: 4096)
      end = Self.endOfHead(bytes, from: start)
    }
    guard let end, end <= limits.head, let head = HTTPHead(Array(bytes[..<(end - 4)])) else {
      return .refused(.refusal(400, "This is no plain HTTP/1.1 request."))
    }
    if let objection = gatekeeper.objection(to: head) {
      return .refused(.refusal(403, objection))
    }
    if head.path == "/socket" { return .socket(head, Array(bytes[end...])) }
    guard ["GET", "HEAD", "POST"].contains(head.method) else {
      return .refused(.refusal(405, "GET, HEAD and POST are understood."))
    }
    guard let length = head.bodyLength else {
      return .refused(.refusal(400, "The length of the body is not told plainly."))
    }
    guard length <= limits.body else {
      return .refused(.refusal(413, "A body has at most \(limits.body) bytes."))
    }
    var body = Data(bytes[end...].prefix(length))
    while body.count < length {
      body += try await socket.read(atMost: min(4096, length - body.count))
    }
    return .plain(head, body)
  }

  /// The place after the empty line, if it is there.
  private static func endOfHead(_ bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= 4 else { return nil }
    for index in start...(bytes.count - 4)
    where bytes[index] == 13 && bytes[index + 1] == 10 && bytes[index + 2] == 13
      && bytes[index + 3] == 10
    {
      return index + 4
    }
    return nil
  }

  // MARK: Writing

  func send(_ reply: HTTPReply, withBody: Bool = true) async throws {
    try await write(reply.bytes(port: gatekeeper.port, withBody: withBody))
  }

  /// Writes all of it; a client that takes nothing for too long is given up.
  func write(_ data: Data) async throws {
    var sent = data.startIndex
    // Nearly always the system takes it at once.
    while sent < data.endIndex {
      do {
        sent = try socket.socket.write(data, from: sent)
      } catch SocketError.blocked {
        let rest = Data(data[sent...])
        try await within(limits.writeTime) { try await socket.write(rest) }
        return
      }
    }
  }

  /// Lets the client read the refusal: closing with bytes unread would take it away.
  func linger() async {
    shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
    _ = try? await within(0.5) {
      var drained = 0
      while drained < 1 << 20 { drained += try await socket.read(atMost: 4096).count }
      return drained
    }
  }
}
