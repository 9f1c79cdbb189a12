#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  /// Listens on one address: HTTP/1.1 and server-sent events, within limits. One thread reads,
  /// checks and writes for all sockets, and sleeps while nothing happens. The handler answers each
  /// request in a task. The main thread never waits for this thread.
  package final class LiveServer: Sendable {
    /// Why a server cannot listen, in one line.
    package struct ListenError: Error, CustomStringConvertible, Equatable {
      package let description: String
    }

    package let address: IPv4
    package let port: UInt16
    package let limits: ServerLimits
    private let loop: ServerLoop

    /// Starts to listen on the port, and to serve.
    ///
    /// - Parameters:
    ///   - interface: The interface that has the address; responses leave through no other. Nil
    ///     allows any.
    ///   - port: The port; 0 selects any free port.
    ///   - token: The token that clients need; nil if they need none.
    ///   - onLost: Called on the server's thread when the server has ended by itself: the system
    ///     reclaimed the listening socket, as iOS does while an app is suspended, or accepting has
    ///     failed repeatedly.
    package init(
      address: IPv4 = .loopback, interface: String? = nil, port: UInt16, token: AccessToken? = nil,
      allowsActions: Bool = true, limits: ServerLimits = ServerLimits(), handler: any HTTPHandler,
      onLost: @escaping @Sendable () -> Void = {}
    ) throws(ListenError) {
      (self.address, self.limits) = (address, limits)
      do throws(SocketError) {
        let listener = try Socket.listening(on: address, of: interface, port: port, backlog: 64)
        self.port = listener.port
        do throws(SocketError) {
          loop = try ServerLoop(
            listener: listener,
            check: RequestCheck(
              address: address, port: listener.port, token: token, mostBody: limits.body),
            allowsActions: allowsActions, limits: limits, handler: handler, onLost: onLost)
        } catch {
          listener.end()
          throw error
        }
      } catch {
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
        loop.post { loop in
          continuation.resume(returning: (loop?.connections.count ?? 0, loop?.streams.count ?? 0))
        }
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
