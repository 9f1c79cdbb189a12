#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  /// Reads requests, passes them to the handler, and writes responses and events.
  extension ServerLoop {
    func serve(_ connection: HTTPConnection, _ readiness: Socket.Readiness, at now: TimeInterval) {
      guard connections[connection.number] === connection else { return }
      if readiness.reads || readiness.isBroken { read(connection, at: now) }
      if readiness.writes, connections[connection.number] === connection {
        flush(connection, at: now)
      }
      answerRequests(on: connection, at: now)
    }

    // MARK: Reading

    private func read(_ connection: HTTPConnection, at now: TimeInterval) {
      switch connection.socket.read(into: &buffer) {
      case .blocked: break
      case .ended: remove(connection)
      case .done(let length):
        connection.lastRead = now
        switch connection.stage {
        // Nothing that a client sends now is a request.
        case .stream, .lingering: return
        case .head where connection.input.isEmpty: connection.deadline = now + limits.requestTime
        default: break
        }
        connection.input += buffer[..<length]
      }
    }

    /// Answers the complete requests in the input, each after the response to the one before it.
    private func answerRequests(on connection: HTTPConnection, at now: TimeInterval) {
      while connections[connection.number] === connection,
        let (head, body) = takeRequest(from: connection, at: now)
      {
        answer(head, body, on: connection, at: now)
      }
    }

    /// Takes a complete request from the input; returns nil if there is none, or if it was refused.
    private func takeRequest(
      from connection: HTTPConnection, at now: TimeInterval
    ) -> (HTTPHead, Data)? {
      if case .head = connection.stage {
        guard let end = HTTPHead.end(of: connection.input, from: connection.searched),
          end <= limits.head
        else {
          connection.searched = connection.input.count
          if connection.searched > limits.head {
            let reason =
              "A head has at most \(limits.head) bytes. "
              + "If a browser sent this, clear the cookies of this host."
            refuse(connection, .refusal(431, reason), at: now)
          }
          return nil
        }
        connection.searched = 0
        guard let head = HTTPHead(Array(connection.input[..<(end - 4)])) else {
          refuse(connection, .refusal(400, "This is not a plain HTTP/1.1 request."), at: now)
          return nil
        }
        if let refusal = check.refusal(of: head) {
          refuse(connection, refusal, at: now)
          return nil
        }
        connection.input.removeFirst(end)
        connection.stage = .body(head, length: head.bodyLength ?? 0)
      }
      guard case .body(let head, let length) = connection.stage, connection.input.count >= length
      else { return nil }
      let body = Data(connection.input.prefix(length))
      connection.input = Array(connection.input.dropFirst(length))
      return (head, body)
    }

    // MARK: Answering

    private func answer(
      _ head: HTTPHead, _ body: Data, on connection: HTTPConnection, at now: TimeInterval
    ) {
      connection.closes = head.headers["connection"]?.lowercased() == "close"
      let request = HTTPRequest(
        method: head.method, path: head.path, query: head.query, body: body,
        mayAct: head.method == "POST" && allowsActions,
        stream: head.query["client"].flatMap { streams[$0] })
      if check.asksForSession(head) { return send(check.session(request), on: connection, at: now) }
      if head.path == "/events" {
        guard head.method == "GET" else {
          return refuse(connection, .refusal(405, "GET /events."), at: now)
        }
        return openStream(on: connection, at: now)
      }
      let (number, handler) = (connection.number, handler)
      let task = Task { [weak self] in
        let response = await handler.response(to: request)
        self?.post { loop in
          guard let connection = loop?.connections[number], case .answering = connection.stage
          else { return }
          loop?.send(response, on: connection, at: Socket.now)
          loop?.answerRequests(on: connection, at: Socket.now)
        }
      }
      connection.deadline = nil
      connection.stage = .answering(task)
    }

    private func openStream(on connection: HTTPConnection, at now: TimeInterval) {
      guard streams.count < limits.streams else {
        let reason = "\(streams.count) pages are open, and the server allows no more."
        return refuse(connection, .refusal(503, reason), at: now)
      }
      let stream = EventStream(
        id: "\(AccessToken())", mayAct: allowsActions, most: limits.waiting)
      connection.input = []
      connection.deadline = nil
      connection.stage = .stream(stream)
      streams[stream.id] = stream
      let number = connection.number
      stream.onWork { [weak self] in
        self?.post { loop in
          guard let connection = loop?.connections[number] else { return }
          loop?.flush(connection, at: Socket.now)
        }
      }
      connection.enqueue(HTTPResponse.stream)
      stream.send("hello", Data(#"{"client":"\#(stream.id)","mayAct":\#(stream.mayAct)}"#.utf8))
      onMain { $0.join(stream) }
      flush(connection, at: now)
    }

    /// Answers what is no request that the server passes on, and ends the connection.
    func refuse(_ connection: HTTPConnection, _ response: HTTPResponse, at now: TimeInterval) {
      connection.input = []
      connection.closes = true
      send(response, on: connection, at: now)
    }

    private func send(
      _ response: HTTPResponse, on connection: HTTPConnection, at now: TimeInterval
    ) {
      connection.enqueue(response.bytes(closes: connection.closes))
      connection.stage = .writing
      connection.deadline = now + limits.requestTime
      flush(connection, at: now)
    }

    // MARK: Writing

    private func flush(_ connection: HTTPConnection, at now: TimeInterval) {
      guard var count = connection.write() else { return remove(connection) }
      if case .stream(let stream) = connection.stage {
        while connection.unwritten == 0, let message = stream.next() {
          connection.enqueue(message)
          guard let more = connection.write() else { return remove(connection) }
          count += more
        }
        if connection.unwritten == 0, stream.isClosed { return linger(connection, at: now) }
      }
      // A response and a stream must make progress while something waits to be written. A stream
      // that has ended gets no further time.
      let isEnding =
        if case .stream(let stream) = connection.stage { stream.isClosed } else { false }
      if connection.unwritten > 0 {
        if count > 0 && !isEnding || connection.deadline == nil {
          connection.deadline = now + limits.requestTime
        }
        return
      }
      switch connection.stage {
      case .stream: connection.deadline = nil
      case .writing where connection.closes: linger(connection, at: now)
      case .writing:
        connection.stage = .head
        connection.deadline =
          now + (connection.input.isEmpty ? limits.idleTime : limits.requestTime)
      case .head, .body, .answering, .lingering: break
      }
    }

    private func linger(_ connection: HTTPConnection, at now: TimeInterval) {
      if case .stream(let stream) = connection.stage { end(stream) }
      connection.socket.endWriting()
      connection.stage = .lingering
      connection.deadline = now + 0.5
    }
  }
#endif
