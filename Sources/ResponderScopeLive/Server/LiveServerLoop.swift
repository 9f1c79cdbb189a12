#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Dispatch
  internal import Foundation

  /// The server's thread. It waits for all sockets with one `poll`, and owns every connection.
  ///
  /// `@unchecked Sendable`: only this thread uses the mutable state, except `inbox`. Other threads
  /// post work to it.
  final class LiveServerLoop: @unchecked Sendable {
    typealias Work = @Sendable (LiveServerLoop?) -> Void

    private struct Inbox {
      var work: [Work] = []
      var isOver = false
    }

    private let inbox = Locked(Inbox())
    private let (bell, wire): (Socket, Socket)
    let site: any LiveSite
    let gate: LiveGate
    let limits: WebLimits
    private let onEnd: @Sendable (LiveServer.End) -> Void

    private var listener: Socket
    var connections: [Int: LiveConnection] = [:]
    var streams: [String: LiveConnection] = [:]
    var strikes: [String: TokenBucket] = [:]
    /// The numbers of the connections with a complete request, in order.
    var ready: [Int] = []
    /// The ids of the clients whose requests the site is answering, at most one request of each.
    var busy: Set<String> = []
    var inFlight = 0
    private var nextNumber = 0
    private var accepts: TokenBucket
    var requests: TokenBucket
    var bytes: TokenBucket
    /// The time at which the server accepts connections again; nil unless it has to wait.
    private var acceptsAt: TimeInterval?
    /// The time at which the server passes on requests again; nil unless it has to wait.
    var requestsAt: TimeInterval?
    private var failedAccepts = 0
    /// The time at which a client last signed in, made a request that the gate admitted, or was
    /// sent something on its stream; at first, the time at which this object was created.
    var lastUse: TimeInterval
    private var end: LiveServer.End?
    private var isRunning = true
    private var whenStopped: [@Sendable () -> Void] = []
    var buffer = [UInt8](repeating: 0, count: 16 * 1024)

    init(
      listener: Socket, gatekeeper: Gatekeeper, door: Locked<LiveDoor>?, allowsActions: Bool,
      limits: WebLimits, site: any LiveSite, onEnd: @escaping @Sendable (LiveServer.End) -> Void
    ) throws(SocketError) {
      (bell, wire) = try Socket.pair()
      self.listener = listener
      gate = LiveGate(
        gatekeeper: gatekeeper, door: door, allowsActions: allowsActions, limits: limits)
      self.limits = limits
      self.site = site
      self.onEnd = onEnd
      accepts = TokenBucket(perSecond: limits.acceptsPerSecond, burst: limits.acceptBurst)
      requests = TokenBucket(perSecond: limits.requestsPerSecond, burst: limits.requestBurst)
      bytes = TokenBucket(perSecond: Double(64 << 20), burst: Double(64 << 20))
      lastUse = Socket.now
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

    var counts: (connections: Int, streams: Int) { (connections.count, streams.count) }

    // MARK: The loop

    private func run() {
      while isRunning {
        let now = Socket.now
        expire(at: now)
        pump(at: now)
        guard isRunning else { break }
        let listens = acceptsAt.map { $0 <= now } ?? true
        if listens { acceptsAt = nil }
        let order = connections.values.sorted { $0.number < $1.number }
        let isThrottled = bytes.wait(at: now) > 0
        var wishes = [
          Socket.Wish(socket: bell, reads: true, writes: false),
          Socket.Wish(socket: listener, reads: listens, writes: false),
        ]
        wishes += order.map { connection in
          Socket.Wish(
            socket: connection.socket,
            reads: connection.wantsBytes(limits) && !(isThrottled && connection.received > 1 << 20),
            writes: connection.unwritten > 0)
        }
        let found = Socket.wait(for: wishes, atMost: patience(at: now, isThrottled: isThrottled))
        if found[0].reads, case .ended = bell.read(into: &buffer) { finish(.lost) }
        // iOS reclaims every socket of a suspended app, but it does not report the loss of a
        // listener: `poll` goes on waiting, and `accept` reports only that there is no client. iOS
        // also reclaims `bell`, a connected socket, and this ends the wait.
        if found[0].isBroken || found[1].isBroken { finish(.lost) }
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

    /// Returns how long the thread may sleep unless a socket wakes it, in seconds; nil for no
    /// limit.
    private func patience(at now: TimeInterval, isThrottled: Bool) -> TimeInterval? {
      var moments = connections.values.compactMap(\.deadline)
      moments += [acceptsAt, requestsAt].compactMap { $0 }
      if isThrottled { moments.append(now + 0.01) }
      if gate.hasDoor {
        moments += [lastUse + limits.sessionTime] + (gate.nextEnd.map { [$0] } ?? [])
      }
      return moments.min().map { max(0, $0 - now) }
    }

    private func shutDown() {
      listener.close()
      for connection in Array(connections.values) { remove(connection) }
      let rest = inbox.with { inbox in
        defer { inbox.work = [] }
        inbox.isOver = true
        bell.close()
        wire.close()
        return inbox.work
      }
      for one in rest { one(nil) }
      for done in whenStopped { done() }
      if let end { onEnd(end) }
    }

    private func finish(_ reason: LiveServer.End) {
      isRunning = false
      end = reason
    }

    // MARK: Connections

    private func accept(at now: TimeInterval) {
      for _ in 0..<16 {
        guard accepts.take(at: now) else {
          acceptsAt = now + accepts.wait(at: now)
          return
        }
        switch listener.accept() {
        case .blocked: return
        case .ended:
          // There is no file descriptor or memory left, or iOS has reclaimed the listener.
          failedAccepts += 1
          acceptsAt = now + 0.05
          if failedAccepts >= 20 { finish(.lost) }
          return
        case .done(let socket):
          failedAccepts = 0
          guard makeRoom(at: now) else {
            socket.close()
            continue
          }
          socket.tune()
          nextNumber += 1
          let connection = LiveConnection(number: nextNumber, socket: socket, now: now)
          connection.deadline = now + limits.headTime
          connections[nextNumber] = connection
        }
      }
    }

    /// Makes room for a new connection by removing the one with the lowest rank; returns false if
    /// every connection keeps its place.
    private func makeRoom(at now: TimeInterval) -> Bool {
      guard connections.count >= limits.connections else { return true }
      let ranked = connections.values.compactMap { connection in
        connection.rank(at: now).map { (rank: $0, connection: connection) }
      }
      guard
        let last = ranked.min(by: {
          ($0.rank, $0.connection.number) < ($1.rank, $1.connection.number)
        })
      else { return false }
      remove(last.connection)
      return true
    }

    func remove(_ connection: LiveConnection) {
      guard connections.removeValue(forKey: connection.number) != nil else { return }
      switch connection.stage {
      case .ready: ready.removeAll { $0 == connection.number }
      case .replying(let task, _): task.cancel()
      case .stream(let client):
        client.end()
        streams[client.id] = nil
        strikes[client.id] = nil
        onMain { $0.leave(client) }
      case .head, .body, .writing, .lingering: break
      }
      connection.socket.close()
    }

    func onMain(_ work: @escaping @MainActor @Sendable (any LiveSite) -> Void) {
      let site = site
      // The main queue keeps the order of these calls, which tasks do not guarantee.
      DispatchQueue.main.async { MainActor.assumeIsolated { work(site) } }
    }

    private func expire(at now: TimeInterval) {
      for connection in Array(connections.values) {
        guard let deadline = connection.deadline, deadline <= now else { continue }
        switch connection.stage {
        // No byte of a request has arrived. A browser may have opened the connection in advance,
        // and would take a 408 for the reply to its next request.
        case .head where connection.input.isEmpty: remove(connection)
        case .head, .body: refuse(connection, 408, "The request did not come in time.", at: now)
        case .ready: refuse(connection, 503, "The app is busy; try again.", at: now)
        default: remove(connection)
        }
      }
      closeEnded(at: now)
      if gate.hasDoor, now - lastUse >= limits.sessionTime { finish(.idle) }
    }
  }
#endif
