#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation

  /// Reads bytes and turns them into requests.
  extension LiveServerLoop {
    func serve(
      _ connection: LiveConnection, _ readiness: Socket.Readiness, at now: TimeInterval
    ) {
      guard connections[connection.number] === connection else { return }
      if readiness.reads || readiness.isBroken {
        guard read(connection, at: now) else { return remove(connection) }
        process(connection, at: now)
      }
      if readiness.writes, connections[connection.number] === connection {
        flush(connection, at: now)
      }
    }

    /// - Returns: False if the client has closed the connection or has sent too much, or if the
    ///   socket is broken. The caller then removes the connection.
    func read(_ connection: LiveConnection, at now: TimeInterval) -> Bool {
      var count = 0
      while count < limits.turn {
        switch connection.socket.read(into: &buffer) {
        case .blocked: return true
        case .ended: return false
        case .done(let length):
          count += length
          connection.received += length
          connection.lastRead = now
          bytes.charge(Double(length), at: now)
          switch connection.stage {
          case .stream: return connection.received <= limits.head * 2
          case .lingering: if connection.received > 32 << 20 { return false }
          case .head where connection.input.isEmpty:
            connection.deadline = now + limits.headTime
            fallthrough
          default: connection.input += buffer[..<length]
          }
          if !connection.wantsBytes(limits) { return true }
        }
      }
      return true
    }

    /// Takes complete heads and bodies from the input.
    func process(_ connection: LiveConnection, at now: TimeInterval) {
      if case .head = connection.stage { takeHead(connection, at: now) }
      if case .body(let head, let length, let session) = connection.stage,
        connection.input.count >= length
      {
        let body = Data(connection.input.prefix(length))
        connection.input.removeFirst(length)
        if connection.input.isEmpty { connection.input = [] }
        connection.deadline = now + limits.waitTime
        connection.stage = .ready(
          LiveConnection.Request(head: head, body: body, session: session))
        ready.append(connection.number)
      }
    }

    private func takeHead(_ connection: LiveConnection, at now: TimeInterval) {
      guard let end = HTTPHead.end(of: connection.input, from: connection.searched) else {
        connection.searched = connection.input.count
        if connection.input.count > limits.head { tooLong(connection, at: now) }
        return
      }
      guard end <= limits.head else { return tooLong(connection, at: now) }
      guard
        let head = HTTPHead(
          Array(connection.input[..<(end - 4)]), mostHeaders: limits.headers)
      else { return refuse(connection, 400, "This is not a plain HTTP/1.1 request.", at: now) }
      connection.input.removeFirst(end)
      connection.searched = 0
      switch gate.judge(head, at: now) {
      case .refused(let status, let reason): refuse(connection, status, reason, at: now)
      case .stranger(let length): awaitBody(connection, head, length, session: nil, at: now)
      case .admitted(let session, let length):
        connection.isProven = true
        lastUse = now
        if length > limits.smallBody {
          let held = connections.values.reduce(0) { $0 + $1.largeBody }
          guard held + length <= limits.bodies else {
            return refuse(connection, 503, "Other large bodies are being read; try again.", at: now)
          }
          connection.largeBody = length
        }
        awaitBody(connection, head, length, session: session, at: now)
      }
    }

    private func awaitBody(
      _ connection: LiveConnection, _ head: HTTPHead, _ length: Int, session: String?,
      at now: TimeInterval
    ) {
      connection.stage = .body(head, length: length, session: session)
      connection.deadline = now + limits.bodyTime
      if head.headers["expect"] != nil, connection.input.count < length {
        connection.enqueue(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8))
        flush(connection, at: now)
      }
    }

    private func tooLong(_ connection: LiveConnection, at now: TimeInterval) {
      refuse(
        connection, 431,
        "A head has at most \(limits.head) bytes. If a browser sent this, clear the cookies of this host.",
        at: now)
    }

    func refuse(
      _ connection: LiveConnection, _ status: Int, _ reason: String, at now: TimeInterval
    ) {
      connection.input = []
      answer(
        connection, with: HTTPReply.bytes(.refusal(status, reason), closes: true), closes: true,
        at: now)
    }
  }
#endif
