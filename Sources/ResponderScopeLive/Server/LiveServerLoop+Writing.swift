#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation

  /// Opens event streams, and writes everything that the server sends.
  extension LiveServerLoop {
    func open(_ connection: LiveConnection, session: String?, at now: TimeInterval) {
      if streams.count >= limits.streams {
        // Close the stream of the page that has made no request for the longest time, if that is at
        // least `streamIdle`.
        guard let oldest = streams.values.min(by: { $0.lastSign < $1.lastSign }),
          now - oldest.lastSign >= limits.streamIdle
        else {
          return refuse(
            connection, 503, "\(streams.count) pages are open, and the server allows no more.",
            at: now)
        }
        remove(oldest)
      }
      let client = LiveClient(id: LiveDoor.secret(), mayAct: gate.allowsActions)
      connection.session = session
      connection.lastTouch = now
      connection.lastSign = now
      connection.received = 0
      connection.input = []
      connection.deadline = nil
      connection.socket.tune(sendBuffer: Int32(limits.turn))
      connection.stage = .stream(client)
      streams[client.id] = connection
      let number = connection.number
      client.onWork { [weak self] in
        self?.post { loop in
          guard let loop, let connection = loop.connections[number] else { return }
          loop.flush(connection, at: Socket.now)
        }
      }
      connection.enqueue(HTTPReply.stream)
      client.send("hello", Data(#"{"client":"\#(client.id)","mayAct":\#(client.mayAct)}"#.utf8))
      onMain { $0.join(client) }
      flush(connection, at: now)
    }

    // MARK: Writing

    func flush(_ connection: LiveConnection, at now: TimeInterval) {
      let before = connection.unwritten
      guard var count = connection.write(atMost: limits.turn) else { return remove(connection) }
      if let client = connection.client {
        while connection.unwritten == 0, count < limits.turn, let message = client.next() {
          connection.enqueue(message)
          guard let more = connection.write(atMost: limits.turn) else { return remove(connection) }
          count += more
        }
        if connection.unwritten == 0 {
          if count < limits.turn, client.isClosed { return linger(connection, at: now) }
          connection.deadline = nil
          // Send the rest in the loop's next round, so that other connections have their turn.
          if count >= limits.turn { client.wake() }
        } else if count > 0 || connection.deadline == nil {
          connection.deadline = now + limits.writeTime
        }
        if count > 0 { use(connection, at: now) }
        return
      }
      guard before > 0 else { return }
      if connection.unwritten > 0 {
        if count > 0 { connection.deadline = now + limits.writeTime }
        return
      }
      guard case .writing(let closes) = connection.stage else { return }
      connection.answered += 1
      if closes { return linger(connection, at: now) }
      connection.stage = .head
      connection.searched = 0
      connection.deadline = now + (connection.input.isEmpty ? limits.keepAlive : limits.headTime)
      process(connection, at: now)
    }

    /// Records that the server and the page's session are in use, because the server has sent
    /// something to the page; at most once in a hundredth of `sessionTime`. Removes the connection
    /// if its session has ended.
    private func use(_ connection: LiveConnection, at now: TimeInterval) {
      guard gate.hasDoor, now - connection.lastTouch > limits.sessionTime / 100 else { return }
      connection.lastTouch = now
      lastUse = now
      if !gate.admits(connection.session, at: now) { remove(connection) }
    }

    /// Closes the streams whose session has ended.
    func closeEnded(at now: TimeInterval) {
      guard gate.hasDoor else { return }
      gate.dropOld(at: now)
      for connection in Array(streams.values) where !gate.holds(connection.session) {
        remove(connection)
      }
    }

    func linger(_ connection: LiveConnection, at now: TimeInterval) {
      if let client = connection.client {
        streams[client.id] = nil
        strikes[client.id] = nil
        onMain { $0.leave(client) }
      }
      connection.socket.endWriting()
      connection.stage = .lingering
      connection.deadline = now + limits.linger
    }
  }
#endif
