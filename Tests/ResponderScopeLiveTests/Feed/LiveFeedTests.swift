import Foundation
import HeadlessDriver
import ResponderCore
import ResponderScope
import Testing
import UIKit

@testable import ResponderScopeLive

/// Tests what the feed sends to pages, and when. It never sends more than has changed, and never
/// more than a page accepts.
@MainActor
@Suite("The feed of the running app", .serialized)
struct LiveFeedTests {
  @Test("a page that joins gets everything once; what it has does not come again")
  func join() async throws {
    let stage = FeedStage(stage: "/stage.js")
    defer { stage.end() }
    stage.edit()
    let page = await stage.page()
    let events = page.events()
    #expect(
      events.map(\.name) == ["app", "scenes", "inspector", "cause", "diagnoses", "journal"])
    #expect(events.allSatisfy { $0.content["version"] as? Int == 1 })
    #expect(events.last("app")?["stage"] as? String == "/stage.js")
    let panel = try #require(events.last("inspector"))
    #expect(panel["headline"] as? String == "Visible" && panel["status"] as? String == "visible")
    #expect((panel["chain"] as? [Any])?.count == ResponderHUD.snapshot.chain.count)
    let heading = (panel["fields"] as? [String: Any])?["heading"] as? String
    #expect(heading?.hasPrefix("Field 1 of 3, next: #") == true)
    let rows = try #require(events.last("journal")?["rows"] as? [Any])
    #expect(rows.count == ResponderHUD.journal.count)
    stage.edit(1)
    await stage.feed.settled()
    let news = page.events()
    #expect(Set(news.map(\.name)) == ["inspector", "cause", "journal"])
    #expect(news.last("journal")?["from"] as? Int ?? -1 >= rows.count)
    let late = await stage.page()
    #expect(late.events().count == 6 && page.events().isEmpty)
  }

  @Test("an app at rest is not read, and no page is sent a thing", arguments: [true, false])
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
  }

  @Test("turns without a change are no message")
  func idleTurns() async {
    let stage = FeedStage()
    defer { stage.end() }
    let page = await stage.page()
    stage.edit()
    stage.device.advance(by: 2)
    await stage.feed.settled()
    _ = page.events()
    for _ in 0..<50 {
      stage.device.perform {}
      stage.device.advance(by: 0.2)
      await stage.feed.settled()
    }
    #expect(page.events().isEmpty)
  }

  @Test("while no page is open, the app is read for requests only")
  func noResponder() async {
    let stage = FeedStage()
    defer { stage.end() }
    stage.edit()
    await stage.drag(frames: 60)
    #expect(stage.feed.readingCount == 0)
    for path in ["/snapshot.json", "/report", "/diagnoses.json"] { _ = await stage.get(path) }
    // The feed replies with the diagnoses without reading the scenes, so only two paths needed a
    // reading.
    #expect(stage.feed.readingCount == 2)
    let page = await stage.page()
    stage.feed.leave(page.client)
    let readings = stage.feed.readingCount
    await stage.drag(frames: 60, by: -1)
    #expect(stage.feed.readingCount == readings)
  }

  @Test("while a list scrolls at 120 Hz, a few looks a second, each at most one message")
  func scroll() async {
    let stage = FeedStage()
    defer { stage.end() }
    stage.edit()
    let page = await stage.page()
    _ = page.events()
    let readings = stage.feed.readingCount
    let begin = stage.device.now
    let finger = stage.device.touchDown(at: CGPoint(x: 370, y: 480))
    for frame in 1...240 {
      stage.device.touchMove(finger, to: CGPoint(x: 370, y: 480 - CGFloat(frame)))
      stage.device.advance(by: 1.0 / 120)
      await stage.feed.settled()
    }
    let seconds = stage.device.now - begin
    let inspectors = page.events().count("inspector")
    #expect(abs(seconds - 2) < 0.01 && (6...20).contains(inspectors), "\(inspectors)")
    #expect(stage.feed.readingCount - readings <= 20)
    stage.device.touchUp(finger)
  }

  @Test(
    "where a list will rest is what the finger's lift decides, however long ago the last look was")
  func lift() async throws {
    let stage = FeedStage()
    defer { stage.end() }
    stage.edit()
    let page = await stage.page()
    let finger = stage.device.touchDown(at: CGPoint(x: 370, y: 480))
    var y: CGFloat = 480
    var events: [FeedPage.Event] = []
    // The finger moves slowly at first, and faster and faster in the last twentieth of a second.
    for frame in 1...60 {
      y -= frame > 54 ? CGFloat(frame - 52) * 2 : 0.5
      stage.device.touchMove(finger, to: CGPoint(x: 370, y: y))
      stage.device.advance(by: 1.0 / 120)
      await stage.feed.settled()
      events += page.events()
    }
    stage.device.touchUp(finger)
    for _ in 0..<600 {
      stage.device.advance(by: 1.0 / 120)
      await stage.feed.settled()
      events += page.events()
    }
    let panels = events.filter { $0.name == "inspector" }.map(\.content)
    let coasting = panels.filter { ($0["headline"] as? String)?.hasPrefix("At rest") == true }
    let facts = try #require(panels.last?["facts"] as? [[String]])
    #expect(facts.contains(["last prediction", "0 pt off, verdict right"]), "\(facts)")
    #expect(coasting.last?["headline"] as? String == "At rest: Hidden above")
  }

  @Test("a page that takes nothing never makes a queue, and then gets the newest")
  func slow() async throws {
    let stage = FeedStage()
    defer { stage.end() }
    let page = await stage.page()
    for index in 0..<60 {
      stage.edit(index % 3)
      await stage.feed.settled()
    }
    #expect(!page.client.hasRoom)
    // The page takes the waiting events. It is behind, so the feed then sends the difference once.
    let waiting = page.events()
    #expect(waiting.count <= LiveClient.mostMessages)
    var caughtUp: [FeedPage.Event] = []
    for _ in 0..<10_000 where caughtUp.isEmpty {
      await Task.yield()
      caughtUp = page.events()
    }
    await stage.feed.settled()
    caughtUp += page.events()
    #expect(caughtUp.count("inspector") <= 1 && caughtUp.count("journal") == 1)
    let rows = try #require(caughtUp.last("journal")?["rows"] as? [[String: Any]])
    #expect(rows.last?["time"] as? String == Figures.clock(ResponderHUD.journal.last?.time ?? 0))
  }

  @Test("each scene has a panel of its own; one that closes is gone")
  func scenes() async throws {
    let stage = FeedStage()
    defer { stage.end() }
    stage.edit()
    let page = await stage.page()
    #expect((page.events().last("scenes")?["scenes"] as? [Any])?.count == 1)
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
    let scenes = try #require(events.last("scenes")?["scenes"] as? [[String: Any]])
    #expect(scenes.compactMap { $0["scene"] as? Int } == [1, 2])
    let panels = events.filter { $0.name == "inspector" && $0.content["scene"] as? Int == 2 }
    #expect(panels.last?.content["name"] as? String == "UITextField")
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
    #expect((page.events().last("scenes")?["scenes"] as? [Any])?.count == 1)
  }

  @Test("a scene that comes back comes whole, because the page has dropped it")
  func back() async {
    let composer = LiveComposer(stage: nil)
    let page = FeedPage()
    await composer.join(page.client)
    let scene = AppReading.Scene(
      number: 1, snapshot: ResponderSnapshot(), screen: .zero, isActive: true, windows: [])
    for scenes in [[scene], [scene], [], [scene]] {
      await composer.take(AppReading(epoch: 1, scenes: scenes, hash: nil))
    }
    #expect(page.events().count("inspector") == 2)
  }

  @Test("requests that come together share a reading, and readings are no more than for a page")
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
            group.addTask { await feed.reply(to: LiveRequest(path: path)).status }
          }
        }
        for await status in group { #expect(status == 200) }
      }
    }
    let most = 1 + (ContinuousClock.now - start) / .seconds(AppWatch.interval)
    #expect(Double(feed.readingCount) <= most && (3...40).contains(feed.readingCount))
  }

  @Test("what a reading has cost the main thread, the next request waits for")
  func budget() async {
    let stage = FeedStage()
    defer { stage.end() }
    for index in 0..<500 {
      stage.list.addSubview(
        UITextField(frame: CGRect(x: 20, y: 400 + index * 50, width: 300, height: 44)))
    }
    stage.edit()
    var limits = WebLimits()
    (limits.readingShare, limits.readingBurst) = (0.05, 0)
    let feed = LiveFeed(limits: limits)
    let snapshot = LiveRequest(path: "/snapshot.json")
    #expect(await feed.reply(to: snapshot).status == 200)
    let start = ContinuousClock.now
    #expect(await feed.reply(to: LiveRequest(path: "/journal.jsonl")).status == 200)
    // Reading five hundred fields takes longer than a millisecond, and readings may take a
    // twentieth of the time.
    #expect(ContinuousClock.now - start > .milliseconds(20))
  }

  @Test(
    "a request whose connection has ended neither reads nor acts",
    arguments: [("POST", "/actions/show-hud"), ("GET", "/journal.jsonl")])
  func cancelled(method: String, path: String) async {
    let stage = FeedStage()
    defer { stage.end() }
    var limits = WebLimits()
    // With these limits, the first reading delays every further one for far longer than the test
    // runs.
    (limits.readingShare, limits.readingBurst) = (1e-6, 0)
    let feed = LiveFeed(limits: limits)
    #expect(await feed.reply(to: LiveRequest(path: "/snapshot.json")).status == 200)
    let request = LiveRequest(method: method, path: path, mayAct: true)
    let task = Task { await feed.reply(to: request).status }
    task.cancel()
    #expect(await task.value == 503)
    #expect(!ResponderHUD.journal.entries.contains { $0.kind == .hud })
  }

  @Test("a journal that begins anew is told from its start, and so is one with other names")
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

  @Test("a stream that has ended is forgotten, in whatever order its news arrives")
  func ended() async {
    let stage = FeedStage()
    defer { stage.end() }
    let page = await stage.page()
    page.client.close()
    stage.edit()
    await stage.feed.settled()
    stage.feed.leave(page.client)
    stage.feed.leave(page.client)
    let other = await stage.page()
    #expect(other.events().count == 6)
  }
}
