import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

/// Listens on 127.0.0.1 and serves one application: plain requests and one WebSocket, within limits.
///
/// The sockets, the pool that waits for them and the WebSocket handshake are FlyingFox's. Its own reading of heads and frames
/// has no limits on their length and on the time they take, so requests and messages are read here.
package final class WebServer: Sendable {
  /// Why it cannot listen, in one line.
  package struct ListenError: Error, CustomStringConvertible {
    package let description: String
  }

  package let port: UInt16
  package let limits: WebLimits
  private let socket: Socket
  private let open = Mutex(0)

  /// How many connections are open now.
  package var connectionCount: Int { open.withLock { $0 } }

  /// Takes the port; 0 is any that is free.
  package init(port: UInt16, limits: WebLimits = WebLimits()) throws(ListenError) {
    // Who closes a connection while it is written to must not end the process.
    signal(SIGPIPE, SIG_IGN)
    do {
      let socket = try Socket(domain: AF_INET, type: .stream)
      try socket.setValue(true, for: .localAddressReuse)
      do {
        try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
        try socket.listen()
      } catch {
        try? socket.close()
        throw error
      }
      guard case .ip4(_, let taken) = try socket.sockname() else {
        throw SocketError.unsupportedAddress
      }
      self.socket = socket
      self.port = taken
      self.limits = limits
    } catch SocketError.failed(_, EADDRINUSE, _) {
      throw ListenError(
        description: "port \(port) is taken; --port takes another, 0 any that is free")
    } catch SocketError.failed(_, EACCES, _) {
      throw ListenError(description: "port \(port) is reserved; --port takes another")
    } catch {
      throw ListenError(description: "cannot listen on 127.0.0.1:\(port): \(error)")
    }
  }

  /// Serves until the task is cancelled; then every connection is closed.
  package func run(_ application: some WebApplication) async {
    defer { try? socket.close() }
    let pool = HTTPServer.defaultPool()
    guard (try? await pool.prepare()) != nil,
      let listener = try? AsyncSocket(socket: socket, pool: pool)
    else { return }
    await withTaskGroup(of: Void.self) { group in
      group.addTask { try? await pool.run() }
      group.addTask { await self.accept(from: listener, application) }
      await group.next()
      group.cancelAll()
    }
  }

  private func accept(from listener: AsyncSocket, _ application: some WebApplication) async {
    await withDiscardingTaskGroup { group in
      while !Task.isCancelled {
        guard let client = try? await listener.accept() else {
          // Out of file descriptors, or a client that went away at once.
          try? await Task.sleep(for: .milliseconds(20))
          continue
        }
        guard enter() else {
          try? client.close()
          continue
        }
        group.addTask {
          await WebConnection(
            socket: client, gatekeeper: Gatekeeper(port: self.port), limits: self.limits,
            application: application
          ).serve()
          self.open.withLock { $0 -= 1 }
        }
      }
      group.cancelAll()
    }
  }

  private func enter() -> Bool {
    open.withLock { count in
      guard count < limits.connections else { return false }
      count += 1
      return true
    }
  }
}
