import AppKit
import HeadlessMacDriver
import ResponderKit
import Testing

@MainActor @Suite("AppKit: FirstResponderFeed", .serialized) struct FirstResponderFeedTests {
  @Test("every change once: fields, custom views, windows, other applications")
  func changes() {
    let desk = Desk.boot()
    let (name, view) = (field(), FocusView(frame: NSRect(x: 0, y: 0, width: 30, height: 30)))
    let window = desk.window(name, view)
    var told: [String] = []
    let token = FirstResponderFeed.shared.observe { change in
      told.append(change.current.map { "\(type(of: $0))" } ?? "none")
    }
    desk.click(name)
    desk.turn()
    desk.click(view)
    desk.turn { desk.application.deactivate() }
    desk.turn { desk.application.activate(ignoringOtherApps: true) }
    desk.turn { window.makeFirstResponder(nil) }
    #expect(told == ["NSTextField", "FocusView", "none", "FocusView", "none"])
    token.cancel()
    desk.click(view)
    #expect(told.count == 5)
    desk.end()
  }

  @Test("a change that is undone; one editor for two fields")
  func undone() {
    let desk = Desk.boot()
    let (one, other) = (field(), field())
    let window = desk.window(one, other)
    var count = 0
    var last: FirstResponderFeed.Change?
    let token = FirstResponderFeed.shared.observe { change in
      count += 1
      last = change
    }
    desk.turn {
      window.makeFirstResponder(one)
      window.makeFirstResponder(nil)
    }
    #expect(count == 0)
    desk.click(one)
    desk.click(other)
    #expect(count == 2)
    #expect(last?.previous === one && last?.current === other && last?.window === window)
    withExtendedLifetime(token) {}
    desk.end()
  }

  @Test("The stream ends with its task, and at rest nothing runs")
  func rest() {
    let desk = Desk.boot()
    let name = field()
    _ = desk.window(name)
    let feed = FirstResponderFeed.shared
    let token = feed.observe { _ in }
    desk.click(name)
    let before = desk.turnCount
    HeadlessLoop.main.advance(by: 60)
    #expect(desk.turnCount == before)
    token.cancel()
    desk.end()
  }
}
