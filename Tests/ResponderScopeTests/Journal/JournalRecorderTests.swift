import DebugHostScreens
import HeadlessDriver
import ResponderJournal
import ResponderKit
import TestSupport
import Testing
import UIKit

@testable import ResponderScope

@MainActor @Suite("Journal and report of a session", .serialized, .leavesNoHUD)
struct JournalRecorderTests {
  private func play() -> (journal: Journal, report: String) {
    let device = Device.boot(root: DemoScreen.form.makeController())
    device.settle()
    ResponderHUD.install()
    device.tap(at: CGPoint(x: 200, y: 260))
    device.settle()
    device.type("s3cret-hunter2")
    device.settle()
    let report = ResponderHUD.report
    device.fling(from: CGPoint(x: 30, y: 480), velocity: CGPoint(x: 0, y: -3), duration: 0.08)
    device.settle()
    let journal = ResponderHUD.journal
    HUDController.shared.reset()
    return (journal, report)
  }

  @Test("a session's journal: in order, replayed, without text, and the same again")
  func session() throws {
    let (journal, report) = play()
    let kinds = journal.entries.map(\.kind)
    #expect(kinds.first == .keyboard || kinds.first == .focus)
    #expect(Set(kinds).isSuperset(of: [.focus, .keyboard, .dragEnd, .dismissal, .resign]))
    #expect(kinds.count { $0 == .dismissal } == 1 && kinds.count { $0 == .dragEnd } == 1)
    #expect(kinds.firstIndex(of: .dismissal) == kinds.firstIndex(of: .dragEnd).map { $0 + 1 })
    let entries = try JournalReader.read(journal.jsonLines)
    #expect(entries == journal.entries)
    #expect(Replay(entries).decisions >= 3 && Replay(entries).firstDifference == nil)
    // No text contents.
    #expect(report.contains("UITextField") && !report.contains("hunter2"))
    #expect(!journal.jsonLines.contains("hunter2"))
    #expect(play().journal.jsonLines == journal.jsonLines)
  }

  @Test("a reset leaves nothing of the recording behind")
  func reset() {
    DiagnosisLog.sink = { _ in }
    let recorder = HUDController.shared.recorder
    _ = Device.boot()
    ResponderHUD.install()
    recorder.report(Diagnosis(id: .duplicateTag, sentence: "Two.", numbers: [], fix: "One."))
    #expect(recorder.diagnosisCount == 1 && recorder.header().begun != nil)
    HUDController.shared.reset()
    #expect(recorder.diagnosisCount == 0 && recorder.header().begun == nil)
    #expect(recorder.onDiagnosis == nil)
  }

  @Test("a recording begun late knows the field, list and keyboard")
  func begunLate() throws {
    // The monitor learns of a keyboard only if it exists when the keyboard appears.
    _ = KeyboardMonitor.shared
    let list = UIScrollView()
    list.contentSize = CGSize(width: 390, height: 3_000)
    var field: UITextField? = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 44))
    field?.accessibilityIdentifier = "name"
    if let field { list.addSubview(field) }
    let device = Device.boot(view: list)
    device.turn { _ = field?.becomeFirstResponder() }
    #expect(HUDController.shared.recorder.journal.entries.isEmpty)
    #expect(ResponderHUD.startRecording())
    device.drag(from: CGPoint(x: 370, y: 400), to: CGPoint(x: 370, y: 370), hold: 0.3)
    device.settle()
    // A finger that rests on the list drags nothing.
    device.tap(at: CGPoint(x: 370, y: 400), duration: 0.5)
    device.settle()
    let kinds = ResponderHUD.journal.entries.map(\.kind)
    #expect(kinds.contains(.scroll) && kinds.count { $0 == .dragEnd } == 1)
    device.turn {
      field?.removeFromSuperview()
      field = nil
    }
    let changes = HUDStage.focusChanges
    #expect(changes.map(\.from?.identifier) == ["name"] && changes.first?.to == nil)
    let keyboards = HUDStage.recorded { if case .keyboard(let change) = $0 { change } else { nil } }
    #expect(keyboards.first?.before.placement == .docked)
  }

  @Test("the end of a slow drag is recorded once")
  func slowDrag() throws {
    let stage = HUDStage(showsHUD: false)
    #expect(ResponderHUD.startRecording())
    let field = try #require(stage.edit())
    stage.device.drag(from: CGPoint(x: 44, y: 470), to: CGPoint(x: 44, y: 450), hold: 0.3)
    stage.device.settle()
    #expect(field.isFirstResponder)
    #expect(HUDStage.count(.dragEnd) == 1)
  }

  @Test("a selection has a caret only in a field")
  func carets() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
    let text = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))
    field.text = "two words"
    text.text = "two words"
    let device = Device.boot(view: root)
    device.perform {
      root.addSubview(field)
      root.addSubview(text)
      field.becomeFirstResponder()
    }
    let (start, end) = (field.beginningOfDocument, field.endOfDocument)
    field.selectedTextRange = field.textRange(from: end, to: end)
    let caret = GeometryRecord.caretRect(of: field)
    field.selectedTextRange = field.textRange(from: start, to: end)
    #expect(caret != nil && GeometryRecord.caretRect(of: field) == caret)
    device.perform { _ = text.becomeFirstResponder() }
    text.selectedRange = NSRange(location: 9, length: 0)
    #expect(GeometryRecord.caretRect(of: text) != nil)
    text.selectedRange = NSRange(location: 0, length: 9)
    #expect(GeometryRecord.caretRect(of: text) == nil)
  }

  @Test(
    "journal, report and HUD tell an alert and the field after it",
    .fact("T4.4.30"),
    .enabled(
      if: HeadlessChoices.initial.controllers.restoresFocus,
      "what an alert took is not given back (T4.4.19)"))
  func alert() throws {
    let (controller, field) = (UIViewController(), UITextField())
    field.frame = CGRect(x: 0, y: 100, width: 200, height: 40)
    field.accessibilityIdentifier = "name"
    controller.view.addSubview(field)
    let device = Device.boot(root: controller)
    ResponderHUD.install()
    device.turn { field.becomeFirstResponder() }
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    device.turn { controller.present(alert, animated: true) }
    #expect(
      ResponderHUD.report.contains(
        "an alert, UITextField \"name\" gets the focus back after the alert"))
    let rows = HUDState(snapshot: ResponderHUD.snapshot).rows(of: .responder)
    #expect(rows.contains { $0.title == "After the alert" })
    device.turn { alert.dismiss(animated: true) }
    let name = ResponderIdentity(className: "UITextField", identifier: "name")
    let changes = HUDStage.focusChanges
    #expect(changes.map(\.to?.className) == ["UITextField", "UIAlertController", "UITextField"])
    #expect(changes.map(\.returning) == [nil, name, nil])
    #expect(!ResponderHUD.report.contains("alert"))
  }

  /// A control that says of itself whether it tracks a finger.
  private final class Tracking: UIControl {
    var tracks = true
    override var isTracking: Bool { tracks }
  }

  @Test("a control that tracks a finger is touched")
  func touchedControl() {
    let control = Tracking()
    #expect(TouchedField.isTouched(control))
    control.tracks = false
    #expect(!TouchedField.isTouched(control) && !TouchedField.isTouched(UIView()))
  }
}
