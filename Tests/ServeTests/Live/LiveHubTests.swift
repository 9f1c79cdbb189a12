import Foundation
import HeadlessDriver
import HeadlessRenderer
import Testing
import UIKit

@testable import HeadlessServe

/// One device, several pages: who gets what, and when.
@MainActor
@Suite("A hub and its pages")
struct LiveHubTests {
  @Test("a page that joins gets the choices, then the whole picture")
  func join() async throws {
    let stage = HubStage()
    defer { stage.end() }
    let page = stage.join()
    let messages = try await page.messages(2)
    #expect(messages[0]["options"] != nil)
    #expect(messages[1]["number"] as? Int == 1)
    for part in ["picture", "device", "inspector", "journal"] { #expect(messages[1][part] != nil) }
  }

  @Test("at most two pictures are on their way; then the difference to the newest, not a queue")
  func slow() async throws {
    let stage = HubStage()
    defer { stage.end() }
    let page = stage.join()
    _ = try await page.messages(2)
    for step in 1...50 { stage.move(to: CGFloat(step)) }
    #expect(stage.hub.messagesSent == LiveHub.ahead)
    // It has drawn the second: it gets one message, with the newest place.
    try stage.hub.receive(.seen(2), from: page.tab)
    #expect(stage.hub.messagesSent == LiveHub.ahead + 1)
    let last = try await page.messages(2)[1]
    #expect("\(last)".contains("translate(50 0)"))
  }

  @Test("equal pictures are no message, and a page that is in step gets nothing")
  func rest() throws {
    let stage = HubStage()
    defer { stage.end() }
    let page = stage.join()
    try stage.hub.receive(.seen(1), from: page.tab)
    let sent = stage.hub.messagesSent
    for _ in 0..<10 {
      stage.hub.invalidate()
      stage.clock.onTick()
    }
    #expect(stage.hub.messagesSent == sent)
  }

  @Test("pages see the same, whenever they came")
  func several() async throws {
    let stage = HubStage()
    defer { stage.end() }
    let pages = [stage.join(), stage.join(), stage.join()]
    stage.move(to: 7)
    for page in pages {
      let messages = try await page.messages(3)
      #expect("\(messages[2])".contains("translate(7 0)"))
    }
    let late = stage.join()
    #expect("\(try await late.messages(2)[1])".contains("translate(7 0)"))
  }

  @Test("a page beyond the limit is told so and takes no place")
  func crowd() async throws {
    let stage = HubStage()
    defer { stage.end() }
    for _ in 0..<HubStage.tabs { _ = stage.join() }
    let page = stage.join()
    #expect(stage.hub.tabCount == HubStage.tabs)
    let goodbye = try await page.frames(1)[0]
    #expect(goodbye[0] == 0x88 && goodbye[2...3] == Data([0x03, 0xf5]))
  }

  @Test("a page that leaves takes its fingers with it")
  func leave() {
    let stage = HubStage()
    defer { stage.end() }
    let (one, other) = (stage.join(), stage.join())
    stage.hub.leave(one.tab)
    stage.hub.leave(one.tab)
    #expect(stage.device.gone == [one.tab] && stage.hub.tabCount == 1)
    stage.hub.leave(other.tab)
    #expect(stage.hub.tabCount == 0)
  }

  @Test("a picture that was never sent cannot have been seen")
  func lie() {
    let stage = HubStage()
    defer { stage.end() }
    let page = stage.join()
    #expect(throws: InputError.self) { try stage.hub.receive(.seen(99), from: page.tab) }
    #expect(throws: InputError.self) { try stage.hub.receive(.button(.shake), from: page.tab) }
  }

  @Test("journal rows come once, after another boot from the first")
  func journal() async throws {
    let stage = HubStage()
    defer { stage.end() }
    let page = stage.join()
    var number = 0
    func rows() async throws -> (from: Int, count: Int) {
      number += 1
      let message = try #require(try await page.messages(number == 1 ? 2 : 1).last)
      try stage.hub.receive(.seen(number), from: page.tab)
      let journal = try #require(message["journal"] as? [String: Any])
      return (journal["from"] as? Int ?? -1, (journal["rows"] as? [Any])?.count ?? -1)
    }
    #expect(try await rows() == (0, 0))
    stage.device.journalCount = 3
    stage.clock.onTick()
    #expect(try await rows() == (0, 3))
    stage.device.journalCount = 5
    stage.clock.onTick()
    #expect(try await rows() == (3, 2))
    (stage.device.epoch, stage.device.journalCount) = (1, 2)
    stage.clock.onTick()
    #expect(try await rows() == (0, 2))
  }

  @Test("a device that boots while a page is behind: the page gets the new journal from its start")
  func bootBehind() async throws {
    let stage = HubStage()
    defer { stage.end() }
    let page = stage.join()
    stage.device.journalCount = 40
    stage.clock.onTick()
    _ = try await page.messages(3)
    // Two are on their way; before the clock's next step another device boots, and the page has drawn them.
    stage.device.journalCount = 50
    stage.clock.onTick()
    (stage.device.epoch, stage.device.journalCount) = (1, 2)
    try stage.hub.receive(.seen(2), from: page.tab)
    let message = try await page.messages(1)[0]
    let journal = try #require(message["journal"] as? [String: Any])
    #expect(journal["from"] as? Int == 0 && (journal["rows"] as? [Any])?.count == 2)
  }
}

/// A hub with a device of one view, whose clock is moved by hand.
@MainActor
struct HubStage {
  static let tabs = 4

  let device = OneViewDevice()
  let clock = DemandClock()
  let hub: LiveHub

  init() {
    hub = LiveHub(device: device, clock: clock, tabs: Self.tabs)
  }

  func join() -> HubPage {
    let page = HubPage()
    hub.join(page.tab)
    return page
  }

  /// Moves the view and lets a step of the clock pass.
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

/// A page's end of the line.
@MainActor
final class HubPage {
  let tab = Tab(waiting: 64)

  func frames(_ count: Int) async throws -> [Data] {
    var frames: [Data] = []
    var line = tab.outbox.makeAsyncIterator()
    while frames.count < count {
      // Nothing here waits: what is asked for was sent before.
      guard let frame = await line.next(isolation: #isolation) else { break }
      frames.append(frame)
    }
    return frames
  }

  /// The next messages, read.
  func messages(_ count: Int) async throws -> [[String: Any]] {
    try await frames(count).map { frame in
      let head = frame[1] < 126 ? 2 : frame[1] == 126 ? 4 : 10
      let message = try JSONSerialization.jsonObject(with: frame.dropFirst(head))
      return try #require(message as? [String: Any])
    }
  }
}

/// A device that shows one view, and words that are its numbers.
@MainActor
final class OneViewDevice: LiveDevice {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let device: Device
  var epoch = 0
  var journalCount = 0
  var gone: [Tab] = []

  init() {
    let root = UIView()
    device = Device.boot(view: root)
    view.backgroundColor = .red
    device.perform { root.addSubview(view) }
    device.settle()
  }

  var picture: ScreenPicture { SVGRenderer(device: .none).picture(of: device.scene.screen) }
  var options: Data { Data("{}".utf8) }
  var status: Data { Data("{\"epoch\":\(epoch)}".utf8) }
  var inspector: Data { Data("{\"entries\":\(journalCount)}".utf8) }

  func journal(from number: Int) -> (first: Int, rows: [Data]) {
    (number, (number..<journalCount).map { Data("\($0)".utf8) })
  }

  func handle(_ input: Input, from tab: Tab) throws(InputError) {
    throw InputError("this device takes nothing")
  }

  func forget(_ tab: Tab) { gone.append(tab) }

  func reply(to head: HTTPHead, body: Data) -> HTTPReply { .refusal(404, "nothing") }
}
