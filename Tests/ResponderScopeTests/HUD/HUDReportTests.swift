import DebugHostScreens
import Foundation
import HeadlessDriver
import TestSupport
import Testing
import UIKit

@testable import ResponderScope

/// Compares the report and the panel with stored texts. The texts assume the keyboard's usual
/// duration (C5.16, T4.13.15) and height in landscape (C5.10), one round of notifications
/// (T4.13.51), and the scene as a part of the responder chain (C5.5).
@MainActor
@Suite(
  "Report and panel as text", .serialized, .leavesNoHUD,
  .enabled(
    if: HeadlessChoices.initial.keyboard.duration == 0.25
      && HeadlessChoices.initial.keyboard.notchedLandscapeHeight == 209
      && HeadlessChoices.initial.keyboard.firstRounds == .one
      && !HeadlessChoices.initial.keyboard.tellsWrongFrameAtRest
      && HeadlessChoices.initial.focus.windowNext == .scene))
struct HUDReportTests {
  @Test("the report has a fact a line")
  func report() throws {
    HUDStage().edit()
    try Snapshot.check(ResponderHUD.report + "\n", name: "report.txt")
  }

  @Test("the card shows every section's cells")
  func card() throws {
    let stage = HUDStage()
    stage.edit()
    stage.device.type("a")
    var text = ""
    for section in HUDSection.allCases {
      stage.select(section)
      text += "[\(section.title)]\n"
      for row in stage.rows {
        // The address is the only value that differs from run to run.
        text += "\(row.title): \(row.title == "Address" ? "0x…" : row.value)\n"
      }
    }
    try Snapshot.check(text, name: "card.txt")
  }

  enum State: String, CaseIterable {
    case pill, card, ax5, rtl, ipad, landscape, keyboard, sheet, diagnosis, prediction

    var setup: Device.Setup {
      var setup = Device.Setup()
      switch self {
      case .ax5: setup.contentSize = .accessibilityExtraExtraExtraLarge
      case .rtl: setup.layoutDirection = .rightToLeft
      case .ipad: setup.model = .iPad11
      case .landscape: setup.orientation = .landscapeRight
      default: break
      }
      return setup
    }
  }

  @Test("the panel's views have their frames in each state")
  func layout() throws {
    var text = ""
    for state in State.allCases {
      let stage = HUDStage(state.setup, memory: HUDMemory(isCollapsed: state == .pill))
      if state != .card, state != .sheet { stage.edit() }
      switch state {
      case .keyboard: stage.select(.keyboard)
      case .prediction:
        stage.select(.prediction)
        _ = stage.device.press(
          from: CGPoint(x: 44, y: 470), to: CGPoint(x: 44, y: 380), duration: 0.064)
      case .sheet:
        let sheet = UIViewController()
        sheet.sheetPresentationController?.detents = [.medium()]
        stage.device.turn { stage.app.rootViewController?.present(sheet, animated: false) }
      case .diagnosis:
        DiagnosisLog.sink = { _ in }
        stage.report(.doubleLift)
        stage.select(.diagnoses)
      default: break
      }
      text += "[\(state.rawValue)]\npanel \(Wording.rect(stage.frame))\n"
      text += Self.views(in: stage.panel).joined(separator: "\n") + "\n"
      let outlines = try stage.overlay().outlines
      for (name, rect) in [("field", outlines.field.rect), ("ghost", outlines.ghost.rect)] {
        if let rect { text += "\(name) \(Wording.rect(rect))\n" }
      }
    }
    try Snapshot.check(text, name: "layout.txt")
  }

  /// Returns a line for each visible label, image and control of the panel, with its frame in the
  /// panel.
  private static func views(in panel: UIView) -> [String] {
    panel.shown.compactMap { view in
      let text = (view as? UILabel).map { $0.text ?? "" } ?? view.accessibilityLabel
      guard !(view.superview is UIButton), view is UIImageView || text?.isEmpty == false else {
        return nil
      }
      return "\(text ?? "image") \(Wording.rect(view.convert(view.bounds, to: panel)))"
    }
  }
}
