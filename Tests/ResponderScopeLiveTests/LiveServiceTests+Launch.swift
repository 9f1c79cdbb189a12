import Foundation
import HeadlessDriver
import Testing
import UIKit

@testable import ResponderScope
@testable import ResponderScopeLive

/// Tests the service before and after the launch, and when its address, port or scope changes.
extension LiveServiceTests {
  @Test(
    "served as it launches, in whatever way, the app is served as soon as it is in the foreground",
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
    #expect(await blocking { RawClient.get(port, "/x") }.hasSuffix("GET /x 0"))
    let served = "Live: Served at http://127.0.0.1:\(port)/"
    let waiting = "Live: Waiting: the app is not in the foreground yet"
    #expect(stage.said == (hasScenes ? [waiting, served] : [served]))
    await stage.end()
  }

  @Test("what is asked for before the launch waits, and can be taken back", arguments: [1, 2])
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

  @Test(
    "on another network the server takes the new address, at the next call and when the app is active again",
    arguments: [true, false])
  func moved(byCall: Bool) async throws {
    let stage = Stage()
    stage.service.serve(network)
    let first = try #require(stage.service.server)
    let token = try #require(stage.service.address?.fragment)
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
    let port = first.port
    #expect(stage.service.address?.absoluteString == "http://127.0.0.4:\(port)/#\(token)")
    #expect(stage.shown.last == "ResponderScope: Live: http://127.0.0.4:\(port)/#\(token)")
    #expect(await blocking { RawClient(port: port, host: "127.0.0.2") } == nil)
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
      #expect(stage.service.address?.absoluteString == "http://127.0.0.4:\(port)/#\(token)")
      stage.interfaces.removeLast()
    }
    stage.interfaces.append(wifi)
    await askAgain()
    #expect(stage.service.address?.absoluteString == "http://127.0.0.4:\(port)/#\(token)")
    await stage.end()
  }

  @Test("a free port that another program has taken meanwhile is replaced by another one")
  func portTaken() async throws {
    let stage = Stage()
    stage.service.serve(loopback())
    let port = try #require(stage.service.server?.port)
    stage.device.enterBackground()
    await stage.service.settled()
    let other = try LiveServer(port: port, site: TestSite())
    stage.device.enterForeground()
    await stage.service.settled()
    let next = try #require(stage.service.server?.port)
    #expect(next != port)
    await other.stop()
    await stage.end()
  }

  @Test("from the tunnel to the loopback on one port: the log and the card say that it changes")
  func change() async throws {
    let stage = Stage()
    stage.service.serve(LiveService.Wish(scope: .tunnel, port: 0, allowsActions: true))
    let port = try #require(stage.service.server?.port)
    #expect(LiveLine.shared?.isOpenToOthers == true)
    stage.service.serve(loopback(port))
    await stage.service.settled()
    #expect(LiveLine.shared?.isOpenToOthers == false)
    let served = "Live: Served at http://127.0.0.1:\(port)/"
    #expect(stage.said == [served + " to browsers with its token", served])
    await stage.end()
  }
}
