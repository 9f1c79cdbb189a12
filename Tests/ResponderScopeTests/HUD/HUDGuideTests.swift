import DebugHostScreens
import HeadlessDriver
import ResponderKit
import TestSupport
import Testing
import UIKit

@testable import ResponderCore
@testable import ResponderScope

@MainActor @Suite("The keyboard's layout guide on the card", .serialized)
struct HUDGuideTests {
  private func guide(in stage: HUDStage) -> String? {
    stage.select(.keyboard)
    let rows = stage.panel.card.body.elements.compactMap { ($0 as? HUDRowView)?.row }
    return rows.first { $0.title == "Layout guide" }?.value
  }

  /// Adds a view to the form's screen, with a constraint to the screen's keyboard layout guide.
  /// Returns the screen.
  private func useGuide(_ stage: HUDStage) throws -> UIView {
    let screen = try #require(stage.app.topScreen)
    stage.device.perform { screen.useKeyboardGuide() }
    return screen
  }

  @Test(
    "where the app uses one it stands beside the notification's frame; where it does not, none is made",
    .enabled(if: !HeadlessChoices.initial.keyboard.guidesStayDown, "T4.15.18"))
  func beside() throws {
    defer { HUDStage.end() }
    let stage = HUDStage()
    stage.edit()
    #expect(guide(in: stage) == nil)
    stage.device.perform { _ = UIResponder.resignCurrent() }
    stage.device.settle()
    _ = try useGuide(stage)
    stage.edit()
    let top = KeyboardMonitor.shared.state.frame.minY
    #expect(guide(in: stage) == "top at \(HUDNumbers.length(top)), like the frame")
    stage.device.perform { _ = UIResponder.resignCurrent() }
    stage.device.settle()
    #expect(guide(in: stage) == nil, "without a keyboard there is nothing to compare")
  }

  @Test(
    "a guide does not follow a floating keyboard, and is not compared with it", .fact("T4.15.4"))
  func floating() throws {
    defer { HUDStage.end() }
    let stage = HUDStage(Device.Setup(model: .iPad11))
    _ = try useGuide(stage)
    stage.device.keyboard.posture = .floating
    stage.edit()
    #expect(KeyboardMonitor.shared.state.placement == .floating)
    #expect(guide(in: stage) == nil && ResponderHUD.snapshot.keyboardGuideTop == nil)
  }

  @Test("a guide that the app asks for too late is told with its distance", .fact("T4.15.15"))
  func late() throws {
    defer { HUDStage.end() }
    let stage = HUDStage()
    stage.edit()
    let screen = try useGuide(stage)
    let guideRect = screen.convert(screen.keyboardLayoutGuide.layoutFrame, to: nil)
    let way = guideRect.minY - KeyboardMonitor.shared.state.frame.minY
    let words = try #require(guide(in: stage))
    #expect(way > 100)
    #expect(words.hasSuffix(", \(HUDNumbers.length(way)) pt below the frame"), "\(words)")
  }
}
