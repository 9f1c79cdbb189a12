import DebugHostScreens
import HeadlessDriver
import ResponderKit
import Testing
import UIKit

@testable import ResponderScope

@MainActor @Suite("The HUD does not change what it measures", .serialized)
struct HUDInvisibilityTests {
  enum Mode: CaseIterable {
    case off, pill, card
  }

  /// The x position at which a thumb scrolls without touching the panel.
  private static let thumb: CGFloat = 20

  /// Plays one session and returns everything that the app could notice of it.
  private func trace(_ screen: DemoScreen, _ mode: Mode) -> [String] {
    HUDStage.end()
    let root = TracedController(screen.makeController())
    let device = Device.boot(root: root)
    device.settle()
    if mode != .off {
      HUDMemory.store = HUDStage.store
      HUDMemory(isCollapsed: mode == .pill).save()
      ResponderHUD.show()
      #expect(HUDController.shared.panel(in: device.scene)?.isCollapsed == (mode == .pill))
    }
    device.advance(to: 3)
    let trace = AppTrace(device)
    root.note = { [weak trace] in trace?.note($0) }
    defer {
      trace.stop()
      HUDStage.end()
    }
    func step(_ label: String, _ work: () -> Void) {
      work()
      trace.sample(label)
      for frame in 1...6 {
        device.advance(by: 1.0 / 60)
        trace.sample("\(label) + \(frame)")
      }
      // Waits for a fixed time, because the HUD's own spring may still be moving when the app is at
      // rest.
      let turns = HeadlessLoop.main.turnCount
      device.advance(by: 6)
      // Nothing keeps the run loop from sleeping between two frames, wherever the system commits.
      #expect(HeadlessLoop.main.turnCount - turns < 1_000, "\(screen), \(mode), \(label)")
      trace.sample("\(label) settled")
    }
    let field = Self.firstField(in: device.windows[0])
    step("focus") { device.perform { _ = field?.becomeFirstResponder() } }
    step("type") { device.type("hello") }
    let finger = device.press(
      from: CGPoint(x: Self.thumb, y: 480), to: CGPoint(x: Self.thumb, y: 430), duration: 0.1)
    trace.sample("finger down")
    step("lift") { device.touchUp(finger) }
    step("fling") {
      device.fling(
        from: CGPoint(x: Self.thumb, y: 480), velocity: CGPoint(x: 0, y: -3), duration: 0.08)
    }
    step("back") {
      device.fling(
        from: CGPoint(x: Self.thumb, y: 300), velocity: CGPoint(x: 0, y: 2), duration: 0.08)
    }
    step("rotate") { device.rotate(to: .landscapeRight) }
    step("dark") { device.style = .dark }
    return trace.lines
  }

  private static func firstField(in view: UIView) -> UIView? {
    if view is UITextField || view is UITextView { return view }
    return view.subviews.lazy.compactMap { firstField(in: $0) }.first
  }

  @Test(
    "callbacks, notifications, focus, key window and frames are the same without, with pill, with card",
    arguments: DemoScreen.allCases)
  func sameTrace(_ screen: DemoScreen) {
    defer { _ = Device.boot() }
    let without = trace(screen, .off)
    #expect(without.count > 100)
    for mode in [Mode.pill, .card] {
      let with = trace(screen, mode)
      for (line, pair) in zip(without, with).enumerated() where pair.0 != pair.1 {
        Issue.record("\(mode), line \(line): without \(pair.0), with \(pair.1)")
        break
      }
      #expect(without.count == with.count)
    }
  }

  @Test(
    "at rest ten seconds take no sample and no turn of the run loop", arguments: [false, true])
  func restCostsNothing(isCollapsed: Bool) {
    HUDStage.end()
    defer { HUDStage.end() }
    HUDMemory.store = HUDStage.store
    HUDMemory(isCollapsed: isCollapsed).save()
    let device = Device.boot(root: DemoScreen.form.makeController())
    ResponderHUD.show()
    device.tap(at: CGPoint(x: 200, y: 260))
    device.settle()
    let samples = HUDController.shared.sampleCount
    let turns = HeadlessLoop.main.turnCount
    #expect(samples > 0)
    device.advance(by: 10)
    #expect(HUDController.shared.sampleCount == samples)
    #expect(HeadlessLoop.main.turnCount == turns)
    #expect(device.isIdle)
  }

  @Test("its window is under FLEX's level, never key, and lets touches outside the panel through")
  func window() throws {
    HUDStage.end()
    defer { HUDStage.end() }
    let device = Device.boot(root: DemoScreen.form.makeController())
    let app = try #require(device.windows.first)
    ResponderHUD.show()
    device.settle()
    let hud = try #require(device.scene.windows.first { $0 is HUDWindow })
    #expect(hud.windowLevel < UIWindow.Level(1100))
    #expect(!hud.canBecomeKey)
    hud.makeKeyAndVisible()
    #expect(app.isKeyWindow && !hud.isKeyWindow)
    #expect(hud.hitTest(CGPoint(x: 200, y: 260), with: nil) == nil)
    let panel = try #require((hud as? HUDWindow)?.touchableView)
    let middle = panel.convert(CGPoint(x: 60, y: 30), to: hud)
    #expect(hud.hitTest(middle, with: nil)?.isDescendant(of: panel) == true)
    ResponderHUD.hide()
    #expect(!device.scene.windows.contains { $0 is HUDWindow })
    #expect(app.isKeyWindow)
  }

  @Test("a scene that becomes active again keeps its one HUD, unless the app closes it just then")
  func reactivated() {
    HUDStage.end()
    defer { HUDStage.end() }
    let device = Device.boot(root: DemoScreen.form.makeController())
    func count() -> Int { device.scene.windows.count { $0 is HUDWindow } }
    var closes = false
    // NotificationCenter calls observers in no fixed order. With thirty of them, at least one
    // almost certainly runs before the HUD's own observer.
    let tokens = (1...30).map { _ in
      NotificationCenter.default.observe(UIScene.didActivateNotification) { _ in
        if closes { ResponderHUD.hide() }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    ResponderHUD.show()
    for expected in [1, 0] {
      device.deactivate(device.scene)
      device.activate(device.scene)
      device.settle()
      #expect(count() == expected)
      closes = true
    }
  }
}
