#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Dispatch
  internal import UIKit

  /// Keeps the app's request to serve the inspector, and runs the server while the app is in the
  /// foreground: iOS reclaims the sockets of a suspended app (TN2277). The port and the token stay
  /// the same, and open pages reconnect by themselves.
  @MainActor
  final class LiveService {
    struct Wish: Equatable {
      enum Scope: Equatable {
        case loopback
        /// Loopback, for clients that have the token.
        case tunnel
        /// An interface by name, for tests; nil selects the interface of the local network.
        case network(String?)
      }

      var scope: Scope
      var port: UInt16
      var allowsActions: Bool

      /// Returns the reason why the service must refuse this request, in one line; nil if it may
      /// serve. All apps on a device share its loopback interface.
      func objection(onDevice isDevice: Bool) -> String? {
        guard isDevice, scope == .loopback else { return nil }
        return "on a device every app could read it; call serve(on: .usbTunnel) or "
          + "serve(on: .localNetwork)"
      }
    }

    /// Whether the app runs on an iPhone or iPad itself. There, other apps share the app's loopback
    /// interface, and the developer's browser does not. An iPad app that runs on a Mac is built for
    /// the device, so only a question at run time tells.
    static var isDevice: Bool {
      #if targetEnvironment(simulator) || targetEnvironment(macCatalyst) || !canImport(Darwin)
        false
      #else
        !ProcessInfo.processInfo.isiOSAppOnMac
      #endif
    }

    static let shared = LiveService()

    private let makeHandler: @MainActor () -> any HTTPHandler
    private let interfaces: @MainActor () -> [NetworkInterface]
    private let limits: ServerLimits
    private let isDevice: Bool
    /// The token of this launch.
    private let token = AccessToken()
    private let say: @MainActor (String) -> Void
    private let show: @MainActor (String) -> Void

    /// A request that the app made before it had launched. The service serves it at the end of the
    /// launch.
    private var awaited: Wish?
    private var wish: Wish?
    /// The port of the last server for this wish; nil before the first. The service uses the port
    /// again when the app returns from the background.
    private var port: UInt16?
    private(set) var server: LiveServer?
    /// A task that ends when the previous server has closed its sockets. If a next server waits for
    /// this, because it may need the same port, the task ends when the next server has opened or
    /// failed to open.
    private var ending: Task<Void, Never>?
    private var observers: [any NSObjectProtocol] = []
    /// Increases with each call of `close()`, so that the service does not mistake the end of an
    /// old server for that of the new one.
    private var number = 0
    private(set) var status = "Not served: serve() was not called" {
      didSet {
        if status != oldValue { say("Live: " + status) }
        showLine()
      }
    }

    init(
      makeHandler: @escaping @MainActor () -> any HTTPHandler = { LiveFeed() },
      interfaces: @escaping @MainActor () -> [NetworkInterface] = { NetworkInterface.all },
      limits: ServerLimits = ServerLimits(), isDevice: Bool = LiveService.isDevice,
      say: @escaping @MainActor (String) -> Void = { LiveService.log($0) },
      show: @escaping @MainActor (String) -> Void = { LiveService.print($0) }
    ) {
      self.makeHandler = makeHandler
      self.interfaces = interfaces
      self.limits = limits
      self.isDevice = isDevice
      self.say = say
      self.show = show
    }

    // MARK: Requests of the app

    /// Serves `wish` as soon as `whenLaunched` says that the app has launched, if `isAllowed` is
    /// true then. Until then, `stop()` cancels the wish, and another call replaces it.
    func serve(
      _ wish: Wish, whenLaunched: (@escaping @MainActor () -> Void) -> Void,
      if isAllowed: @escaping @MainActor () -> Bool
    ) {
      awaited = wish
      whenLaunched { [weak self] in
        guard let self, let wish = awaited else { return }
        awaited = nil
        guard isAllowed() else {
          return stop("Not served: a launch argument or the environment switches the HUD off")
        }
        serve(wish)
      }
      if awaited != nil { status = "Waiting: the app has not launched yet" }
    }

    func serve(_ wish: Wish) {
      if server != nil, wish.scope != .loopback, self.wish == wish, !hasLostAddress {
        return showAddress()
      }
      if let objection = wish.objection(onDevice: isDevice) {
        return stop("Not served: " + objection)
      }
      if self.wish != wish { port = nil }
      self.wish = wish
      if observers.isEmpty {
        observers = [
          NotificationCenter.default.observe(UIApplication.didEnterBackgroundNotification) {
            [weak self] _ in self?.pause()
          },
          NotificationCenter.default.observe(UIApplication.willEnterForegroundNotification) {
            [weak self] _ in self?.start()
          },
          // Some launches post no notification about the foreground (T4.7.22), and the app can see
          // a change of the network in Control Centre only when it becomes active.
          NotificationCenter.default.observe(UIApplication.didBecomeActiveNotification) {
            [weak self] _ in self?.becomeActive()
          },
        ]
      }
      close()
      // An app with scenes is in the background while it launches (T4.7.21).
      guard UIApplication.host?.applicationState != .background else {
        status = "Waiting: the app is not in the foreground yet"
        return
      }
      start()
    }

    func stop() {
      guard wish != nil || awaited != nil else { return }
      stop("Not served: stopServing() was called")
    }

    private func stop(_ reason: String) {
      observers.forEach(NotificationCenter.default.removeObserver)
      observers = []
      (awaited, wish, port) = (nil, nil, nil)
      close()
      status = reason
    }

    /// Waits until the stopped server is closed, and the requested one is open or could not be
    /// opened.
    func settled() async {
      while let task = ending {
        await task.value
        if ending == task { return }
      }
    }

    /// The address to open in a browser, with the token if the server has one; nil while there is
    /// no server.
    var address: URL? { addressText.flatMap { URL(string: $0) } }

    private var addressText: String? {
      server.map { Self.text(of: $0) + (wish?.scope == .loopback ? "" : "#\(token)") }
    }

    // MARK: The server

    private func pause() {
      guard wish != nil else { return }
      close()
      holdOffSuspension()
      status = "Paused: the app is in the background, and every connection is closed"
    }

    private func close() {
      number += 1
      guard let server else { return }
      self.server = nil
      let before = ending
      // Begin to close now, not in the task: iOS could suspend the app before the task runs, and
      // the sockets would stay open.
      let closed = server.beginStop()
      ending = Task {
        await before?.value
        await closed.value
      }
    }

    /// Keeps the system from suspending the app until the stopped server is closed, which takes
    /// milliseconds.
    private func holdOffSuspension() {
      guard let closed = ending, let application = UIApplication.host else { return }
      let task = application.beginBackgroundTask(
        withName: "ResponderScopeLive closes its connections", expirationHandler: nil)
      guard task != .invalid else { return }
      Task {
        await closed.value
        application.endBackgroundTask(task)
      }
    }

    private func becomeActive() {
      // Without another network, keep the server, because its address may come back. A
      // self-assigned address, such as that of a cable, replaces only another self-assigned
      // address.
      if hasLostAddress, let address = bestAddress,
        !address.isSelfAssigned || server?.address.isSelfAssigned == true
      {
        close()
      }
      start()
    }

    /// Whether no interface has the server's address any more, or the server uses a self-assigned
    /// address although there is a better one now.
    private var hasLostAddress: Bool {
      guard let server, case .network = wish?.scope else { return false }
      return !interfaces().contains { $0.address == server.address }
        || server.address.isSelfAssigned && bestAddress?.isSelfAssigned == false
    }

    /// The address on which a server for the local network would open now; nil if the device is on
    /// no such network, or if the app has not requested that scope.
    private var bestAddress: IPv4? {
      guard case .network(let name) = wish?.scope else { return nil }
      return localInterface(name)?.address
    }

    private func localInterface(_ name: String?) -> NetworkInterface? {
      let all = interfaces()
      return name.map { name in all.first { $0.name == name } }
        ?? NetworkInterface.local(among: all)
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
      var interface: String?
      switch wish.scope {
      case .loopback, .tunnel: break
      case .network(let name):
        guard let found = localInterface(name) else {
          status = "Not served: this device is on no Wi-Fi or Ethernet network"
          return
        }
        (address, interface) = (found.address, found.name)
      }
      let mine = number
      let token = wish.scope == .loopback ? nil : token
      func listen(on port: UInt16) throws -> LiveServer {
        try LiveServer(
          address: address, interface: interface, port: port, token: token,
          allowsActions: wish.allowsActions, limits: limits, handler: makeHandler()
        ) { [weak self] in
          Task { @MainActor [weak self] in self?.lost(mine) }
        }
      }
      do {
        let server: LiveServer
        do {
          server = try listen(on: port ?? wish.port)
        } catch {
          // Another program may have taken the previous port in the meantime. If the app requested
          // any free port, open another one.
          guard wish.port == 0, port != nil else { throw error }
          server = try listen(on: 0)
        }
        self.server = server
        port = server.port
        status =
          "Served at " + Self.text(of: server)
          + (token == nil ? "" : " to browsers with its token")
        if token != nil { showAddress() }
      } catch {
        status = "Not served: \(error)"
      }
    }

    private func lost(_ number: Int) {
      guard number == self.number else { return }
      server = nil
      status = "Interrupted: the system took the listening socket"
      // Try once. If that fails, the service tries again when the app next enters the foreground or
      // becomes active.
      start()
    }

    // MARK: The log and the card

    private func showLine() {
      guard wish != nil || LiveLine.shared != nil else { return }
      LiveLine.shared = wish.map { wish in
        (
          server != nil && wish.scope != .loopback,
          { @MainActor [weak self] in self?.addressText ?? self?.status ?? "" }
        )
      }
    }

    private func showAddress() {
      showLine()
      show("ResponderScope: Live: " + (addressText ?? ""))
    }

    private static func text(of server: LiveServer) -> String {
      "http://\(server.address):\(server.port)/"
    }

    private static func log(_ line: String) {
      NSLog("ResponderScope: %@", line as NSString)
    }

    /// Writes the line with the token to standard error. Xcode shows the line, but the device's log
    /// does not keep it, unlike the lines of `NSLog`.
    private static func print(_ line: String) {
      DispatchQueue.global(qos: .utility).async { write(line, to: .standardError) }
    }

    /// Writes a line, and ignores a failure. `FileHandle.write(_:)` would raise an Objective-C
    /// exception, which would crash the app.
    nonisolated static func write(_ line: String, to file: FileHandle) {
      try? file.write(contentsOf: Data((line + "\n").utf8))
    }
  }
#endif
