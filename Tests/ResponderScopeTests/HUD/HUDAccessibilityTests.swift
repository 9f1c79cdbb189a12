import HeadlessDriver
import Testing
import UIKit

@testable import ResponderCore
@testable import ResponderScope

@MainActor @Suite("What VoiceOver reads", .serialized, .leavesNoHUD)
struct HUDAccessibilityTests {
  private func elements(_ stage: HUDStage) -> [UIView] {
    (stage.panel.card.accessibilityElements ?? []).compactMap { $0 as? UIView }
  }

  @Test("verdict, tabs, values and buttons in this order")
  func order() {
    let stage = HUDStage()
    stage.edit()
    let elements = elements(stage)
    #expect(
      elements.map { $0.accessibilityLabel ?? "" } == [
        "Visible", "Responder", "Chain", "Geometry", "Prediction", "Keyboard", "Timeline",
        "Offset", "Visible content", "In UITableView", "On screen", "Adjusted insets",
        "Export journal", "Collapse", "Close",
      ])
    for element in elements {
      #expect(element.isAccessibilityElement)
      // A value without an action is not a button.
      let isValue = (element as? HUDRowView).map { $0.row?.action == nil } ?? false
      #expect(element.accessibilityTraits.contains(isValue ? .staticText : .button))
      #expect(!element.isHidden)
    }
    #expect(elements[0].accessibilityTraits.contains(.header))
    let value = elements[0].accessibilityValue ?? ""
    #expect(value.hasPrefix("UITextField, guest-1-email, FormViewController, Field 2 of 14"))
    #expect(elements[3].accessibilityTraits.contains(.selected))
    #expect(elements[7].accessibilityCustomActions?.map(\.name) == ["Copy"])
    #expect(elements[0].accessibilityCustomActions?.first?.name == "Copy report")
    #expect(elements[8].accessibilityTraits.contains(.updatesFrequently))
  }

  @Test("the badge comes second and says how many mistakes there are")
  func badge() {
    let stage = HUDStage()
    stage.edit()
    DiagnosisLog.sink = { _ in }
    stage.report(.fieldBehindKeyboard)
    func labels() -> [String] { elements(stage).map { $0.accessibilityLabel ?? "" } }
    // VoiceOver reads the badge from the start, and not only in the section that it opens.
    #expect(labels().prefix(3) == ["Visible", "Diagnoses", "Responder"])
    stage.select(.diagnoses)
    #expect(labels().prefix(2) == ["fieldBehindKeyboard", "Diagnoses"])
    #expect(elements(stage)[1].accessibilityValue == "1")
    // A tap on the badge returns to the numbers, and another opens the diagnoses again.
    for section in [HUDSection.geometry, .diagnoses] {
      stage.device.tap(elements(stage)[1])
      #expect(stage.panel.card.section == section)
    }
  }

  @Test("the pill is a button that says what it does")
  func pill() {
    let stage = HUDStage(memory: HUDMemory(isCollapsed: true))
    stage.edit()
    let pill = stage.panel.pill
    #expect(pill.isAccessibilityElement)
    #expect(pill.accessibilityTraits == .button)
    #expect(pill.accessibilityHint == "Expands the responder panel")
  }

  @Test("VoiceOver moves, collapses and closes without a drag")
  func actions() throws {
    let stage = HUDStage()
    let right = stage.frame
    try stage.voiceOver("Move to the other side", of: stage.head)
    #expect(stage.frame.minX == 8 && right.minX > 8)
    try stage.voiceOver("Move to the top", of: stage.head)
    #expect(stage.frame.minY < 120)
    try stage.voiceOver("Move to the bottom", of: stage.head)
    #expect(stage.frame.maxY > 780)
    try stage.voiceOver("Collapse", of: stage.head)
    #expect(stage.panel.isCollapsed)
    try stage.voiceOver("Close", of: stage.panel.pill)
    #expect(!HUDController.shared.isShown)
  }

  @Test("a long press enlarges a tab at large text sizes")
  func large() {
    let tabs = elements(HUDStage()).compactMap { $0 as? UIControl }
      .filter(\.showsLargeContentViewer)
    #expect(tabs.map(\.largeContentTitle) == HUDSection.tabs.map(\.title))
    #expect(
      tabs.first?.superview?.interactions.contains { $0 is UILargeContentViewerInteraction } == true
    )
  }

  @Test("each status has a symbol and a word of its own")
  func statuses() {
    let all: [FieldVisibility.Status?] = [.visible, .partial, .hidden, nil]
    #expect(Set(all.map(HUDStyle.symbol)).count == 4 && Set(all.map(HUDContent.word)).count == 4)
  }
}
