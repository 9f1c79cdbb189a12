#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Dispatch

  /// The server's thread. It waits for all sockets with one `poll`, and owns every connection.
  ///
  /// `@unchecked Sendable`: only this thread uses the mutable state, except `inbox`. Other threads
  /// post work to it.
  final class ServerLoop: @unchecked Sendable {
    typealias Work = @Sendable (ServerLoop?) -> Void

    private struct Inbox {
      var work: [Work] = []
      var isOver = false
    }

    private let inbox = Locked(Inbox())
    private let (bell, wire): (Socket, Socket)
    let handler: any HTTPHandler
    let check: RequestCheck
    let allowsActions: Bool
    let limits: ServerLimits
    private let onLost: @Sendable () -> Void

    private var listener: Socket
    var connections: [Int: HTTPConnection] = [:]
    var streams: [String: EventStream] = [:]
    private var nextNumber = 0
    /// The time at which the server accepts connections again; nil unless it has to wait.
    private var acceptsAt: TimeInterval?
    private var failedAccepts = 0
    private var isLost = false
    private var isRunning = true
    private var whenStopped: [@Sendable () -> Void] = []
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)

    init(
      listener: Socket, check: RequestCheck, allowsActions: Bool, limits: ServerLimits,
      handler: any HTTPHandler, onLost: @escaping @Sendable () -> Void
    ) throws(SocketError) {
      (bell, wire) = try Socket.pair()
      (self.listener, self.check, self.allowsActions) = (listener, check, allowsActions)
      (self.limits, self.handler, self.onLost) = (limits, handler, onLost)
    }

    // MARK: From other threads

    func start() {
      let thread = Thread { self.run() }
      thread.name = "ResponderScopeLive"
      // The app's suspension is held off until this thread has closed the sockets, so the thread
      // must not have a low quality of service.
      thread.qualityOfService = .userInitiated
      thread.start()
    }

    /// Calls `work` on the server's thread. If that thread has ended, calls `work` with nil at
    /// once, on the caller's thread.
    func post(_ work: @escaping Work) {
      let isOver = inbox.with { inbox in
        guard !inbox.isOver else { return true }
        inbox.work.append(work)
        if inbox.work.count == 1 {
          _ = [UInt8(1)].withUnsafeBytes { wire.write($0) }
        }
        return false
      }
      if isOver { work(nil) }
    }

    func stop(_ then: @escaping @Sendable () -> Void) {
      post { loop in
        guard let loop else { return then() }
        loop.isRunning = false
        loop.whenStopped.append(then)
      }
    }

    // MARK: The loop

    private func run() {
      while isRunning {
        let now = Socket.now
        expire(at: now)
        let listens = acceptsAt.map { $0 <= now } ?? true
        if listens { acceptsAt = nil }
        let order = connections.values.sorted { $0.number < $1.number }
        let wishes =
          [
            Socket.Wish(socket: bell, reads: true, writes: false),
            Socket.Wish(socket: listener, reads: listens, writes: false),
          ]
          + order.map {
            Socket.Wish(
              socket: $0.socket, reads: $0.reads(atMost: limits.head), writes: $0.unwritten > 0)
          }
        let moments = connections.values.compactMap(\.deadline) + (acceptsAt.map { [$0] } ?? [])
        let found = Socket.wait(for: wishes, atMost: moments.min().map { max(0, $0 - now) })
        // iOS reclaims every socket of a suspended app, but it does not report the loss of a
        // listener: `poll` goes on waiting, and `accept` reports only that there is no client. iOS
        // also reclaims `bell`, a connected socket, and this ends the wait.
        if found[0].reads, case .ended = bell.read(into: &buffer) { lose() }
        if found[0].isBroken || found[1].isBroken { lose() }
        doPosted()
        guard isRunning else { break }
        for (connection, readiness) in zip(order, found.dropFirst(2)) {
          serve(connection, readiness, at: Socket.now)
        }
        if found[1].reads { accept(at: Socket.now) }
      }
      shutDown()
    }

    private func doPosted() {
      let work = inbox.with { inbox in
        defer { inbox.work = [] }
        return inbox.work
      }
      for one in work { one(self) }
    }

    private func lose() { (isRunning, isLost) = (false, true) }

    private func shutDown() {
      listener.end()
      for connection in Array(connections.values) { remove(connection) }
      let rest = inbox.with { inbox in
        defer { inbox.work = [] }
        inbox.isOver = true
        bell.end()
        wire.end()
        return inbox.work
      }
      for one in rest { one(nil) }
      for done in whenStopped { done() }
      if isLost { onLost() }
    }

    // MARK: Connections

    private func accept(at now: TimeInterval) {
      switch listener.nextClient() {
      case .blocked: break
      case .ended:
        // There is no file descriptor or memory left, or iOS has reclaimed the listener.
        failedAccepts += 1
        acceptsAt = now + 0.05
        if failedAccepts >= 20 { lose() }
      case .done(let socket):
        failedAccepts = 0
        guard makeRoom() else { return socket.end() }
        socket.tune()
        nextNumber += 1
        let connection = HTTPConnection(number: nextNumber, socket: socket, now: now)
        connection.deadline = now + limits.idleTime
        connections[nextNumber] = connection
      }
    }

    /// Makes room for a new connection by removing the one that has sent nothing for the longest
    /// time, among those that wait for a request or are slow to read a response. Returns false if
    /// there is none.
    private func makeRoom() -> Bool {
      guard connections.count >= limits.connections else { return true }
      let oldest = connections.values.filter(\.isReplaceable).min {
        ($0.lastRead, $0.number) < ($1.lastRead, $1.number)
      }
      if let oldest { remove(oldest) }
      return oldest != nil
    }

    func remove(_ connection: HTTPConnection) {
      guard connections.removeValue(forKey: connection.number) != nil else { return }
      switch connection.stage {
      case .answering(let task): task.cancel()
      case .stream(let stream): end(stream)
      case .head, .body, .writing, .lingering: break
      }
      connection.socket.end()
    }

    func end(_ stream: EventStream) {
      stream.close()
      streams[stream.id] = nil
      onMain { $0.leave(stream) }
    }

    func onMain(_ work: @escaping @MainActor @Sendable (any HTTPHandler) -> Void) {
      let handler = handler
      // The main queue keeps the order of these calls, which tasks do not guarantee.
      DispatchQueue.main.async { MainActor.assumeIsolated { work(handler) } }
    }

    private func expire(at now: TimeInterval) {
      for connection in Array(connections.values) {
        guard let deadline = connection.deadline, deadline <= now else { continue }
        switch connection.stage {
        // No byte of a request has arrived. A browser may have opened the connection in advance,
        // and would take a 408 for the response to its next request.
        case .head where connection.input.isEmpty: remove(connection)
        case .head, .body:
          refuse(connection, .refusal(408, "The request did not come in time."), at: now)
        default: remove(connection)
        }
      }
    }
  }
#endif
