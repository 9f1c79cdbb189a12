import Foundation
import HeadlessDriver
import Testing
import UIKit

@testable import ResponderScope
@testable import ResponderScopeLive

/// Tests what the app can request of the service: where it serves, and its messages. Also tests the
/// service while the app is in the background.
@MainActor
@Suite("The service of the app", .serialized)
struct LiveServiceTests {
  /// A service with its own site, and a record of its messages.
  final class Stage {
    let site = TestSite()
    var said: [String] = []
    var shown: [String] = []
    var interfaces = [
      NetworkInterface(name: "lo0", address: .loopback),
      NetworkInterface(name: "pdp_ip0", address: IPv4(127, 0, 0, 3)),
      NetworkInterface(name: "en0", address: IPv4(127, 0, 0, 2)),
    ]
    private(set) var device: Device
    private(set) var service: LiveService!

    @MainActor
    init(limits: WebLimits = .quick, isDevice: Bool = false) {
      device = Device.boot(view: UIView())
      service = LiveService(
        makeSite: { [site] in site }, interfaces: { [unowned self] in interfaces }, limits: limits,
        isDevice: isDevice,
        say: { [unowned self] in said.append($0) }, show: { [unowned self] in shown.append($0) })
    }

    /// Launches the app again. `atLaunch` runs when UIKit posts `didFinishLaunchingNotification`.
    @MainActor
    func launch(
      _ setup: Device.Setup, hasScenes: Bool, atLaunch: @escaping @MainActor () -> Void
    ) {
      nonisolated(unsafe) let token = NotificationCenter.default.addObserver(
        forName: UIApplication.didFinishLaunchingNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { atLaunch() } }
      device = Device.boot(setup: setup, sceneDelegate: hasScenes ? SceneDelegate() : nil)
      NotificationCenter.default.removeObserver(token)
    }

    @MainActor
    func end() async {
      service.stop()
      await service.settled()
      ResponderHUD.uninstall()
      _ = Device.boot()
    }
  }

  private final class SceneDelegate: NSObject, UISceneDelegate {}

  func loopback(_ port: UInt16 = 0) -> LiveService.Wish {
    LiveService.Wish(scope: .loopback, port: port, allowsActions: true)
  }

  let network = LiveService.Wish(scope: .network("en0"), port: 0, allowsActions: false)

  @Test("it serves on this machine, says the address once, and stops")
  func serves() async throws {
    let stage = Stage()
    #expect(stage.service.address == nil && stage.service.status.hasPrefix("Not served"))
    stage.service.serve(loopback())
    let port = try #require(stage.service.server?.port)
    #expect(stage.service.address?.absoluteString == "http://127.0.0.1:\(port)/")
    #expect(stage.said == ["Live: Served at http://127.0.0.1:\(port)/"] && stage.shown.isEmpty)
    #expect(LiveLine.shared?.text == "http://127.0.0.1:\(port)/")
    #expect(await blocking { RawClient.get(port, "/x") }.hasSuffix("GET /x 0"))
    stage.service.stop()
    #expect(stage.service.address == nil && LiveLine.shared == nil)
    await stage.service.settled()
    #expect(await blocking { RawClient(port: port) } == nil)
    #expect(stage.said.last == "Live: Not served: stopServing() was called")
    await stage.end()
  }

  @Test("in the background every socket is closed; in the foreground it is the same port again")
  func background() async throws {
    let stage = Stage()
    stage.service.serve(loopback())
    let port = try #require(stage.service.server?.port)
    let (page, _) = try #require(await blocking { RawClient.stream(port) })
    await stage.site.wait { $0.streams.count == 1 }
    stage.device.enterBackground()
    #expect(
      stage.service.status == "Paused: the app is in the background, and every connection is closed"
    )
    await stage.service.settled()
    #expect(await blocking { page.receiveAll() }.isEmpty)
    #expect(await blocking { RawClient(port: port) } == nil)
    await stage.site.wait { $0.left == 1 }
    stage.device.enterForeground()
    await stage.service.settled()
    #expect(stage.service.server?.port == port)
    #expect(await blocking { RawClient.get(port, "/x") }.hasSuffix("GET /x 0"))
    #expect(stage.said.count == 3)
    await stage.end()
  }

  @Test(
    "in the background the sockets close while the main thread does other things, and the system waits for it"
  )
  func suspension() async throws {
    let stage = Stage()
    stage.service.serve(loopback())
    let port = try #require(stage.service.server?.port)
    stage.device.enterBackground()
    #expect(UIApplication.shared.backgroundTasks.count == 1)
    // This loop blocks the main actor, so no task of the main actor can run.
    var isClosed = false
    for _ in 0..<400 where !isClosed {
      isClosed = RawClient(port: port) == nil
      usleep(5000)
    }
    #expect(isClosed)
    for _ in 0..<400 where !UIApplication.shared.backgroundTasks.isEmpty {
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(UIApplication.shared.backgroundTasks.isEmpty)
    await stage.end()
  }

  @Test("a listening socket that the system has taken is noticed at once")
  func lost() async throws {
    let listener = try Socket.listen(on: .loopback, port: 0, backlog: 8)
    let end = Locked<LiveServer.End?>(nil)
    let loop = try LiveServerLoop(
      listener: listener,
      gatekeeper: Gatekeeper(address: "127.0.0.1", port: listener.port, isLoopback: true),
      door: nil, allowsActions: false, limits: .quick, site: TestSite(),
      onEnd: { reason in end.with { $0 = reason } })
    loop.start()
    let start = ContinuousClock.now
    shutdown(listener.file, Int32(SHUT_RDWR))
    for _ in 0..<400 where end.with({ $0 }) == nil { try await Task.sleep(for: .milliseconds(5)) }
    #expect(end.with { $0 } == .lost && ContinuousClock.now - start < .milliseconds(700))
  }

  @Test(
    "the loopback of a device is open to all its apps: without a token it is not served there",
    arguments: [
      (.loopback, false, true), (.loopback, true, false), (.tunnel, false, true),
      (.tunnel, true, true), (.network(nil), false, true), (.network(nil), true, true),
    ] as [(LiveService.Wish.Scope, Bool, Bool)])
  func device(scope: LiveService.Wish.Scope, isDevice: Bool, isServed: Bool) {
    let wish = LiveService.Wish(scope: scope, port: 0, allowsActions: true)
    #expect((wish.objection(onDevice: isDevice) == nil) == isServed)
  }

  @Test("on a device serve() opens nothing, ends what was open, and says what to call")
  func refused() async throws {
    let stage = Stage(isDevice: true)
    let tunnel = LiveService.Wish(scope: .tunnel, port: 0, allowsActions: false)
    stage.service.serve(tunnel)
    let port = try #require(stage.service.server?.port)
    let address = try #require(stage.service.address)
    #expect(address.host == "127.0.0.1" && address.fragment?.count == 32)
    #expect(await blocking { RawClient.get(port, "/report") }.hasPrefix("HTTP/1.1 401 "))
    stage.service.serve(loopback())
    #expect(stage.service.status.hasPrefix("Not served: on a device every app could read it"))
    #expect(stage.service.address == nil && stage.said.count == 2)
    await stage.service.settled()
    #expect(await blocking { RawClient(port: port) } == nil)
    await stage.end()
  }

  @Test("what cannot be written for the developer harms no app")
  func unwritable() throws {
    LiveService.write("line", to: try #require(FileHandle(forReadingAtPath: "/dev/null")))
  }

  @Test("at once into the background and back, and serve() again: one server, and it answers")
  func hurry() async throws {
    let stage = Stage()
    stage.service.serve(loopback())
    let port = try #require(stage.service.server?.port)
    for _ in 0..<5 {
      stage.device.enterBackground()
      stage.device.enterForeground()
      stage.service.stop()
      stage.service.serve(loopback(port))
    }
    await stage.service.settled()
    #expect(stage.service.server?.port == port)
    #expect(await blocking { RawClient.get(port, "/x") }.hasSuffix("GET /x 0"))
    await stage.end()
    #expect(await blocking { RawClient(port: port) } == nil)
  }

  @Test("a port that is taken is said, and nothing is served")
  func taken() async throws {
    let other = try LiveServer(port: 0, site: TestSite())
    let stage = Stage()
    stage.service.serve(loopback(other.port))
    #expect(stage.service.status.hasPrefix("Not served: port \(other.port) is taken"))
    #expect(stage.service.address == nil && stage.said.count == 1)
    #expect(LiveLine.shared?.text == stage.service.status)
    await other.stop()
    stage.service.serve(loopback(other.port))
    #expect(stage.service.address != nil)
    await stage.end()
  }

  @Test("on a network it listens on that interface's address alone, and the log has no token")
  func interface() async throws {
    let stage = Stage()
    stage.service.serve(network)
    let port = try #require(stage.service.server?.port)
    let address = try #require(stage.service.address)
    let token = try #require(address.fragment)
    #expect(address.absoluteString == "http://127.0.0.2:\(port)/#\(token)" && token.count == 32)
    #expect(stage.shown == ["ResponderScope: Live: \(address.absoluteString)"])
    let served = "Live: Served at http://127.0.0.2:\(port)/ to browsers with its token"
    #expect(stage.said == [served])
    #expect(LiveLine.shared?.text == address.absoluteString)
    for host in ["127.0.0.1", "127.0.0.3"] {
      #expect(await blocking { RawClient(port: port, host: host) } == nil)
    }
    let head = "Host: 127.0.0.2:\(port)\r\nConnection: close\r\n"
    let refused = await blocking {
      RawClient.ask(port, "GET /x HTTP/1.1\r\n\(head)\r\n", host: "127.0.0.2")
    }
    #expect(refused.hasPrefix("HTTP/1.1 401 "))
    let opened = await blocking {
      RawClient.ask(
        port, "POST /session HTTP/1.1\r\n\(head)Content-Length: 32\r\n\r\n\(token)",
        host: "127.0.0.2")
    }
    let cookie = try #require(
      opened.components(separatedBy: "Set-Cookie: ").dropFirst().first?
        .components(separatedBy: ";").first)
    // The token has been used, so the address and the status no longer contain it. The next call
    // makes a new token.
    #expect(stage.service.address?.fragment == nil)
    #expect(LiveLine.shared?.text == "http://127.0.0.2:\(port)/")
    stage.service.serve(network)
    #expect(stage.shown.count == 2 && stage.service.address?.fragment != token)
    #expect(stage.service.address?.fragment?.count == 32)
    // The session survives the background, but may not perform actions.
    stage.device.enterBackground()
    stage.device.enterForeground()
    await stage.service.settled()
    let acted = await blocking {
      RawClient.ask(
        port, "POST /act HTTP/1.1\r\n\(head)Cookie: \(cookie)\r\n\r\n", host: "127.0.0.2")
    }
    #expect(acted.hasSuffix("read only\n"))
    await stage.end()
  }

  @Test(
    "while others can reach it the pill is shown; on this machine it stays away",
    arguments: [true, false])
  func pill(isNetwork: Bool) async {
    let stage = Stage()
    stage.service.serve(isNetwork ? network : loopback())
    stage.device.settle()
    #expect(HUDController.shared.isShown == isNetwork)
    #expect(LiveLine.shared?.isOpenToOthers == isNetwork)
    stage.service.stop()
    stage.device.settle()
    #expect(!HUDController.shared.isShown)
    await stage.end()
  }

  @Test("without a network nothing is served, and the cellular one is none")
  func noNetwork() async {
    let stage = Stage()
    stage.service.serve(
      LiveService.Wish(scope: .network(nil), port: 0, allowsActions: false))
    #expect(stage.service.status == "Not served: this device is on no Wi-Fi or Ethernet network")
    #expect(stage.service.address == nil && stage.shown.isEmpty)
    await stage.end()
  }

  @Test("half an hour after the last request a network is served no more, and it is said")
  func idle() async throws {
    var limits = WebLimits.quick
    limits.sessionTime = 0.3
    let stage = Stage(limits: limits)
    stage.service.serve(network)
    for _ in 0..<400 where stage.service.server != nil {
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(stage.service.server == nil)
    #expect(stage.service.status.hasPrefix("Not served any more"))
    #expect(stage.said.count == 2 && !stage.said.contains { $0.contains("stopServing()") })
    await stage.end()
  }

  @Test("the public calls: serve, status, address, stop; an off switch is heard")
  func facade() async throws {
    _ = Device.boot(view: UIView())
    ResponderHUD.serve(port: 0)
    let address = try #require(ResponderHUD.liveAddress)
    #expect(ResponderHUD.liveStatus == "Served at \(address.absoluteString)")
    let port = try #require(address.port.map { UInt16($0) })
    #expect(await blocking { RawClient.get(port, "/report") }.hasPrefix("HTTP/1.1 200 "))
    ResponderHUD.stopServing()
    #expect(ResponderHUD.liveAddress == nil)
    await LiveService.shared.settled()
    ResponderHUD.uninstall()
    _ = Device.boot()
  }
}
