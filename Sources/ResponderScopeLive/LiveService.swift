#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation
  internal import ResponderKit
  internal import ResponderScope
  internal import UIKit

  /// What the app has asked to be served, and the server that does it while the app is in the foreground.
  ///
  /// iOS takes the sockets of a suspended app away (TN2277). So every socket is closed when the app enters the background, and
  /// the port is taken again when it returns. The sessions outlive that, and pages connect again by themselves.
  @MainActor
  final class LiveService {
    struct Wish: Equatable {
      enum Scope: Equatable {
        case loopback
        /// An interface by name, for tests; nil is the one of the local network.
        case network(String?)
      }

      var scope: Scope
      var port: UInt16
      var allowsActions: Bool
    }

    static let shared = LiveService()

    private let makeSite: @MainActor () -> any LiveSite
    private let interfaces: @MainActor () -> [NetworkInterface]
    private let limits: WebLimits
    private let say: @MainActor (String) -> Void
    private let show: @MainActor (String) -> Void

    private var wish: Wish?
    /// The port that was taken for it, which is taken again after the background.
    private var port: UInt16?
    private(set) var server: LiveServer?
    private var door: Locked<LiveDoor>?
    /// The one before, which closes its sockets; the next waits for it, because it may need the same port.
    private var ending: Task<Void, Never>?
    private var observers: [any NSObjectProtocol] = []
    /// Counts starts, so that the end of an old server is not taken for the end of the new one.
    private var number = 0
    private(set) var status = "Not served: serve() was not called" {
      didSet { if status != oldValue { report() } }
    }

    init(
      makeSite: @escaping @MainActor () -> any LiveSite = { LiveFeed() },
      interfaces: @escaping @MainActor () -> [NetworkInterface] = { NetworkInterface.all },
      limits: WebLimits = WebLimits(),
      say: @escaping @MainActor (String) -> Void = { LiveService.log($0) },
      show: @escaping @MainActor (String) -> Void = { LiveService.print($0) }
    ) {
      self.makeSite = makeSite
      self.interfaces = interfaces
      self.limits = limits
      self.say = say
      self.show = show
    }

    // MARK: What the app asks for

    func serve(_ wish: Wish) {
      if let server, let door, self.wish == wish {
        // Another address, for another browser.
        return shownAddress(of: server, token: door.with { $0.makeToken(at: Socket.now) })
      }
      (door, port) = (nil, nil)
      self.wish = wish
      if observers.isEmpty {
        observers = [
          NotificationCenter.default.observe(UIApplication.didEnterBackgroundNotification) {
            [weak self] _ in self?.pause()
          },
          NotificationCenter.default.observe(UIApplication.willEnterForegroundNotification) {
            [weak self] _ in self?.start()
          },
        ]
      }
      close()
      if UIApplication.shared.applicationState == .background { return pause() }
      start()
    }

    func stop() {
      guard wish != nil else { return }
      observers.forEach(NotificationCenter.default.removeObserver)
      observers = []
      (wish, door, port) = (nil, nil, nil)
      close()
      status = "Not served: stopServing() was called"
    }

    /// Waits until what was stopped is closed, and what was asked for is open.
    func settled() async {
      while let task = ending {
        await task.value
        if ending == task { return }
      }
    }

    /// The address to open, with the token while it is good.
    var address: URL? {
      guard let server else { return nil }
      let token = door?.with { $0.token(at: Socket.now) }
      return URL(string: Self.text(of: server) + (token.map { "#" + $0 } ?? ""))
    }

    // MARK: The server

    private func pause() {
      guard wish != nil else { return }
      close()
      status = "Paused: the app is in the background, and every connection is closed"
    }

    private func close() {
      number += 1
      guard let server else { return }
      self.server = nil
      let before = ending
      ending = Task {
        await before?.value
        await server.stop()
      }
    }

    private func start() {
      guard wish != nil, server == nil else { return }
      guard let before = ending else { return open() }
      let mine = number
      ending = Task {
        await before.value
        guard number == mine else { return }
        ending = nil
        if server == nil { open() }
      }
    }

    private func open() {
      guard let wish else { return }
      var address = IPv4.loopback
      if case .network(let name) = wish.scope {
        let all = interfaces()
        let found =
          name.map { name in all.first { $0.name == name } } ?? NetworkInterface.local(among: all)
        guard let found else {
          status = "Not served: this device is on no Wi-Fi or Ethernet network"
          return
        }
        address = found.address
        door = door ?? Locked(LiveDoor(limits: limits))
      }
      let mine = number
      do {
        let server = try LiveServer(
          address: address, port: port ?? wish.port, door: door, allowsActions: wish.allowsActions,
          limits: limits, site: makeSite()
        ) { [weak self] end in
          Task { @MainActor in self?.ended(end, mine) }
        }
        self.server = server
        port = server.port
        status = "Served at " + Self.text(of: server)
        if let door {
          let token = door.with { $0.token(at: Socket.now) ?? $0.makeToken(at: Socket.now) }
          shownAddress(of: server, token: token)
        }
      } catch {
        status = "Not served: \(error)"
      }
    }

    private func ended(_ end: LiveServer.End, _ number: Int) {
      guard number == self.number else { return }
      server = nil
      switch end {
      case .idle:
        stop()
        status = "Not served any more: no page has asked for anything for half an hour"
      case .lost:
        status = "Interrupted: the system took the listening socket"
        // Once: without success the foreground's next beginning tries again.
        start()
      }
    }

    // MARK: What is said

    private func report() {
      say("Live: " + status)
      LiveLine.shared = server == nil ? nil : LiveLine(text: address?.absoluteString ?? status)
    }

    private func shownAddress(of server: LiveServer, token: String) {
      let text = Self.text(of: server) + "#" + token
      LiveLine.shared = LiveLine(text: text)
      show("ResponderScope: Live: " + text)
    }

    private static func text(of server: LiveServer) -> String {
      "http://\(server.address):\(server.port)/"
    }

    private static func log(_ line: String) {
      NSLog("ResponderScope: %@", line as NSString)
    }

    /// The line with the token goes to standard error, which Xcode shows and no log keeps. NSLog's lines stay in the device's
    /// log.
    private static func print(_ line: String) {
      FileHandle.standardError.write(Data((line + "\n").utf8))
    }
  }
#endif
