#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Dispatch
  internal import Foundation

  /// The server's thread: waits for all sockets with one `poll`, and owns every connection.
  ///
  /// `@unchecked Sendable`: everything but `inbox` is used on that thread alone. Others post work to it.
  final class LiveServerLoop: @unchecked Sendable {
    typealias Work = @Sendable (LiveServerLoop?) -> Void

    private struct Inbox {
      var work: [Work] = []
      var isOver = false
    }

    private let inbox = Locked(Inbox())
    private let (bell, wire): (Socket, Socket)
    private let site: any LiveSite
    private let gate: LiveGate
    private let limits: WebLimits
    private let onEnd: @Sendable (LiveServer.End) -> Void

    private var listener: Socket
    private var connections: [Int: LiveConnection] = [:]
    private var streams: [String: LiveConnection] = [:]
    private var strikes: [String: TokenBucket] = [:]
    /// Connections with a complete request, in order, and clients whose request is being answered.
    private var ready: [Int] = []
    private var busy: Set<String> = []
    private var inFlight = 0
    private var nextNumber = 0
    private var accepts: TokenBucket
    private var requests: TokenBucket
    private var bytes: TokenBucket
    /// When the listener, the requests or the large bodies may go on.
    private var acceptsAt: TimeInterval?
    private var requestsAt: TimeInterval?
    private var failedAccepts = 0
    /// The last time that a session asked for something, or was sent something.
    private var lastUse: TimeInterval
    private var end: LiveServer.End?
    private var isRunning = true
    private var whenStopped: [@Sendable () -> Void] = []
    private var buffer = [UInt8](repeating: 0, count: 16 * 1024)

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
      thread.qualityOfService = .utility
      thread.start()
    }

    /// Does the work on the server's thread; with nil, here and now, if that has ended.
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
        if found[0].reads { _ = bell.read(into: &buffer) }
        doPosted()
        guard isRunning else { break }
        for (connection, readiness) in zip(order, found.dropFirst(2)) {
          serve(connection, readiness, at: Socket.now)
        }
        if found[1].reads || found[1].isBroken { accept(at: Socket.now) }
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

    /// How long there is nothing to do unless a socket wakes it; nil is without end.
    private func patience(at now: TimeInterval, isThrottled: Bool) -> TimeInterval? {
      var moments = connections.values.compactMap(\.deadline)
      moments += [acceptsAt, requestsAt].compactMap { $0 }
      if isThrottled { moments.append(now + 0.01) }
      if gate.hasDoor { moments.append(lastUse + limits.sessionTime) }
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

    // MARK: Coming and going

    private func accept(at now: TimeInterval) {
      for _ in 0..<16 {
        guard accepts.take(at: now) else {
          acceptsAt = now + accepts.wait(at: now)
          return
        }
        switch listener.accept() {
        case .blocked: return
        case .ended:
          // A client that went away at once, no file descriptor left, or a listener that iOS has taken.
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

    /// Gives a place to a newcomer: that of the connection that has done least with its own.
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

    private func remove(_ connection: LiveConnection) {
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

    private func onMain(_ work: @escaping @MainActor @Sendable (any LiveSite) -> Void) {
      let site = site
      // In the order of these calls, which tasks do not promise.
      DispatchQueue.main.async { MainActor.assumeIsolated { work(site) } }
    }

    private func expire(at now: TimeInterval) {
      for connection in Array(connections.values) {
        guard let deadline = connection.deadline, deadline <= now else { continue }
        switch connection.stage {
        case .head where connection.answered > 0 && connection.input.isEmpty: remove(connection)
        case .head, .body: refuse(connection, 408, "The request did not come in time.", at: now)
        default: remove(connection)
        }
      }
      if gate.hasDoor, now - lastUse >= limits.sessionTime { finish(.idle) }
    }

    // MARK: Reading

    private func serve(
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

    /// - Returns: False when the client is gone: then nothing of its counts any more.
    private func read(_ connection: LiveConnection, at now: TimeInterval) -> Bool {
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

    /// Takes complete heads and bodies from what was read.
    private func process(_ connection: LiveConnection, at now: TimeInterval) {
      if case .head = connection.stage { takeHead(connection, at: now) }
      if case .body(let head, let length, let session) = connection.stage,
        connection.input.count >= length
      {
        let body = Data(connection.input.prefix(length))
        connection.input.removeFirst(length)
        if connection.input.isEmpty { connection.input = [] }
        connection.deadline = nil
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
      else { return refuse(connection, 400, "This is no plain HTTP/1.1 request.", at: now) }
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
            return refuse(connection, 503, "Other bodies are on their way; try again.", at: now)
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
      refuse(connection, 431, "A head has at most \(limits.head) bytes.", at: now)
    }

    private func refuse(
      _ connection: LiveConnection, _ status: Int, _ reason: String, at now: TimeInterval
    ) {
      connection.input = []
      connection.largeBody = 0
      answer(
        connection, with: HTTPReply.bytes(.refusal(status, reason), closes: true), closes: true,
        at: now)
    }

    // MARK: Answering

    /// Gives the requests that are complete to the site, in order, as far as the limits allow.
    private func pump(at now: TimeInterval) {
      requestsAt = nil
      guard !ready.isEmpty else { return }
      var waiting: [Int] = []
      var queue = ready[...]
      while let number = queue.popFirst() {
        guard let connection = connections[number], case .ready(let request) = connection.stage
        else { continue }
        // One request of a page at a time, so that its input stays in order.
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
      ready = waiting + queue
    }

    private func dispatch(
      _ request: LiveConnection.Request, from connection: LiveConnection, at now: TimeInterval
    ) {
      let head = request.head
      let closes = head.headers["connection"]?.lowercased() == "close"
      if let (reply, cookie) = gate.ownReply(to: request, at: now) {
        if cookie != nil { lastUse = now }
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
      connection.stage = .replying(task, closes: closes)
    }

    private func finish(_ number: Int, _ reply: LiveReply, client: LiveClient?, isHead: Bool) {
      let now = Socket.now
      inFlight -= 1
      if let client {
        busy.remove(client.id)
        if (400..<500).contains(reply.status) { strike(client, at: now) }
      }
      guard let connection = connections[number], case .replying(_, let closes) = connection.stage
      else { return }
      connection.largeBody = 0
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

    private func answer(
      _ connection: LiveConnection, with bytes: Data, closes: Bool, at now: TimeInterval
    ) {
      connection.enqueue(bytes)
      connection.stage = .writing(closes: closes)
      connection.deadline = now + limits.writeTime
      flush(connection, at: now)
    }

    // MARK: Streams

    private func open(_ connection: LiveConnection, session: String?, at now: TimeInterval) {
      if streams.count >= limits.streams {
        // A page that has not shown a sign of life for longest makes room.
        guard let oldest = streams.values.min(by: { $0.lastSign < $1.lastSign }),
          now - oldest.lastSign >= limits.streamIdle
        else {
          return refuse(
            connection, 503, "\(streams.count) pages are open; that is as many as may be.", at: now)
        }
        remove(oldest)
      }
      let client = LiveClient(id: LiveDoor.secret(), mayAct: gate.allowsActions)
      connection.session = session
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

    private func flush(_ connection: LiveConnection, at now: TimeInterval) {
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
          // The rest in the next round: others are to have their turn.
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

    /// What is sent to a page shows that app and page are in use.
    private func use(_ connection: LiveConnection, at now: TimeInterval) {
      guard gate.hasDoor, now - lastUse > 1 else { return }
      lastUse = now
      gate.touch(connection.session, at: now)
    }

    private func linger(_ connection: LiveConnection, at now: TimeInterval) {
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
