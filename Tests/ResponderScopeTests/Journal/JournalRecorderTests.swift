import DebugHostScreens
import HeadlessDriver
import ResponderCore
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
}
