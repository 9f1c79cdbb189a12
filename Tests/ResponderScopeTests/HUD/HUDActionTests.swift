import HeadlessDriver
import ResponderKit
import TestSupport
import Testing
import UIKit

@testable import ResponderCore
@testable import ResponderScope

@MainActor @Suite("What the card does", .serialized)
struct HUDActionTests {
  private final class Stubborn: UITextField {
    var refuses = true

    override func resignFirstResponder() -> Bool {
      refuses ? false : super.resignFirstResponder()
    }
  }

  private func cell(_ action: HUDRow.Action, on stage: HUDStage) throws -> HUDRowView {
    try #require(
      stage.panel.card.body.elements.lazy.compactMap { $0 as? HUDRowView }
        .first { $0.row?.action == action })
  }

  private func perform(_ action: HUDRow.Action, on stage: HUDStage) throws {
    let cell = try cell(action, on: stage)
    stage.device.perform { stage.panel.card.body.scrollRectToVisible(cell.frame, animated: false) }
    stage.device.tap(cell)
    stage.device.settle()
  }

  @Test("resigning; one that refuses is said to")
  func resign() throws {
    defer { HUDStage.end() }
    let stage = HUDStage()
    let field = try #require(stage.edit())
    stage.select(.responder)
    try perform(.resign, on: stage)
    #expect(!field.isFirstResponder)
    let stubborn = Stubborn(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    stage.device.perform {
      stage.app.rootViewController?.view.addSubview(stubborn)
      stubborn.becomeFirstResponder()
    }
    stage.device.settle()
    try perform(.resign, on: stage)
    #expect(try cell(.resign, on: stage).title.text == "Refused to resign")
    // The row shows the outcome for that first responder only.
    stubborn.refuses = false
    stage.edit()
    #expect(field.isFirstResponder)
    #expect(try cell(.resign, on: stage).title.text == "First responder")
  }

  /// A field that claims to have resigned, and has not.
  private final class Claiming: UITextField {
    override func resignFirstResponder() -> Bool { true }
  }

  @Test("an outcome is what has happened, whatever the responder answers")
  func outcomes() {
    defer { HUDStage.end() }
    let stage = HUDStage(showsHUD: false)
    let field = Claiming(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    stage.device.perform { stage.app.rootViewController?.view.addSubview(field) }
    #expect(ResponderDeed.resign(nil) == "Deallocated")
    #expect(ResponderDeed.resign(field) == "No longer first responder")
    stage.device.perform { _ = field.becomeFirstResponder() }
    #expect(ResponderDeed.resign(field) == "Refused to resign" && field.isFirstResponder)
  }

  @Test("scrolling to the field that is out of sight, and why it is")
  func scroll() throws {
    defer { HUDStage.end() }
    let stage = HUDStage()
    // The form's field would resign when it scrolls away, so this list has no behaviours of the
    // package.
    let list = UIScrollView(frame: stage.app.bounds)
    list.contentSize = CGSize(width: 390, height: 3000)
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 44))
    let controller = UIViewController()
    stage.device.perform {
      controller.view.addSubview(list)
      list.addSubview(field)
      stage.app.rootViewController = controller
      field.becomeFirstResponder()
    }
    stage.device.settle()
    stage.device.perform { list.contentOffset.y = 600 }
    stage.device.settle()
    #expect(stage.panel.card.head.headline.text == "Hidden above")
    stage.device.tap(stage.panel.card.head)
    stage.device.settle()
    #expect(stage.panel.card.section == .why)
    let words = HUDStage.labels(in: stage.panel.card.body).compactMap(\.label.text)
    #expect(words.contains("it is fully hidden above"), "\(words)")
    #expect(words.contains { $0.hasPrefix("scroll to offset (0, ") })
    stage.select(.responder)
    try perform(.scrollToVisible, on: stage)
    #expect(field.isFirstResponder && stage.panel.card.head.headline.text == "Visible")
    try perform(.scrollToVisible, on: stage)
    #expect(try cell(.scrollToVisible, on: stage).title.text == "Already visible")
    try perform(.explain, on: stage)
    #expect(stage.panel.card.section == .why)
    // A tap on the verdict returns to the numbers.
    stage.device.tap(stage.panel.card.head)
    #expect(stage.panel.card.section == .geometry)
  }

  @Test("the log shows one kind on request, and stands still while it is paused")
  func timeline() throws {
    defer { HUDStage.end() }
    let stage = HUDStage()
    stage.edit()
    stage.select(.timeline)
    func titles() -> [String] {
      stage.panel.card.body.elements.dropFirst(3).compactMap(\.accessibilityLabel)
        .map { $0.replacingOccurrences(of: " · tap for the stack", with: "") }
    }
    #expect(titles().contains { $0.hasSuffix("keyboard") })
    try perform(.nextFilter, on: stage)
    #expect(!titles().isEmpty && titles().allSatisfy { $0.hasSuffix("focus") })
    try perform(.pause, on: stage)
    let before = titles()
    stage.edit("guest-1-name")
    stage.device.settle()
    #expect(titles() == before)
    try perform(.pause, on: stage)
    #expect(titles().count > before.count)
    for _ in HUDTimeline.Filter.allCases.dropFirst() { try perform(.nextFilter, on: stage) }
    #expect(titles().contains { $0.hasSuffix("keyboard") })
  }

  @Test("the log has the last events, at most twelve; another kind of events ends a pause")
  func length() throws {
    defer { HUDStage.end() }
    let stage = HUDStage()
    stage.edit()
    stage.select(.timeline)
    let controller = HUDController.shared
    let other = ResponderIdentity(className: "UITextView", identifier: "other")
    stage.device.perform {
      for _ in 0...HUDTimeline.length {
        controller.recorder.record(
          .resign(ResignRecord(responder: other, isForced: false, didResign: true)))
      }
    }
    stage.device.settle()
    #expect(controller.timeline.entries.count == 12)
    try perform(.pause, on: stage)
    #expect(controller.timeline.isPaused)
    try perform(.nextFilter, on: stage)
    #expect(!controller.timeline.isPaused)
  }

  @Test("each choice in the log is shown once; another kind or responder ends a pause")
  func choices() {
    HUDStage.end()
    let (timeline, recorder) = (HUDTimeline(), HUDController.shared.recorder)
    func isNew() -> Bool { timeline.read(recorder) }
    #expect(isNew() && !isNew())
    timeline.unfold(at: 1)
    #expect(isNew() && !isNew() && timeline.unfolded == 1)
    timeline.pauseOrGoOn()
    #expect(isNew() && !isNew() && timeline.isPaused)
    timeline.narrow(to: ResponderIdentity(className: "UITextField"))
    #expect(isNew() && !isNew() && !timeline.isPaused && timeline.subject != nil)
    timeline.pauseOrGoOn()
    timeline.showNextKind()
    #expect(isNew() && !isNew() && !timeline.isPaused && timeline.filter == .focus)
  }

  @Test("another tool opens its screen for the shown responder in the card's scene")
  func explore() throws {
    defer {
      HUDExplorer.shared = nil
      HUDStage.end()
    }
    var opened: (responder: UIResponder?, scene: UIWindowScene?) = (nil, nil)
    HUDExplorer.shared = HUDExplorer(name: "FLEX") { opened = ($0, $1) }
    let stage = HUDStage()
    let field = try #require(stage.edit())
    stage.select(.responder)
    try perform(.explore, on: stage)
    #expect(opened.responder === field && opened.scene === stage.device.scene)
  }

  @Test(
    "the log of one responder on request; a tap on a change of focus shows its call stack, another folds it"
  )
  func search() throws {
    defer {
      HUDStage.end()
      CallStack.symbolizer = nil
      CallStack.forget()
    }
    CallStack.forget()
    CallStack.symbolizer = { _ in "$s5Login4ViewC4focusyyF" }
    let stage = HUDStage()
    stage.edit("guest-1-name")
    stage.edit("guest-1-email")
    stage.select(.timeline)
    func rows() -> [HUDRow] {
      stage.panel.card.body.elements.compactMap { ($0 as? HUDRowView)?.row }
    }
    func entries() -> [HUDRow] { rows().filter { $0.title.contains(" s · ") } }
    #expect(entries().contains { !$0.value.contains("guest-1-email") })
    let other = ResponderIdentity(className: "UITextView", identifier: "other")
    let decision = GeometryRecord(
      responder: other, rect: stage.frame, window: stage.app.bounds.size, obscuredBy: []
    ).decision
    stage.device.perform {
      let recorder = HUDController.shared.recorder
      recorder.record(
        .dismissal(DismissalRecord(scrollView: other, responder: other, decision: decision)))
      recorder.record(.resign(ResignRecord(responder: other, isForced: false, didResign: true)))
    }
    try perform(.narrow, on: stage)
    #expect(
      !entries().isEmpty && entries().allSatisfy { $0.textToCopy.contains("guest-1-email") },
      "\(entries())")
    try perform(.narrow, on: stage)
    #expect(entries().contains { !$0.value.contains("guest-1-email") })
    let folded = try #require(
      entries().first { row in
        if case .unfold = row.action { true } else { false }
      })
    #expect(folded.value != folded.textToCopy && folded.title.hasSuffix("tap for the stack"))
    let action = try #require(folded.action)
    try perform(action, on: stage)
    #expect(rows().contains { $0.action == action && $0.value == folded.textToCopy })
    try perform(action, on: stage)
    #expect(rows().contains { $0.action == action && $0.value == folded.value })
  }

  @Test("what the tab key has moved to is named where it is no first responder", .fact("T4.4.34"))
  func focus() throws {
    defer {
      HUDStage.end()
      _ = Device.boot()
    }
    let stage = HUDStage(Device.Setup(model: .iPad11))
    stage.device.keyboard.hasHardwareKeyboard = true
    let field = try #require(stage.edit("guest-1-name"))
    stage.select(.responder)
    func focused() -> String? {
      stage.panel.card.body.elements.first { $0.accessibilityLabel == "Keyboard focus" }?
        .accessibilityValue
    }
    #expect(focused() == nil && field.isFirstResponder)
    stage.device.perform { _ = UIResponder.resignCurrent() }
    stage.device.press(key: "\t")
    stage.edit("guest-1-email")
    stage.device.settle()
    var focusedView: UIView? { stage.device.scene.focusSystem?.focusedItem as? UIView }
    #expect(focused() == focusedView.map { ResponderIdentity($0).description })
    for _ in 1...30 where !(focusedView is UITextField) { stage.device.press(key: "\t") }
    let item = try #require(focusedView as? UITextField)
    stage.device.perform { item.becomeFirstResponder() }
    stage.device.settle()
    #expect(focusedView === item && item.isFirstResponder && focused() == nil)
  }

  @Test("VoiceOver moves, collapses and closes without a drag")
  func voiceOver() throws {
    defer { HUDStage.end() }
    let stage = HUDStage()
    func perform(_ name: String, of view: UIView) throws {
      let action = try #require(view.accessibilityCustomActions?.first { $0.name == name })
      stage.device.perform { #expect(action.actionHandler?(action) == true) }
      stage.device.settle()
    }
    let head = stage.panel.card.head
    let right = stage.frame
    try perform("Move to the other side", of: head)
    #expect(stage.frame.minX == 8 && right.minX > 8)
    try perform("Move to the top", of: head)
    #expect(stage.frame.minY < 120)
    try perform("Move to the bottom", of: head)
    #expect(stage.frame.maxY > 780)
    try perform("Collapse", of: head)
    #expect(stage.panel.isCollapsed)
    try perform("Close", of: stage.panel.pill)
    #expect(!HUDController.shared.isShown)
  }

  @Test("users of large text sizes get the large content viewer for tabs")
  func large() {
    defer { HUDStage.end() }
    let stage = HUDStage()
    let tabs = stage.panel.card.accessibilityElements?.compactMap { $0 as? UIControl }
      .filter(\.showsLargeContentViewer)
    #expect(tabs?.map(\.largeContentTitle) == HUDSection.tabs.map(\.title))
    #expect(
      tabs?.first?.superview?.interactions.contains { $0 is UILargeContentViewerInteraction }
        == true)
  }
}
