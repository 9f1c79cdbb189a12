import DebugHostScreens
import HeadlessDriver
import ResponderKit
import Testing
import UIKit

@testable import ResponderScope

@MainActor @Suite("The HUD does not change what it measures", .serialized, .leavesNoHUD)
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
    func fling(_ label: String, from y: CGFloat, velocity: CGFloat) {
      step(label) {
        device.fling(
          from: CGPoint(x: Self.thumb, y: y), velocity: CGPoint(x: 0, y: velocity), duration: 0.08)
      }
    }
    let field = Self.firstField(in: device.windows[0])
    step("focus") { device.perform { _ = field?.becomeFirstResponder() } }
    step("type") { device.type("hello") }
    let finger = device.press(
      from: CGPoint(x: Self.thumb, y: 480), to: CGPoint(x: Self.thumb, y: 430), duration: 0.1)
    trace.sample("finger down")
    step("lift") { device.touchUp(finger) }
    fling("fling", from: 480, velocity: -3)
    fling("back", from: 300, velocity: 2)
    step("rotate") { device.rotate(to: .landscapeRight) }
    step("dark") { device.style = .dark }
    return trace.lines
  }

  private static func firstField(in view: UIView) -> UIView? {
    if view is UITextField || view is UITextView { return view }
    return view.subviews.lazy.compactMap { firstField(in: $0) }.first
  }

  @Test("callbacks and frames are the same with the HUD", arguments: DemoScreen.allCases)
  func sameTrace(_ screen: DemoScreen) {
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

  @Test("at rest ten seconds take no sample and no turn", arguments: [false, true])
  func restCostsNothing(isCollapsed: Bool) {
    let stage = HUDStage(memory: HUDMemory(isCollapsed: isCollapsed))
    stage.device.tap(at: CGPoint(x: 200, y: 260))
    stage.device.settle()
    let samples = HUDController.shared.sampleCount
    let turns = HeadlessLoop.main.turnCount
    #expect(samples > 0)
    stage.device.advance(by: 10)
    #expect(HUDController.shared.sampleCount == samples)
    #expect(HeadlessLoop.main.turnCount == turns)
    #expect(stage.device.isIdle)
  }
}
