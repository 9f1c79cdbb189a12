import HeadlessDriver
import Testing
import UIKit

@testable import ResponderScope

@MainActor @Suite("What VoiceOver reads", .serialized)
struct HUDAccessibilityTests {
  @Test("verdict, tabs, values and buttons, in this order, each with its name")
  func order() {
    defer { HUDStage.end() }
    let stage = HUDStage()
    stage.edit()
    let elements = (stage.panel.card.accessibilityElements ?? []).compactMap { $0 as? UIView }
    let labels = elements.map { $0.accessibilityLabel ?? "" }
    #expect(
      labels == [
        "Visible", "Responder", "Chain", "Geometry", "Prediction", "Keyboard", "Timeline",
        "In UITableView", "Visible content", "Offset", "On screen", "Adjusted insets", "In window",
        "In itself", "Export journal", "Collapse", "Close",
      ])
    for element in elements {
      #expect(element.isAccessibilityElement)
      // A value without an action is not a button.
      let isValue = (element as? HUDRowView).map { $0.row?.action == nil } ?? false
      #expect(element.accessibilityTraits.contains(isValue ? .staticText : .button))
      #expect(!element.isHidden)
    }
    #expect(elements[0].accessibilityTraits.contains(.header))
    #expect(elements[0].accessibilityValue == "UITextField, guest-1-email")
    #expect(elements[3].accessibilityTraits.contains(.selected))
    #expect(elements[7].accessibilityCustomActions?.map(\.name) == ["Copy"])
    #expect(elements[0].accessibilityCustomActions?.first?.name == "Copy report")
    #expect(elements[8].accessibilityTraits.contains(.updatesFrequently))
  }

  @Test("with diagnoses, the badge and how many")
  func badge() {
    defer { HUDStage.end() }
    let stage = HUDStage()
    stage.edit()
    stage.device.perform {
      ResponderHUD.report(HUDPictureTests.diagnosis)
    }
    stage.device.settle()
    // VoiceOver reads the badge from the start, and not only in the section that it opens.
    func labels() -> [String] {
      let elements = (stage.panel.card.accessibilityElements ?? []).compactMap { $0 as? UIView }
      return elements.map { $0.accessibilityLabel ?? "" }
    }
    #expect(labels().prefix(3) == ["Visible", "Diagnoses", "Responder"])
    stage.select(.diagnoses)
    let elements = (stage.panel.card.accessibilityElements ?? []).compactMap { $0 as? UIView }
    #expect(labels().prefix(2) == ["Visible", "Diagnoses"])
    #expect(elements[1].accessibilityValue == "1")
    // A tap on the badge returns to the numbers, and another opens the diagnoses again.
    for section in [HUDSection.geometry, .diagnoses] {
      stage.device.tap(elements[1])
      #expect(stage.panel.card.section == section)
    }
  }

  @Test("VoiceOver reads the pill's responder, how well it is seen, and what a tap does")
  func pill() {
    defer { HUDStage.end() }
    let stage = HUDStage(memory: HUDMemory(isCollapsed: true))
    stage.edit()
    let pill = stage.panel.pill
    #expect(pill.isAccessibilityElement)
    #expect(pill.accessibilityLabel == "UITextField, Visible")
    #expect(pill.accessibilityTraits == .button)
    #expect(pill.accessibilityHint == "Expands the responder panel")
  }

  @Test("each status has a glyph and a word of its own: colour never stands alone")
  func statuses() {
    let all = HUDContent.Status.allCases
    #expect(Set(all.map(HUDStyle.symbol)).count == all.count)
    #expect(Set(all.map(\.word)).count == all.count)
  }
}
