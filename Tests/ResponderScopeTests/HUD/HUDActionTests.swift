import HeadlessDriver
import ResponderKit
import TestSupport
import Testing
import UIKit

@testable import ResponderCore
@testable import ResponderJournal
@testable import ResponderScope

@MainActor @Suite("What the card does", .serialized, .leavesNoHUD)
struct HUDActionTests {
  /// A field that claims to have resigned, and has not.
  private final class Claiming: UITextField {
    override func resignFirstResponder() -> Bool { true }
  }

  @Test("resigning, and a refusal, which is shown for that responder only")
  func resign() throws {
    let stage = HUDStage()
    let field = try #require(stage.edit())
    stage.select(.responder)
    try stage.perform(.resign)
    #expect(!field.isFirstResponder)
    let stubborn = stage.editNew(RefusingField())
    try stage.perform(.resign)
    #expect(try stage.cell(.resign).title.text == "Refused to resign")
    stubborn.refuses = false
    stage.edit()
    #expect(field.isFirstResponder)
    #expect(try stage.cell(.resign).title.text == "First responder")
  }

  @Test("an outcome is what has happened, whatever the responder answers")
  func outcomes() {
    let stage = HUDStage(showsHUD: false)
    let field = Claiming()
    stage.device.perform { stage.app.rootViewController?.view.addSubview(field) }
    #expect(ResponderCommand.resign(nil) == "Deallocated")
    #expect(ResponderCommand.resign(field) == "No longer first responder")
    stage.edit(field)
    #expect(ResponderCommand.resign(field) == "Refused to resign" && field.isFirstResponder)
  }

  @Test("scrolling to a field out of sight, and the explanation")
  func scroll() throws {
    let stage = HUDStage()
    // The form's field would resign when it scrolls away.
    let field = stage.editInList()
    stage.device.turn { stage.list?.contentOffset.y = 600 }
    #expect(stage.headline == "Hidden above")
    stage.tap(stage.head)
    #expect(stage.panel.card.section == .why)
    let words = stage.rows.map(\.value)
    #expect(words.contains("it is fully hidden above"), "\(words)")
    #expect(words.contains { $0.hasPrefix("scroll to offset (0, ") })
    stage.select(.responder)
    try stage.perform(.scrollToVisible)
    #expect(field.isFirstResponder && stage.headline == "Visible")
    try stage.perform(.scrollToVisible)
    #expect(try stage.cell(.scrollToVisible).title.text == "Already visible")
    stage.tap(stage.head)
    #expect(stage.panel.card.section == .why)
    // A tap on the verdict returns to the numbers.
    stage.device.tap(stage.head)
    #expect(stage.panel.card.section == .geometry)
  }

  @Test("another tool opens its screen for the shown responder and scene")
  func explore() throws {
    var opened: (responder: UIResponder?, scene: UIWindowScene?) = (nil, nil)
    HUDExplorer.shared = ("FLEX", { opened = ($0, $1) })
    let stage = HUDStage()
    let field = try #require(stage.edit())
    stage.select(.responder)
    try stage.perform(.explore)
    #expect(opened.responder === field && opened.scene === stage.device.scene)
  }

  @Test("what the tab key has moved to is named", .fact("T4.4.34"))
  func focus() throws {
    let stage = HUDStage(Device.Setup(model: .iPad11))
    stage.device.keyboard.hasHardwareKeyboard = true
    let field = try #require(stage.edit("guest-1-name"))
    stage.select(.responder)
    func focused() -> String? { stage.value("Keyboard focus") }
    #expect(focused() == nil && field.isFirstResponder)
    stage.device.perform { _ = UIResponder.resignCurrent() }
    stage.device.press(key: "\t")
    stage.edit("guest-1-email")
    var focusedView: UIView? { stage.device.scene.focusSystem?.focusedItem as? UIView }
    #expect(focused() == focusedView.map { ResponderIdentity($0).description })
    for _ in 1...30 where !(focusedView is UITextField) { stage.device.press(key: "\t") }
    let item = try #require(focusedView as? UITextField)
    stage.edit(item)
    #expect(focusedView === item && item.isFirstResponder && focused() == nil)
  }

  @Test(
    "where the app uses a keyboard layout guide, it stands beside the frame",
    .enabled(if: !HeadlessChoices.initial.keyboard.guidesStayDown, "T4.15.18"))
  func guide() throws {
    let stage = HUDStage()
    func words() -> String? {
      stage.select(.keyboard)
      return stage.value("Layout guide")
    }
    stage.edit()
    #expect(words() == nil, "none is made")
    stage.resign()
    let screen = try #require(stage.app.topScreen)
    stage.device.perform { screen.useKeyboardGuide() }
    stage.edit()
    let top = KeyboardMonitor.shared.state.frame.minY
    #expect(words() == "top at \(Wording.points(top)), like the frame")
    stage.resign()
    #expect(words() == nil, "without a keyboard there is nothing to compare")
  }

  @Test("a long press copies a value or the report")
  func copying() throws {
    let stage = HUDStage()
    stage.edit()
    var said: [String] = []
    UIAccessibility.onPost = { _, argument in said.append(argument as? String ?? "") }
    var pasted: String? { UIPasteboard.general.string }
    stage.select(.keyboard)
    let cell = try #require(stage.cells.first)
    UIPasteboard.general.string = "the tester's"
    stage.device.tap(cell)
    #expect(pasted == "the tester's")
    func press(_ view: UIView) {
      stage.device.tap(at: center(of: view), duration: 0.7)
      #expect((view.layer.presentation()?.backgroundColor?.alpha ?? 0) > 0, "it flashes")
    }
    press(cell)
    #expect(pasted == "docked")
    press(stage.head)
    let report = try #require(pasted)
    #expect(report.hasPrefix("First responder: UITextField \"guest-1-email\""))
    // A long press on a button copies nothing, and the button still collapses the card.
    stage.device.tap(at: center(of: try stage.control("Collapse")), duration: 0.8)
    #expect(pasted == report && stage.panel.isCollapsed)
    stage.tap(stage.panel)
    stage.select(.chain)
    let hop = stage.cells[1]
    stage.device.tap(hop)
    #expect(try pasted == report && stage.overlay().hoppedRect != nil)
    press(hop)
    #expect(pasted == hop.row?.value)
    try stage.voiceOver("Copy", of: cell)
    #expect(said == ["Copied", "Copied", "Copied", "Copied"])
    for view in [stage.head, cell] as [UIView] {
      #expect(view.backgroundColor?.cgColor.alpha == 0, "the flash has faded")
    }
  }

  private func center(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: view.window)
  }

  // MARK: The log

  @Test("the log shows one kind, and stands still while it is paused")
  func timeline() throws {
    let stage = HUDStage()
    stage.edit()
    stage.select(.timeline)
    func titles() -> [String] {
      stage.titles.dropFirst(3).map {
        $0.replacingOccurrences(of: " · tap for the stack", with: "")
      }
    }
    #expect(titles().contains { $0.hasSuffix("keyboard") })
    try stage.perform(.nextFilter)
    #expect(!titles().isEmpty && titles().allSatisfy { $0.hasSuffix("focus") })
    try stage.perform(.pause)
    let before = titles()
    stage.edit("guest-1-name")
    #expect(titles() == before)
    try stage.perform(.pause)
    #expect(titles().count > before.count)
    for _ in HUDTimeline.Filter.allCases.dropFirst() { try stage.perform(.nextFilter) }
    #expect(titles().contains { $0.hasSuffix("keyboard") })
  }

  private static let other = ResponderIdentity(className: "UITextView", identifier: "other")
  private static let resigned = JournalEntry.Event.resign(
    ResignRecord(responder: other, isForced: false, didResign: true))

  @Test("each choice in the log is new once")
  func choices() {
    HUDStage.end()
    let (timeline, recorder) = (HUDTimeline(), HUDController.shared.recorder)
    recorder.start()
    for _ in 0...HUDTimeline.length { recorder.record(Self.resigned) }
    func isNew() -> Bool { timeline.read(recorder) }
    #expect(isNew() && !isNew() && timeline.log.entries.count == 12)
    timeline.unfold(at: 1)
    #expect(isNew() && !isNew() && timeline.log.unfolded == 1)
    timeline.log.isPaused.toggle()
    #expect(isNew() && !isNew() && timeline.log.isPaused)
    timeline.narrow(to: ResponderIdentity(className: "UITextField"))
    #expect(isNew() && !isNew() && !timeline.log.isPaused && timeline.log.subject != nil)
    timeline.log.isPaused.toggle()
    timeline.showNextKind()
    #expect(isNew() && !isNew() && !timeline.log.isPaused && timeline.log.filter == .focus)
  }

  @Test("the log of one responder, and the call stack of a change")
  func search() throws {
    CallStack.forget()
    CallStack.symbolizer = { _ in "$s5Login4ViewC4focusyyF" }
    let stage = HUDStage()
    stage.edit("guest-1-name")
    stage.edit("guest-1-email")
    stage.select(.timeline)
    func entries() -> [HUDRow] { stage.rows.filter { $0.title.contains(" s · ") } }
    #expect(entries().contains { !$0.value.contains("guest-1-email") })
    let decision = GeometryRecord(
      responder: Self.other, rect: stage.frame, window: stage.app.bounds.size, obscuredBy: nil
    ).decision
    stage.device.perform {
      let recorder = HUDController.shared.recorder
      recorder.record(
        .dismissal(
          DismissalRecord(scrollView: Self.other, responder: Self.other, decision: decision)))
      recorder.record(Self.resigned)
    }
    try stage.perform(.narrow)
    #expect(
      !entries().isEmpty && entries().allSatisfy { $0.textToCopy.contains("guest-1-email") },
      "\(entries())")
    try stage.perform(.narrow)
    #expect(entries().contains { !$0.value.contains("guest-1-email") })
    let folded = try #require(
      entries().first { row in
        if case .unfold = row.action { true } else { false }
      })
    #expect(folded.value != folded.textToCopy && folded.title.hasSuffix("tap for the stack"))
    let action = try #require(folded.action)
    for value in [folded.textToCopy, folded.value] {
      try stage.perform(action)
      #expect(stage.rows.contains { $0.action == action && $0.value == value })
    }
  }
}
