import Foundation
import HeadlessDriver
import HeadlessRenderer
import ResponderScopeLive
import Testing
import UIKit

@testable import HeadlessServe

/// Tests the messages that each of several pages of one device receives, and when it receives them.
@MainActor
@Suite("A hub and its pages")
struct LiveHubTests {
  @Test("a page that joins gets the choices, then the whole picture")
  func join() throws {
    let stage = HubStage()
    defer { stage.end() }
    let page = stage.join()
    let messages = try page.messages(2)
    #expect(messages[0]["event"] as? String == "options")
    #expect(messages[1]["number"] as? Int == 1)
    for part in ["picture", "device"] { #expect(messages[1][part] != nil) }
  }

  @Test("at most two pictures are on their way; then the difference to the newest, not a queue")
  func slow() throws {
    let stage = HubStage()
    defer { stage.end() }
    let page = stage.join()
    _ = try page.messages(2)
    for step in 1...50 { stage.move(to: CGFloat(step)) }
    #expect(stage.hub.messagesSent == LiveHub.ahead)
    // The page has drawn the second picture. It then receives one message, with the view's newest
    // place.
    try stage.hub.receive(.seen(2), from: page.client)
    #expect(stage.hub.messagesSent == LiveHub.ahead + 1)
    let last = try page.messages(2)[1]
    #expect("\(last)".contains("translate(50 0)"))
  }

  @Test("a page that takes nothing more gets nothing more, and then the newest picture")
  func full() async throws {
    let stage = HubStage()
    defer { stage.end() }
    let page = stage.join()
    _ = try page.messages(2)
    var filler = 0
    while page.client.send("filler", Data([65])) { filler += 1 }
    for step in 1...5 { stage.move(to: CGFloat(step)) }
    #expect(stage.hub.messagesSent == 1)
    for _ in 0..<filler { _ = page.client.next() }
    for _ in 0..<1000 where stage.hub.messagesSent == 1 { await Task.yield() }
    #expect(stage.hub.messagesSent == 2)
    #expect("\(try page.messages(1)[0])".contains("translate(5 0)"))
  }

  @Test("a batch is taken in order; what a page leaves behind is dropped; text pays for itself")
  func batch() async throws {
    let device = OneViewDevice()
    let clock = DemandClock()
    var limits = WebLimits()
    limits.characterBurst = 10
    limits.charactersPerSecond = 1000
    let hub = LiveHub(device: device, clock: clock, limits: limits)
    defer {
      clock.stop()
      _ = Device.boot()
    }
    device.takes = true
    let client = LiveClient(id: "one", mayAct: true)
    hub.join(client)
    let events = try Input.batch(
      Data(
        #"[{"type":"text","text":"ab"},{"type":"nonsense"},{"type":"button","button":"shake"}]"#
          .utf8),
      most: 3)
    let refusal = await hub.receive(events, from: client)
    #expect(refusal?.description.contains("type") == true)
    #expect(device.taken == [.text("ab"), .button(.shake)])
    // The first ten characters are free. Each further one takes 1 ms.
    let text = Array(repeating: Result<Input, InputError>.success(.text("0123456789")), count: 11)
    let start = ContinuousClock.now
    #expect(await hub.receive(text, from: client) == nil)
    #expect(ContinuousClock.now - start > .milliseconds(80))
    client.close()
    let count = device.taken.count
    #expect(await hub.receive(events, from: client) == nil && device.taken.count == count)
    #expect(throws: InputError.self) { try Input.batch(Data("[{},{},{},{}]".utf8), most: 3) }
    for body in ["", "{}", "[1]", #"[{"a":{}}]"#] {
      #expect(throws: InputError.self) { try Input.batch(Data(body.utf8), most: 3) }
    }
  }

  @Test("equal pictures are no message, and a page that is in step gets nothing")
  func rest() throws {
    let stage = HubStage()
    defer { stage.end() }
    let page = stage.join()
    try stage.hub.receive(.seen(1), from: page.client)
    let sent = stage.hub.messagesSent
    for _ in 0..<10 {
      stage.hub.invalidate()
      stage.clock.onTick()
    }
    #expect(stage.hub.messagesSent == sent)
  }

  @Test("pages see the same, whenever they came")
  func several() throws {
    let stage = HubStage()
    defer { stage.end() }
    let pages = [stage.join(), stage.join(), stage.join()]
    stage.move(to: 7)
    for page in pages {
      let messages = try page.messages(3)
      #expect("\(messages[2])".contains("translate(7 0)"))
    }
    let late = stage.join()
    #expect("\(try late.messages(2)[1])".contains("translate(7 0)"))
  }

  @Test("a page that leaves takes its fingers with it")
  func leave() {
    let stage = HubStage()
    defer { stage.end() }
    let (one, other) = (stage.join(), stage.join())
    stage.hub.leave(one.client)
    stage.hub.leave(one.client)
    #expect(stage.device.gone == [one.client] && stage.hub.pageCount == 1)
    stage.hub.leave(other.client)
    #expect(stage.hub.pageCount == 0)
  }

  @Test("a picture that was never sent cannot have been seen")
  func lie() {
    let stage = HubStage()
    defer { stage.end() }
    let page = stage.join()
    #expect(throws: InputError.self) { try stage.hub.receive(.seen(99), from: page.client) }
    #expect(throws: InputError.self) { try stage.hub.receive(.button(.shake), from: page.client) }
  }
}

/// A hub whose device shows one view. The test itself calls the `onTick` of the hub's clock.
@MainActor
struct HubStage {
  let device = OneViewDevice()
  let clock = DemandClock()
  let hub: LiveHub

  init() {
    hub = LiveHub(device: device, clock: clock)
  }

  func join() -> HubPage {
    let page = HubPage()
    hub.join(page.client)
    return page
  }

  /// Moves the view, then calls the clock's `onTick`, as each step of the clock does.
  func move(to x: CGFloat) {
    device.device.perform { device.view.frame.origin.x = x }
    hub.invalidate()
    clock.onTick()
  }

  func end() {
    clock.stop()
    _ = Device.boot()
  }
}

/// The receiving end of a page's stream.
@MainActor
final class HubPage {
  let client = LiveClient(id: LiveDoor.secret(), mayAct: true)

  /// Reads the next events. Returns the members of their data, and the event's name as the member
  /// `event`.
  func messages(_ count: Int) throws -> [[String: Any]] {
    try (0..<count).compactMap { _ in client.next() }.map { event in
      let lines = String(decoding: event, as: UTF8.self).split(separator: "\n")
      let data = Data(lines.dropFirst().map { $0.dropFirst(6) }.joined(separator: "\n").utf8)
      let message = try JSONSerialization.jsonObject(with: data)
      var members = try #require(message as? [String: Any])
      members["event"] = String(lines[0].dropFirst(7))
      return members
    }
  }
}

/// A device that shows one view. Its options and its status are empty.
@MainActor
final class OneViewDevice: LiveDevice {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let device: Device
  var gone: [LiveClient] = []
  var takes = false
  var taken: [Input] = []

  init() {
    let root = UIView()
    device = Device.boot(view: root)
    view.backgroundColor = .red
    device.perform { root.addSubview(view) }
    device.settle()
  }

  var picture: ScreenPicture { SVGRenderer(device: .none).picture(of: device.scene.screen) }
  var options: Data { Data("{}".utf8) }
  var status: Data { Data("{}".utf8) }

  func handle(_ input: Input, from client: LiveClient) throws(InputError) {
    guard takes else { throw InputError("this device takes nothing") }
    taken.append(input)
  }

  func forget(_ client: LiveClient) { gone.append(client) }
}
