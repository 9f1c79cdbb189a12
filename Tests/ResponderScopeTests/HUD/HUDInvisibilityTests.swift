import DebugHostScreens
import HeadlessDriver
import Testing
import UIKit

@testable import ResponderScope

@MainActor @Suite("The HUD does not change what it measures", .serialized)
struct HUDInvisibilityTests {
  /// Plays one session and returns what the app could notice of it.
  private func trace(_ screen: DemoScreen, isShown: Bool) -> [String] {
    HUDController.shared.reset()
    let device = Device.boot(root: screen.makeController())
    device.settle()
    if isShown { ResponderHUD.show() }
    device.advance(to: 3)
    let trace = AppTrace(device)
    defer {
      trace.stop()
      HUDController.shared.reset()
    }
    func step(_ label: String, _ work: () -> Void) {
      work()
      trace.sample(label)
      for frame in 1...6 {
        device.advance(by: 1.0 / 60)
        trace.sample("\(label) + \(frame)")
      }
      // A fixed time: the HUD's own spring may still be settling when the app has.
      device.advance(by: 6)
      trace.sample("\(label) settled")
    }
    // Above the HUD's panel, which takes touches.
    step("tap") {
      device.tap(at: screen == .form ? CGPoint(x: 200, y: 260) : CGPoint(x: 150, y: 790))
    }
    step("type") { device.type("hello") }
    let finger = device.press(
      from: CGPoint(x: 30, y: 480), to: CGPoint(x: 30, y: 430), duration: 0.1)
    trace.sample("finger down")
    step("lift") { device.touchUp(finger) }
    step("fling") {
      device.fling(from: CGPoint(x: 30, y: 480), velocity: CGPoint(x: 0, y: -3), duration: 0.08)
    }
    step("back") {
      device.fling(from: CGPoint(x: 30, y: 300), velocity: CGPoint(x: 0, y: 2), duration: 0.08)
    }
    return trace.lines
  }

  @Test(
    "callbacks, notifications, focus, key window and frames are the same with and without it",
    arguments: DemoScreen.allCases)
  func sameTrace(_ screen: DemoScreen) {
    let without = trace(screen, isShown: false)
    let with = trace(screen, isShown: true)
    #expect(without.count > 100)
    #expect(without.contains("focus UITextField"))
    #expect(without.contains { $0.hasPrefix("UIKeyboardWillShow") })
    for (line, pair) in zip(without, with).enumerated() where pair.0 != pair.1 {
      Issue.record("line \(line): without \(pair.0), with \(pair.1)")
      break
    }
    #expect(without.count == with.count)
  }

  @Test("at rest ten seconds take no sample and no turn of the run loop")
  func restCostsNothing() {
    HUDController.shared.reset()
    defer { HUDController.shared.reset() }
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
    HUDController.shared.reset()
    defer { HUDController.shared.reset() }
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
    let middle = panel.convert(CGPoint(x: panel.bounds.midX, y: 30), to: hud)
    #expect(hud.hitTest(middle, with: nil)?.isDescendant(of: panel) == true)
    ResponderHUD.hide()
    #expect(!device.scene.windows.contains { $0 is HUDWindow })
    #expect(app.isKeyWindow)
  }
}
