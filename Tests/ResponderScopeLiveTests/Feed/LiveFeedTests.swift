import Foundation
import HeadlessDriver
import ResponderJournal
import Testing
import UIKit

@testable import ResponderScope
@testable import ResponderScopeLive

@MainActor
@Suite("The feed of the running app", .serialized)
struct LiveFeedTests {
  @Test("a page that joins gets everything once")
  func join() async throws {
    let stage = FeedStage(stage: "/stage.js")
    defer { stage.end() }
    stage.edit()
    let page = await stage.page()
    let events = page.events()
    #expect(events.map(\.name) == ["app", "snapshot", "diagnoses", "journal"])
    #expect(events.allSatisfy { $0.content["version"] as? Int == 1 })
    #expect(events.last("app")?["stage"] as? String == "/stage.js")
    #expect(events.scene()?["responder"] != nil && events.last("snapshot")?["time"] == nil)
    let journal = try #require(events.last("journal"))
    let rows = try #require(journal["rows"] as? [[String: Any]])
    #expect(rows.count == ResponderHUD.journal.count)
    let focus = try #require(journal["focus"] as? [String: Any])
    #expect(
      focus["title"] as? String == rows.last { $0["kind"] as? String == "focus" }?["title"]
        as? String)
    stage.edit(1)
    await stage.feed.settled()
    let news = page.events()
    #expect(Set(news.map(\.name)) == ["snapshot", "journal"])
    #expect(news.last("journal")?["from"] as? Int ?? -1 >= rows.count)
    let late = await stage.page()
    #expect(late.events().count == 4 && page.events().isEmpty)
  }

  @Test("an app at rest is not read, or told of", arguments: [true, false])
  func rest(isEditing: Bool) async {
    let stage = FeedStage()
    defer { stage.end() }
    let page = await stage.page()
    if isEditing { stage.edit() }
    stage.device.advance(by: 2)
    await stage.feed.settled()
    _ = page.events()
    let readings = stage.feed.readingCount
    for _ in 0..<20 {
      stage.device.advance(by: 5)
      await stage.feed.settled()
    }
    #expect(page.events().isEmpty && stage.feed.readingCount == readings)
    for _ in 0..<50 {
      stage.device.perform {}
      stage.device.advance(by: 0.2)
      await stage.feed.settled()
    }
    #expect(page.events().isEmpty)
  }

  @Test("while no page is open, the app is read for requests only")
  func unread() async {
    let stage = FeedStage()
    defer { stage.end() }
    stage.edit()
    await stage.drag(frames: 60)
    #expect(stage.feed.readingCount == 0)
    for path in ["/snapshot.json", "/report", "/diagnoses.json"] { _ = await stage.get(path) }
    #expect(stage.feed.readingCount == 3)
    let page = await stage.page()
    stage.feed.leave(page.stream)
    let readings = stage.feed.readingCount
    await stage.drag(frames: 60, by: -1)
    #expect(stage.feed.readingCount == readings)
  }

  @Test("the finger's lift decides where a list will rest")
  func lift() async throws {
    let stage = FeedStage()
    defer { stage.end() }
    stage.edit()
    let page = await stage.page()
    let finger = stage.device.touchDown(at: CGPoint(x: 370, y: 480))
    var y: CGFloat = 480
    var events: [FeedPage.Event] = []
    // The finger moves slowly at first, and faster and faster in the last twentieth of a second.
    for frame in 1...660 {
      y -= frame > 54 ? CGFloat(frame - 52) * 2 : 0.5
      if frame <= 60 { stage.device.touchMove(finger, to: CGPoint(x: 370, y: y)) }
      if frame == 61 { stage.device.touchUp(finger) }
      stage.device.advance(by: 1.0 / 120)
      await stage.feed.settled()
      events += page.events()
    }
    let facts = try #require(events.scene()?["facts"] as? [String: [[String]]])
    #expect(facts["geometry"]?.last == ["came to rest", "0 pt off, verdict right"])
    let coasting = events.compactMap { [$0].scene()?["prediction"] as? [String: Any] }
    let verdict = coasting.last?["visibility"] as? [String: Any]
    #expect(verdict?["words"] as? String == "Hidden above")
  }

  @Test("each scene is in the snapshot; one that closes is gone")
  func scenes() async throws {
    let stage = FeedStage()
    defer { stage.end() }
    stage.edit()
    let page = await stage.page()
    let other = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let scene = stage.device.openScene { scene in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.rootViewController?.view.addSubview(other)
      window.makeKeyAndVisible()
    }
    stage.device.perform { _ = other.becomeFirstResponder() }
    stage.device.settle()
    await stage.feed.settled()
    let events = page.events()
    #expect(events.scenes.compactMap { $0["scene"] as? Int } == [1, 2])
    #expect((events.scene(1)?["responder"] as? [String: String]) == ["className": "UITextField"])
    // The report contains each scene, or only the scene with the requested number.
    let report = String(decoding: await stage.get("/report").body, as: UTF8.self)
    #expect(report.contains("Scene 1\nFirst responder: UITextField \"#"))
    #expect(report.contains("Scene 2\nFirst responder: UITextField\n"))
    let one = String(decoding: await stage.get("/report", ["scene": "2"]).body, as: UTF8.self)
    #expect(!one.contains("\"#"))
    #expect(await stage.get("/report", ["scene": "3"]).status == 404)
    stage.device.close(scene)
    stage.device.settle()
    await stage.feed.settled()
    #expect(page.events().scenes.count == 1)
  }

  @Test("requests that come together share a reading")
  func readings() async {
    let stage = FeedStage()
    defer { stage.end() }
    stage.edit()
    let feed = stage.feed
    let start = ContinuousClock.now
    for _ in 0..<3 {
      await withTaskGroup(of: Int.self) { group in
        for path in ["/snapshot.json", "/report"] {
          for _ in 0..<20 {
            group.addTask { await feed.response(to: HTTPRequest(path: path)).status }
          }
        }
        for await status in group { #expect(status == 200) }
      }
    }
    let most = 1 + (ContinuousClock.now - start) / .seconds(AppReader.interval)
    #expect(Double(feed.readingCount) <= most && (3...40).contains(feed.readingCount))
  }

  @Test("a journal anew, or with other names, is told from its start")
  func epochs() async throws {
    let stage = FeedStage()
    defer { stage.end() }
    stage.edit()
    let page = await stage.page()
    let first = try #require(page.events().last("journal"))
    ResponderHUD.revealsIdentifiers = true
    stage.edit(1)
    await stage.feed.settled()
    let events = page.events()
    let second = try #require(events.first { $0.name == "journal" })
    #expect(second.content["epoch"] as? Int == (first["epoch"] as? Int ?? 0) + 1)
    #expect(second.content["from"] as? Int == 0 && second.text.contains("canary-id-0"))
    #expect(events.last("app")?["identifiers"] as? String == "plain")
    ResponderHUD.revealsIdentifiers = false
    ResponderHUD.uninstall()
    _ = ResponderHUD.startRecording()
    stage.edit(2)
    await stage.feed.settled()
    let third = page.events()
    #expect(third.first { $0.name == "journal" }?.content["from"] as? Int == 0)
    #expect(!third.contains { $0.text.contains("canary") })
  }

  @Test("a page gets the last 300 rows, and the last focus")
  func rows() async throws {
    let composer = LiveComposer(stage: nil)
    let focus = FocusChange(from: nil, to: ResponderIdentity(className: "Old"))
    let entries = (0..<400).map { index in
      JournalEntry(
        time: Double(index),
        event: index == 0 ? .focus(focus) : .hud(HUDChange(isShown: index % 2 == 0)))
    }
    await composer.take(AppReading(epoch: 1, entries: entries, hash: nil))
    let page = FeedPage()
    await composer.join(page.stream)
    let journal = try #require(page.events().last("journal"))
    let rows = try #require(journal["rows"] as? [[String: Any]])
    #expect(journal["from"] as? Int == 100 && rows.count == 300)
    #expect(rows.first?["seconds"] as? Double == 100)
    #expect((journal["focus"] as? [String: Any])?["seconds"] as? Double == 0)
  }

  @Test(
    "the edge and the motion of a keyboard's row",
    arguments: [
      (.willShow, 400, 0.4, 400, 0.4), (.didShow, 400, 0.4, 400, 0),
      (.willHide, 800, 0.4, nil, 0.4),
      (.willShow, 400, .infinity, 400, 0), (.willChangeFrame, 400, -1, 400, 0),
      (.willShow, 400, 60, 400, 2),
    ] as [(KeyboardEvent.Kind, CGFloat, Double, Double?, Double)])
  func keyboard(
    kind: KeyboardEvent.Kind, y: CGFloat, duration: Double, top: Double?, length: Double
  ) {
    let event = KeyboardEvent(
      kind: kind, beginFrame: .zero, endFrame: CGRect(x: 0, y: y, width: 400, height: 400),
      duration: duration, curve: 7, isLocal: true,
      screen: CGRect(x: 0, y: 0, width: 400, height: 800))
    let change = KeyboardChange(event, before: KeyboardState())
    let keyboard = JournalRow(JournalEntry(time: 1, event: .keyboard(change))).keyboard
    #expect(keyboard?.top == top && keyboard?.duration == length)
  }

  @Test("a stream that has ended is forgotten")
  func ended() async {
    let stage = FeedStage()
    defer { stage.end() }
    let page = await stage.page()
    page.stream.close()
    stage.edit()
    await stage.feed.settled()
    stage.feed.leave(page.stream)
    stage.feed.leave(page.stream)
    let other = await stage.page()
    #expect(other.events().count == 4)
  }
}

extension [FeedPage.Event] {
  /// The scenes of the last snapshot.
  fileprivate var scenes: [[String: Any]] { last("snapshot")?["scenes"] as? [[String: Any]] ?? [] }

  fileprivate func scene(_ index: Int = 0) -> [String: Any]? {
    scenes.indices.contains(index) ? scenes[index] : nil
  }
}
