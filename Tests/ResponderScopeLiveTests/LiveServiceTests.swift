import Foundation
import HeadlessDriver
import Testing
import UIKit

@testable import ResponderScope
@testable import ResponderScopeLive

@MainActor
@Suite("The service of the app", .serialized)
struct LiveServiceTests {
  /// A service with its own handler, and a record of its messages.
  final class Stage {
    let handler = TestHandler()
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
    init(isDevice: Bool = false) {
      device = Device.boot(view: UIView())
      service = LiveService(
        makeHandler: { [handler] in handler }, interfaces: { [unowned self] in interfaces },
        limits: .quick, isDevice: isDevice,
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

    /// Serves, and returns the port.
    @MainActor
    func serve(_ wish: LiveService.Wish) throws -> UInt16 {
      service.serve(wish)
      return try #require(service.server?.port)
    }

    @MainActor
    func background(_ isBackground: Bool) async {
      if isBackground { device.enterBackground() } else { device.enterForeground() }
      await service.settled()
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
  let tunnel = LiveService.Wish(scope: .tunnel, port: 0, allowsActions: false)

  func isServed(_ port: UInt16) async -> Bool {
    await blocking { RawClient.get(port, "/x") }.hasSuffix("GET /x 0")
  }

  func isClosed(_ port: UInt16, host: String = "127.0.0.1") async -> Bool {
    await blocking { RawClient(port: port, host: host) } == nil
  }

  @Test("it serves on this machine, says the address once, and stops")
  func serves() async throws {
    let stage = Stage()
    #expect(stage.service.address == nil && stage.service.status.hasPrefix("Not served"))
    let port = try stage.serve(loopback())
    let address = "http://127.0.0.1:\(port)/"
    #expect(stage.service.address?.absoluteString == address)
    #expect(stage.said == ["Live: Served at " + address] && stage.shown.isEmpty)
    #expect(LiveLine.shared?.text() == address)
    #expect(await isServed(port))
    stage.service.stop()
    #expect(stage.service.address == nil && LiveLine.shared == nil)
    await stage.service.settled()
    #expect(await isClosed(port))
    #expect(stage.said.last == "Live: Not served: stopServing() was called")
    await stage.end()
  }

  @Test("in the background every socket is closed")
  func background() async throws {
    let stage = Stage()
    let port = try stage.serve(loopback())
    let (page, _) = try #require(await blocking { RawClient.stream(port) })
    await stage.handler.wait { $0.streams.count == 1 }
    await stage.background(true)
    let status = "Paused: the app is in the background, and every connection is closed"
    #expect(stage.service.status == status)
    #expect(await blocking { page.receiveAll() }.isEmpty)
    #expect(await isClosed(port))
    #expect(await stage.handler.wait { $0.left == 1 })
    await stage.background(false)
    #expect(stage.service.server?.port == port && stage.said.count == 3)
    #expect(await isServed(port))
    await stage.end()
  }

  @Test("the sockets close while the main thread is busy")
  func suspension() async throws {
    let stage = Stage()
    let port = try stage.serve(loopback())
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
    let listener = try Socket.listening(on: .loopback, port: 0, backlog: 8)
    let isLost = Locked(false)
    let loop = try ServerLoop(
      listener: listener, check: RequestCheck(address: .loopback, port: listener.port),
      allowsActions: false, limits: .quick, handler: TestHandler(),
      onLost: { isLost.with { $0 = true } })
    loop.start()
    let start = ContinuousClock.now
    shutdown(listener.file, Int32(SHUT_RDWR))
    for _ in 0..<400 where !isLost.with({ $0 }) { try await Task.sleep(for: .milliseconds(5)) }
    #expect(isLost.with { $0 } && ContinuousClock.now - start < .milliseconds(700))
  }

  @Test(
    "on a device the loopback is not served without a token",
    arguments: [
      (.loopback, false, true), (.loopback, true, false), (.tunnel, false, true),
      (.tunnel, true, true), (.network(nil), false, true), (.network(nil), true, true),
    ] as [(LiveService.Wish.Scope, Bool, Bool)])
  func device(scope: LiveService.Wish.Scope, isDevice: Bool, isServed: Bool) {
    let wish = LiveService.Wish(scope: scope, port: 0, allowsActions: true)
    #expect((wish.objection(onDevice: isDevice) == nil) == isServed)
  }

  @Test("on a device serve() opens nothing")
  func refused() async throws {
    let stage = Stage(isDevice: true)
    let port = try stage.serve(tunnel)
    let address = try #require(stage.service.address)
    #expect(address.host == "127.0.0.1" && address.fragment?.count == 32)
    #expect(await blocking { RawClient.get(port, "/report") }.hasPrefix("HTTP/1.1 401 "))
    stage.service.serve(loopback())
    #expect(stage.service.status.hasPrefix("Not served: on a device every app could read it"))
    #expect(stage.service.address == nil && stage.said.count == 2)
    await stage.service.settled()
    #expect(await isClosed(port))
    await stage.end()
  }

  @Test("a line that cannot be written harms no app")
  func unwritable() throws {
    LiveService.write("line", to: try #require(FileHandle(forReadingAtPath: "/dev/null")))
  }

  @Test("background, foreground, stop and serve in a hurry")
  func hurry() async throws {
    let stage = Stage()
    let port = try stage.serve(loopback())
    for _ in 0..<5 {
      stage.device.enterBackground()
      stage.device.enterForeground()
      stage.service.stop()
      stage.service.serve(loopback(port))
    }
    await stage.service.settled()
    #expect(stage.service.server?.port == port)
    #expect(await isServed(port))
    await stage.end()
    #expect(await isClosed(port))
  }

  @Test("a port that is taken is said, and nothing is served")
  func taken() async throws {
    let other = try LiveServer(port: 0, handler: TestHandler())
    let stage = Stage()
    stage.service.serve(loopback(other.port))
    #expect(stage.service.status.hasPrefix("Not served: port \(other.port) is taken"))
    #expect(stage.service.address == nil && stage.said.count == 1)
    #expect(LiveLine.shared?.text() == stage.service.status)
    await other.stop()
    #expect(try stage.serve(loopback(other.port)) == other.port)
    await stage.end()
  }

  @Test("a port that another program has taken is replaced")
  func portTaken() async throws {
    let stage = Stage()
    let port = try stage.serve(loopback())
    await stage.background(true)
    let other = try LiveServer(port: port, handler: TestHandler())
    await stage.background(false)
    #expect(try #require(stage.service.server?.port) != port)
    await other.stop()
    await stage.end()
  }

  @Test("on a network it listens on one address, and hides the token")
  func interface() async throws {
    let stage = Stage()
    let port = try stage.serve(network)
    let address = try #require(stage.service.address)
    let token = try #require(address.fragment)
    #expect(address.absoluteString == "http://127.0.0.2:\(port)/#\(token)" && token.count == 32)
    let line = "ResponderScope: Live: \(address.absoluteString)"
    #expect(stage.shown == [line] && LiveLine.shared?.text() == address.absoluteString)
    let served = "Live: Served at http://127.0.0.2:\(port)/ to browsers with its token"
    #expect(stage.said == [served])
    for host in ["127.0.0.1", "127.0.0.3"] { #expect(await isClosed(port, host: host)) }
    // The same request shows the same address again. The token survives the background, and does
    // not allow actions.
    stage.service.serve(network)
    #expect(stage.shown == [line, line])
    await stage.background(true)
    await stage.background(false)
    let head = "Host: 127.0.0.2:\(port)\r\nConnection: close\r\n"
    for (further, end) in [
      ("", "token.\n"), ("Authorization: Bearer \(token)\r\n", "read only\n"),
    ] {
      let answer = await blocking {
        RawClient.ask(port, "POST /act HTTP/1.1\r\n\(head)\(further)\r\n", host: "127.0.0.2")
      }
      #expect(answer.hasSuffix(end))
    }
    await stage.end()
  }

  @Test("without a network nothing is served, and the cellular one is none")
  func noNetwork() async {
    let stage = Stage()
    stage.service.serve(LiveService.Wish(scope: .network(nil), port: 0, allowsActions: false))
    #expect(stage.service.status == "Not served: this device is on no Wi-Fi or Ethernet network")
    #expect(stage.service.address == nil && stage.shown.isEmpty)
    await stage.end()
  }

  @Test("on another network the server takes the new address", arguments: [true, false])
  func moved(byCall: Bool) async throws {
    let stage = Stage()
    let port = try stage.serve(network)
    let token = try #require(stage.service.address?.fragment)
    let first = stage.service.server
    let moved = "http://127.0.0.4:\(port)/#\(token)"
    func askAgain() async {
      if byCall {
        stage.service.serve(network)
      } else {
        stage.device.deactivate(stage.device.scene)
        stage.device.activate(stage.device.scene)
      }
      await stage.service.settled()
    }
    if !byCall {
      await askAgain()
      #expect(stage.service.server === first)
    }
    stage.interfaces[2] = NetworkInterface(name: "en0", address: IPv4(127, 0, 0, 4))
    await askAgain()
    #expect(stage.service.address?.absoluteString == moved)
    #expect(stage.shown.last == "ResponderScope: Live: " + moved)
    #expect(await isClosed(port, host: "127.0.0.2"))
    // The device loses its network and joins it again.
    let wifi = stage.interfaces.removeLast()
    await askAgain()
    #expect(
      stage.service.status
        == (byCall
          ? "Not served: this device is on no Wi-Fi or Ethernet network"
          : "Served at http://127.0.0.4:\(port)/ to browsers with its token"))
    // When the app becomes active, a self-assigned address does not replace the network's address.
    if !byCall {
      stage.interfaces.append(NetworkInterface(name: "en0", address: IPv4(169, 254, 9, 200)))
      await askAgain()
      #expect(stage.service.address?.absoluteString == moved)
      stage.interfaces.removeLast()
    }
    stage.interfaces.append(wifi)
    await askAgain()
    #expect(stage.service.address?.absoluteString == moved)
    await stage.end()
  }

  @Test("pill, log and card tell who can reach the app")
  func pill() async throws {
    let stage = Stage()
    let port = try stage.serve(tunnel)
    stage.device.settle()
    #expect(HUDController.shared.isShown && LiveLine.shared?.isOpenToOthers == true)
    stage.service.serve(loopback(port))
    await stage.service.settled()
    stage.device.settle()
    #expect(!HUDController.shared.isShown && LiveLine.shared?.isOpenToOthers == false)
    let served = "Live: Served at http://127.0.0.1:\(port)/"
    #expect(stage.said == [served + " to browsers with its token", served])
    await stage.end()
  }

  // MARK: The launch

  @Test(
    "a launching app is served once active",
    arguments: [(true, false), (true, true), (false, false)])
  func launch(hasScenes: Bool, opensNotification: Bool) async throws {
    let stage = Stage()
    var setup = Device.Setup()
    setup.launches = true
    setup.opensNotification = opensNotification
    stage.launch(setup, hasScenes: hasScenes) {
      stage.service.serve(loopback())
      #expect((stage.service.address == nil) == hasScenes)
    }
    await stage.service.settled()
    let port = try #require(stage.service.server?.port)
    #expect(await isServed(port))
    let served = "Live: Served at http://127.0.0.1:\(port)/"
    let waiting = "Live: Waiting: the app is not in the foreground yet"
    #expect(stage.said == (hasScenes ? [waiting, served] : [served]))
    await stage.end()
  }

  @Test("what is asked before the launch waits", arguments: [1, 2])
  func beforeLaunch(calls: Int) async throws {
    let stage = Stage()
    var atLaunch: [@MainActor () -> Void] = []
    for _ in 0..<calls {
      stage.service.serve(loopback(), whenLaunched: { atLaunch.append($0) }, if: { true })
      #expect(stage.service.status == "Waiting: the app has not launched yet")
      #expect(stage.service.address == nil && LiveLine.shared == nil)
    }
    if calls == 1 {
      stage.service.stop()
      #expect(stage.service.status == "Not served: stopServing() was called")
    }
    for body in atLaunch { body() }
    await stage.service.settled()
    #expect((stage.service.address != nil) == (calls == 2))
    await stage.end()
  }

  @Test("where a switch turns the HUD off the status says so")
  func switchedOff() async {
    let stage = Stage()
    stage.service.serve(loopback(), whenLaunched: { $0() }, if: { false })
    let status = "Not served: a launch argument or the environment switches the HUD off"
    #expect(stage.service.status == status && stage.said == ["Live: " + status])
    #expect(stage.service.address == nil)
    await stage.end()
  }

  @Test("the public calls: serve, status, address and stop")
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
