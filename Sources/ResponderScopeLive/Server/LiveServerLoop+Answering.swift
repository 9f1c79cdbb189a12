#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation

  /// Passes requests to the site, and sends the replies.
  extension LiveServerLoop {
    /// Passes the complete requests to the site, or answers those that need no session, in order
    /// and as far as the limits allow.
    func pump(at now: TimeInterval) {
      requestsAt = nil
      guard !ready.isEmpty else { return }
      var waiting: [Int] = []
      var queue = ready[...]
      // When a request is answered at once, the connection's next request may become ready.
      ready = []
      while let number = queue.popFirst() {
        guard let connection = connections[number], case .ready(let request) = connection.stage
        else { continue }
        // Pass on one request of a page at a time, so that the page's input stays in order.
        if let name = request.head.query["client"], busy.contains(name) {
          waiting.append(number)
          continue
        }
        guard inFlight < limits.inFlight,
          connections.values.reduce(0, { $0 + $1.unwritten }) < limits.output
        else {
          waiting.append(number)
          break
        }
        guard requests.take(at: now) else {
          requestsAt = now + requests.wait(at: now)
          waiting.append(number)
          break
        }
        dispatch(request, from: connection, at: now)
      }
      if !ready.isEmpty { requestsAt = now }
      ready = waiting + queue + ready
    }

    private func dispatch(
      _ request: LiveConnection.Request, from connection: LiveConnection, at now: TimeInterval
    ) {
      let head = request.head
      let closes = head.headers["connection"]?.lowercased() == "close"
      if let (reply, cookie) = gate.ownReply(to: request, at: now) {
        if cookie != nil {
          lastUse = now
          // The new session may have replaced another one, whose streams then end.
          closeEnded(at: now)
        }
        return answer(
          connection,
          with: HTTPReply.bytes(
            reply, withBody: head.method != "HEAD", closes: closes, cookie: cookie),
          closes: closes, at: now)
      }
      if head.path == "/events" {
        guard head.method == "GET" else { return refuse(connection, 405, "GET /events.", at: now) }
        return open(connection, session: request.session, at: now)
      }
      let page = head.query["client"].flatMap { streams[$0] }
      // A stream belongs to the session that opened it.
      let client = page?.session == request.session ? page?.client : nil
      page?.lastSign = now
      let asked = LiveRequest(
        method: head.method == "HEAD" ? "GET" : head.method, path: head.path, query: head.query,
        body: request.body, mayAct: head.method == "POST" && gate.allowsActions, client: client)
      inFlight += 1
      if let client { busy.insert(client.id) }
      let (number, isHead) = (connection.number, head.method == "HEAD")
      let site = site
      let task = Task { [weak self] in
        let reply = await site.reply(to: asked)
        self?.post { loop in
          loop?.finish(number, reply, client: client, isHead: isHead)
        }
      }
      connection.deadline = nil
      connection.stage = .replying(task, closes: closes)
    }

    func finish(_ number: Int, _ reply: LiveReply, client: LiveClient?, isHead: Bool) {
      let now = Socket.now
      inFlight -= 1
      if let client {
        busy.remove(client.id)
        if (400..<500).contains(reply.status) { strike(client, at: now) }
      }
      guard let connection = connections[number], case .replying(_, let closes) = connection.stage
      else { return }
      answer(
        connection, with: HTTPReply.bytes(reply, withBody: !isHead, closes: closes),
        closes: closes, at: now)
    }

    private func strike(_ client: LiveClient, at now: TimeInterval) {
      guard let connection = streams[client.id] else { return }
      var bucket =
        strikes[client.id] ?? TokenBucket(perSecond: 0.1, burst: Double(limits.strikes) - 1)
      let isForgiven = bucket.take(at: now)
      strikes[client.id] = bucket
      if !isForgiven { remove(connection) }
    }

    func answer(
      _ connection: LiveConnection, with bytes: Data, closes: Bool, at now: TimeInterval
    ) {
      connection.largeBody = 0
      connection.enqueue(bytes)
      connection.stage = .writing(closes: closes)
      connection.deadline = now + limits.writeTime
      flush(connection, at: now)
    }
  }
#endif
