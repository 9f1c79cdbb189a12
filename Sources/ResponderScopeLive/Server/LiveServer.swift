#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation

  /// Listens on one address and serves one site: HTTP/1.1 and server-sent events, within limits.
  ///
  /// One thread waits for all sockets and sleeps while nothing happens. The thread reads, checks
  /// and writes. The site answers each request in a task, because an answer may take time. The main
  /// thread never waits for this thread.
  package final class LiveServer: Sendable {
    /// Why a server cannot listen, in one line.
    package struct ListenError: Error, CustomStringConvertible, Equatable {
      package let description: String
    }

    /// Why a server has ended by itself.
    package enum End: Sendable {
      /// No session has been in use for `WebLimits.sessionTime`.
      case idle
      /// The system reclaimed the listening socket, as iOS does while an app is suspended, or
      /// accepting a connection has failed many times in a row.
      case lost
    }

    package let address: IPv4
    package let port: UInt16
    package let limits: WebLimits
    private let loop: LiveServerLoop

    /// Starts to listen on the port, and to serve.
    ///
    /// - Parameters:
    ///   - address: The address to listen on.
    ///   - interface: The interface that has the address; replies leave through no other. Nil
    ///     allows any interface.
    ///   - port: The port; 0 selects any free port.
    ///   - door: The token and the sessions; nil if the server requires none.
    ///   - allowsActions: Whether posted requests may change the app.
    ///   - onEnd: Called on the server's thread if the server ends by itself.
    package init(
      address: IPv4 = .loopback, interface: String? = nil, port: UInt16,
      door: Locked<LiveDoor>? = nil,
      allowsActions: Bool = true, limits: WebLimits = WebLimits(), site: any LiveSite,
      onEnd: @escaping @Sendable (End) -> Void = { _ in }
    ) throws(ListenError) {
      let listener: Socket
      do {
        listener = try Socket.listen(
          on: address, of: interface, port: port, backlog: 64)
      } catch {
        throw ListenError(description: Self.reason(error, address, port))
      }
      self.address = address
      self.port = listener.port
      self.limits = limits
      do {
        loop = try LiveServerLoop(
          listener: listener,
          gatekeeper: Gatekeeper(
            address: "\(address)", port: listener.port, isLoopback: address.isLoopback),
          door: door, allowsActions: allowsActions, limits: limits, site: site, onEnd: onEnd)
      } catch {
        listener.close()
        throw ListenError(description: Self.reason(error, address, port))
      }
      loop.start()
    }

    deinit { loop.stop {} }

    /// Closes every socket at once, and returns when they are closed. It does not wait for requests
    /// that are being answered.
    package func stop() async { await beginStop().value }

    /// Begins to close every socket at once, without waiting for the result.
    /// - Returns: A task that ends when they are closed.
    package func beginStop() -> Task<Void, Never> {
      let (closed, closing) = AsyncStream<Void>.makeStream()
      loop.stop { closing.finish() }
      return Task { for await _ in closed {} }
    }

    /// Returns the number of connections, and how many of them are streams; zeros if the server has
    /// ended.
    package func counts() async -> (connections: Int, streams: Int) {
      await withCheckedContinuation { continuation in
        loop.post { continuation.resume(returning: $0?.counts ?? (0, 0)) }
      }
    }

    private static func reason(_ error: SocketError, _ address: IPv4, _ port: UInt16) -> String {
      if error.isTaken {
        return "port \(port) is taken, perhaps by another app or simulator; 0 takes any free port"
      }
      if error.isReserved { return "port \(port) is reserved; use one from 1024 on" }
      if error.isGone { return "\(address) is no longer an address of this device" }
      return "cannot listen on \(address):\(port): \(error.text)"
    }
  }
#endif
