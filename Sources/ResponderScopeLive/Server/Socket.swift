#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  #if canImport(Darwin)
    internal import Darwin
  #elseif canImport(Glibc)
    internal import Glibc
  #endif

  /// A socket that never blocks: a TCP socket over IPv4, or one of a connected pair.
  ///
  /// Only this file calls the system's socket functions, and it contains all differences between
  /// Darwin and Linux. A write to a closed connection raises SIGPIPE, which Darwin switches off for
  /// a socket (`SO_NOSIGPIPE`) and Linux for a call (`MSG_NOSIGNAL`).
  struct Socket: Hashable, Sendable {
    let file: Int32

    /// The result of reading, writing or accepting.
    enum Outcome<Value> {
      case done(Value)
      /// The system cannot do this now.
      case blocked
      /// The other side has closed the connection, or the socket is broken. For `nextClient()`, see
      /// also `refusal(_:)`.
      case ended
    }

    // MARK: Opening and closing

    /// Listens on an address.
    /// - Throws: The system's error number.
    static func listening(
      on address: IPv4, of interface: String? = nil, port: UInt16, backlog: Int32
    ) throws(SocketError) -> Socket {
      let listener = Socket(file: socket(AF_INET, streamType, 0))
      guard listener.file >= 0 else { throw SocketError() }
      do throws(SocketError) {
        try listener.prepare()
        // Allow a port whose last connections have ended only a short time ago.
        try listener.set(SOL_SOCKET, SO_REUSEADDR, 1)
        #if canImport(Darwin)
          // Replies leave through this interface, regardless of the routing table. The option does
          // not filter what arrives: a device answers for each of its addresses on every interface
          // (RFC 1122, 3.3.4.2: the weak host model).
          if let interface {
            let index = if_nametoindex(interface)
            guard index != 0 else { throw SocketError() }
            try listener.set(IPPROTO_IP, IP_BOUND_IF, Int32(index))
          }
        #endif
        var name = sockaddr_in()
        #if canImport(Darwin)
          name.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
        #endif
        name.sin_family = sa_family_t(AF_INET)
        name.sin_port = port.bigEndian
        name.sin_addr = in_addr(s_addr: address.number.bigEndian)
        let result = withUnsafePointer(to: &name) {
          $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            bind(listener.file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
          }
        }
        guard result == 0, listen(listener.file, backlog) == 0 else { throw SocketError() }
        return listener
      } catch {
        listener.end()
        throw error
      }
    }

    /// Two connected sockets: what is written to one wakes a thread that polls the other.
    static func pair() throws(SocketError) -> (Socket, Socket) {
      var files: [Int32] = [0, 0]
      guard socketpair(AF_UNIX, streamType, 0, &files) == 0 else { throw SocketError() }
      let pair = (Socket(file: files[0]), Socket(file: files[1]))
      do {
        try pair.0.prepare()
        try pair.1.prepare()
      } catch {
        pair.0.end()
        pair.1.end()
        throw error
      }
      return pair
    }

    private static var streamType: Int32 {
      #if canImport(Darwin)
        SOCK_STREAM
      #else
        Int32(SOCK_STREAM.rawValue)
      #endif
    }

    /// Prepares a new socket: it does not block, child processes do not inherit it, and on Darwin a
    /// write to a closed connection raises no signal.
    private func prepare() throws(SocketError) {
      guard fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK) == 0,
        fcntl(file, F_SETFD, FD_CLOEXEC) == 0
      else { throw SocketError() }
      #if canImport(Darwin)
        try set(SOL_SOCKET, SO_NOSIGPIPE, 1)
      #endif
    }

    private func set(_ level: Int32, _ option: Int32, _ value: Int32) throws(SocketError) {
      var value = value
      guard setsockopt(file, level, option, &value, socklen_t(MemoryLayout<Int32>.size)) == 0
      else { throw SocketError() }
    }

    /// Makes the system send small writes at once. If the peer vanishes, the system notices this
    /// within about a minute, even if nothing is written.
    func tune() {
      let tcp = Int32(IPPROTO_TCP)
      try? set(tcp, TCP_NODELAY, 1)
      try? set(SOL_SOCKET, SO_KEEPALIVE, 1)
      #if canImport(Darwin)
        try? set(tcp, TCP_KEEPALIVE, 30)
      #else
        try? set(tcp, TCP_KEEPIDLE, 30)
      #endif
      try? set(tcp, TCP_KEEPINTVL, 10)
      try? set(tcp, TCP_KEEPCNT, 3)
    }

    func end() { _ = close(file) }

    /// Tells the peer that nothing more will be written.
    func endWriting() { _ = shutdown(file, Int32(SHUT_WR)) }

    /// The port to which the socket is bound.
    var port: UInt16 {
      var name = sockaddr_in()
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      _ = withUnsafeMutablePointer(to: &name) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(file, $0, &size) }
      }
      return UInt16(bigEndian: name.sin_port)
    }

    // MARK: Traffic

    func nextClient() -> Outcome<Socket> {
      let client = accept(file, nil, nil)
      guard client >= 0 else { return Self.refusal(errno) }
      let socket = Socket(file: client)
      do {
        try socket.prepare()
        return .done(socket)
      } catch {
        socket.end()
        return .blocked
      }
    }

    /// Returns the outcome of a failed `accept`: `.ended` for a broken socket, and if there is no
    /// file descriptor or memory left. The client then stays in the queue, and `poll` would return
    /// at once, again and again, so the server waits before the next attempt.
    static func refusal(_ number: Int32) -> Outcome<Socket> {
      let ends = [EBADF, EINVAL, ENOTSOCK, EMFILE, ENFILE, ENOBUFS, ENOMEM]
      return ends.contains(number) ? .ended : .blocked
    }

    /// Reads the bytes that have arrived, up to the buffer's size.
    func read(into buffer: inout [UInt8]) -> Outcome<Int> {
      let count = buffer.withUnsafeMutableBytes { recv(file, $0.baseAddress, $0.count, 0) }
      if count == 0 { return .ended }
      return count > 0 ? .done(count) : Self.failure()
    }

    func write(_ bytes: UnsafeRawBufferPointer) -> Outcome<Int> {
      #if canImport(Darwin)
        let flags: Int32 = 0
      #else
        let flags = Int32(MSG_NOSIGNAL)
      #endif
      let count = send(file, bytes.baseAddress, bytes.count, flags)
      return count >= 0 ? .done(count) : Self.failure()
    }

    /// Returns the outcome of an error: every error except the temporary ones ends the connection.
    private static func failure<Value>() -> Outcome<Value> {
      [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) ? .blocked : .ended
    }

    // MARK: Waiting

    /// A socket, and whether a thread waits for reading or writing.
    struct Wish {
      let socket: Socket
      let reads: Bool
      let writes: Bool
    }

    /// Whether a socket is ready for reading or writing, and whether it is broken.
    struct Readiness {
      let reads: Bool
      let writes: Bool
      let isBroken: Bool
    }

    /// Waits until at least one socket is ready.
    /// - Parameter seconds: The maximum time, of which at most a minute counts; nil for no limit.
    /// - Returns: The readiness of each socket, in the order of `wishes`.
    static func wait(for wishes: [Wish], atMost seconds: TimeInterval?) -> [Readiness] {
      var files = wishes.map { wish in
        pollfd(
          fd: wish.socket.file,
          events: Int16((wish.reads ? POLLIN : 0) | (wish.writes ? POLLOUT : 0)), revents: 0)
      }
      let milliseconds = seconds.map { Int32(min(max($0 * 1000, 0), 60_000).rounded(.up)) } ?? -1
      var count = poll(&files, nfds_t(files.count), milliseconds)
      // A pause in the debugger may interrupt the wait. Look for input again, so that the server
      // reads what has arrived in the meantime before it checks the deadlines that have passed.
      if count < 0 { count = poll(&files, nfds_t(files.count), 0) }
      return files.map { file in
        let events = count > 0 ? Int32(file.revents) : 0
        return Readiness(
          reads: events & Int32(POLLIN) != 0, writes: events & Int32(POLLOUT) != 0,
          isBroken: events & Int32(POLLHUP | POLLERR | POLLNVAL) != 0)
      }
    }

    /// The time, in seconds, on a clock that only runs forward. On Darwin, the clock also runs
    /// while the device sleeps. Darwin's `CLOCK_MONOTONIC` follows corrections of the wall clock;
    /// its `CLOCK_MONOTONIC_RAW` does not.
    static var now: TimeInterval {
      var time = timespec()
      #if canImport(Darwin)
        clock_gettime(CLOCK_MONOTONIC_RAW, &time)
      #else
        clock_gettime(CLOCK_MONOTONIC, &time)
      #endif
      return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
    }
  }

  /// The system's reason why a socket cannot be opened.
  struct SocketError: Error {
    let number: Int32

    init() { number = errno }

    var isTaken: Bool { number == EADDRINUSE }
    var isReserved: Bool { number == EACCES }
    var isGone: Bool { number == EADDRNOTAVAIL }
    var text: String { String(cString: strerror(number)) }
  }

  // MARK: Interfaces

  /// An interface of this device that is up, and its address.
  package struct NetworkInterface: Equatable, Sendable {
    package let name: String
    package let address: IPv4

    /// Returns the interface of a local network: Wi-Fi or Ethernet, which Apple names en0, en1 and
    /// so on, with the lowest number; one with a self-assigned address (169.254) only if there is
    /// no other. The second choice is bridge100, to which an iPhone connects the clients of its
    /// personal hotspot. It is never cellular (pdp_ip0), a tunnel (utun0, ipsec0) or a link between
    /// devices (awdl0).
    package static func local(among interfaces: [NetworkInterface]) -> NetworkInterface? {
      interfaces.compactMap { interface -> (NetworkInterface, Int, Int)? in
        let (name, address) = (interface.name, interface.address)
        guard address.isUsable else { return nil }
        if name == "bridge100" { return (interface, 1, 0) }
        guard name.hasPrefix("en"), let number = Int(name.dropFirst(2)) else { return nil }
        return (interface, address.isSelfAssigned ? 2 : 0, number)
      }.min { ($0.1, $0.2) < ($1.1, $1.2) }?.0
    }

    /// The interfaces that are up and have an IPv4 address.
    package static var all: [NetworkInterface] {
      var first: UnsafeMutablePointer<ifaddrs>?
      guard getifaddrs(&first) == 0 else { return [] }
      defer { freeifaddrs(first) }
      return sequence(first: first, next: { $0?.pointee.ifa_next }).compactMap { entry in
        guard let entry = entry?.pointee, let name = entry.ifa_addr,
          Int32(name.pointee.sa_family) == AF_INET,
          entry.ifa_flags & UInt32(IFF_UP) != 0, entry.ifa_flags & UInt32(IFF_RUNNING) != 0
        else { return nil }
        let number = name.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
          UInt32(bigEndian: $0.pointee.sin_addr.s_addr)
        }
        return NetworkInterface(
          name: String(cString: entry.ifa_name), address: IPv4(number: number))
      }
    }
  }

  /// An IPv4 address.
  package struct IPv4: Hashable, Sendable, CustomStringConvertible {
    /// The address as a number, with its first part in the highest byte.
    package let number: UInt32

    package init(number: UInt32) { self.number = number }

    package init(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) {
      number = UInt32(a) << 24 | UInt32(b) << 16 | UInt32(c) << 8 | UInt32(d)
    }

    package static let loopback = IPv4(127, 0, 0, 1)

    package var isLoopback: Bool { number >> 24 == 127 }
    var isSelfAssigned: Bool { number >> 16 == 0xA9FE }
    var isUsable: Bool { number != 0 && !isLoopback }

    package var description: String {
      [24, 16, 8, 0].map { "\(number >> $0 & 255)" }.joined(separator: ".")
    }
  }
#endif
