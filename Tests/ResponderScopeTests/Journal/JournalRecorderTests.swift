import DebugHostScreens
import HeadlessDriver
import ResponderCore
import ResponderKit
import TestSupport
import Testing
import UIKit

@testable import ResponderScope

@MainActor @Suite("Journal and report of a session", .serialized)
struct JournalRecorderTests {
  private func play() -> (journal: Journal, report: String) {
    HUDController.shared.reset()
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

  @Test("holds focus, keyboard, drag end and dismissal, in order")
  func entries() {
    let kinds = play().journal.entries.map(\.kind)
    #expect(kinds.first == .keyboard || kinds.first == .focus)
    for kind in [JournalEntry.Kind.focus, .keyboard, .dragEnd, .dismissal, .resign] {
      #expect(kinds.contains(kind))
    }
    #expect(kinds.filter { $0 == .dismissal }.count == 1)
    let dragEnd = kinds.firstIndex(of: .dragEnd) ?? 0
    #expect(kinds.firstIndex(of: .dismissal) == dragEnd + 1)
  }

  @Test("reads back, and every decision comes out again")
  func replays() throws {
    let journal = play().journal
    let entries = try JournalReader.read(journal.jsonLines)
    #expect(entries == journal.entries)
    let replay = Replay(entries)
    #expect(replay.decisions >= 3)
    #expect(replay.firstDifference == nil)
  }

  @Test("text contents are nowhere in it (rule 8)")
  func secrets() {
    let (journal, report) = play()
    #expect(report.contains("UITextField"))
    #expect(!report.contains("hunter2"))
    #expect(!journal.jsonLines.contains("hunter2"))
  }

  @Test("the same session writes the same journal")
  func deterministic() {
    #expect(play().journal.jsonLines == play().journal.jsonLines)
  }

  @Test("a reset leaves nothing of the recording behind")
  func reset() {
    DiagnosisLog.sink = { _ in }
    defer { DiagnosisLog.sink = nil }
    HUDController.shared.reset()
    let recorder = HUDController.shared.recorder
    _ = Device.boot()
    ResponderHUD.install()
    recorder.onTurn = { _ in }
    recorder.report(Diagnosis(id: .duplicateTag, sentence: "Two.", numbers: [], fix: "One."))
    #expect(recorder.diagnosisCount == 1 && recorder.header().begun != nil)
    HUDController.shared.reset()
    #expect(recorder.diagnosisCount == 0 && recorder.header().begun == nil)
    #expect(recorder.onTurn == nil && recorder.onDiagnosis == nil)
  }

  @Test("a recording that begins while a field is edited knows the field, list and keyboard")
  func begunLate() throws {
    HUDController.shared.reset()
    defer { HUDController.shared.reset() }
    // The monitor learns of a keyboard only if it exists when the keyboard appears.
    _ = KeyboardMonitor.shared
    let list = UIScrollView()
    list.contentSize = CGSize(width: 390, height: 3_000)
    var field: UITextField? = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 44))
    field?.accessibilityIdentifier = "name"
    if let field { list.addSubview(field) }
    let device = Device.boot(view: list)
    device.perform { _ = field?.becomeFirstResponder() }
    device.settle()
    #expect(HUDController.shared.recorder.journal.entries.isEmpty)
    #expect(ResponderHUD.startRecording())
    device.drag(from: CGPoint(x: 370, y: 400), to: CGPoint(x: 370, y: 370), hold: 0.3)
    device.settle()
    // A finger that rests on the list drags nothing.
    device.tap(at: CGPoint(x: 370, y: 400), duration: 0.5)
    device.settle()
    let kinds = ResponderHUD.journal.entries.map(\.kind)
    #expect(kinds.contains(.scroll) && kinds.count { $0 == .dragEnd } == 1)
    device.perform {
      field?.removeFromSuperview()
      field = nil
    }
    device.settle()
    var (changes, keyboards): ([FocusChange], [KeyboardChange]) = ([], [])
    for entry in ResponderHUD.journal.entries {
      if case .focus(let change) = entry.event { changes.append(change) }
      if case .keyboard(let change) = entry.event { keyboards.append(change) }
    }
    #expect(changes.map(\.from?.identifier) == ["name"] && changes.first?.to == nil)
    #expect(keyboards.first?.before.placement == .docked)
  }

  @Test("the end of a slow drag, which a behaviour reports, is recorded once")
  func slowDrag() throws {
    defer { HUDStage.end() }
    let stage = HUDStage(showsHUD: false)
    #expect(ResponderHUD.startRecording())
    let field = try #require(stage.edit())
    stage.device.drag(from: CGPoint(x: 44, y: 470), to: CGPoint(x: 44, y: 450), hold: 0.3)
    stage.device.settle()
    #expect(field.isFirstResponder)
    #expect(ResponderHUD.journal.entries.count { $0.kind == .dragEnd } == 1)
  }

  @Test("a selection has a caret in a text field, which is at its end, and none in a text view")
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
    "journal, report and HUD tell an alert as what it is, and the field that comes back",
    .fact("T4.4.30"),
    .enabled(
      if: HeadlessChoices.initial.controllers.restoresFocus,
      "what an alert took is not given back (T4.4.19)"))
  func alert() throws {
    HUDController.shared.reset()
    defer { HUDController.shared.reset() }
    let (controller, field) = (UIViewController(), UITextField())
    field.frame = CGRect(x: 0, y: 100, width: 200, height: 40)
    field.accessibilityIdentifier = "name"
    controller.view.addSubview(field)
    let device = Device.boot(root: controller)
    ResponderHUD.install()
    device.perform { field.becomeFirstResponder() }
    device.settle()
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    device.perform { controller.present(alert, animated: true) }
    device.settle()
    #expect(
      ResponderHUD.report.contains(
        "an alert, UITextField \"name\" gets the focus back after the alert"))
    let rows = HUDState(snapshot: ResponderHUD.snapshot).rows(of: .responder)
    #expect(rows.contains { $0.title == "After the alert" })
    device.perform { alert.dismiss(animated: true) }
    device.settle()
    let name = ResponderIdentity(className: "UITextField", identifier: "name")
    let changes = ResponderHUD.journal.entries.compactMap { entry -> FocusChange? in
      if case .focus(let change) = entry.event { change } else { nil }
    }
    #expect(changes.map(\.to?.className) == ["UITextField", "UIAlertController", "UITextField"])
    #expect(changes.map(\.returning) == [nil, name, nil])
    #expect(!ResponderHUD.report.contains("alert"))
  }

  /// A control that says of itself whether it tracks a finger.
  private final class Tracking: UIControl {
    var tracks = true
    override var isTracking: Bool { tracks }
  }

  @Test("a control that tracks a finger is touched, also without a gesture recognizer")
  func touchedControl() {
    let control = Tracking()
    #expect(TouchedField.isTouched(control))
    control.tracks = false
    #expect(!TouchedField.isTouched(control) && !TouchedField.isTouched(UIView()))
  }
}
