import DebugHostScreens
import HeadlessDriver
import ResponderCore
import ResponderKit
import TestSupport
import Testing
import UIKit

@testable import ResponderScope

@MainActor @Suite("Diagnoses while an app runs", .serialized)
struct DiagnosisFeedTests {
  private func boot(
    _ screen: DiagnosisScreen, isMistaken: Bool = true
  ) -> (device: Device, log: LogSpy) {
    HUDController.shared.reset()
    let log = LogSpy()
    DiagnosisLog.sink = { log.lines.append($0) }
    let device = Device.boot(root: screen.makeController(isMistaken: isMistaken))
    ResponderHUD.install()
    device.settle()
    return (device, log)
  }

  private func end() {
    DiagnosisLog.sink = nil
    HUDController.shared.reset()
    _ = Device.boot()
  }

  @MainActor
  private final class LogSpy {
    var lines: [String] = []
  }

  private func edit(_ identifier: String, on device: Device) {
    for window in device.windows {
      if let view = find(identifier, in: window) { device.tap(view) }
    }
    device.settle()
  }

  private func find(_ identifier: String, in view: UIView) -> UIView? {
    if view.accessibilityIdentifier == identifier { return view }
    return view.subviews.lazy.compactMap { find(identifier, in: $0) }.first
  }

  @Test("a mistake is in the list, the log and the journal, once, with its evidence")
  func everywhere() throws {
    defer { end() }
    let (device, log) = boot(.behindKeyboard)
    var heard: [Diagnosis] = []
    HUDController.shared.recorder.onDiagnosis = { heard.append($0) }
    edit("name", on: device)
    device.advance(by: 3)
    let found = ResponderHUD.diagnoses
    #expect(found.map(\.id) == [.fieldBehindKeyboard])
    #expect(heard == found)
    let diagnosis = try #require(found.first)
    #expect(log.lines.count == 1)
    // Other people may read the log, so it contains identifiers only as hashes. The app may request
    // an export with identifiers in plain text.
    #expect(diagnosis.sentence.contains("\"name\""))
    #expect(log.lines.first?.contains("\"name\"") == false)
    let told = SharedNames.diagnosis(diagnosis)
    #expect(told != diagnosis && log.lines.first?.contains(told.sentence) == true)
    #expect(!ResponderHUD.exportJournal().contains("\"name\""))
    ResponderHUD.revealsIdentifiers = true
    defer { ResponderHUD.revealsIdentifiers = false }
    #expect(log.lines.first?.hasSuffix("(Diagnoses, fieldBehindKeyboard)") == true)
    let entries = try JournalReader.read(ResponderHUD.exportJournal())
    let kept = entries.compactMap { entry in
      if case .diagnosis(let diagnosis) = entry.event { diagnosis } else { nil as Diagnosis? }
    }
    // The export rounds the caret's place.
    #expect(kept.map(\.id) == [diagnosis.id] && kept.map(\.site) == [diagnosis.site])
    #expect(diagnosis.evidence?.diagnosis?.found(at: diagnosis.site) == diagnosis)
    #expect(Replay(entries).firstDifference == nil)
  }

  @Test("a test gets the mistakes that are found while its body runs, and only those")
  func assertion() {
    defer { end() }
    let (device, _) = boot(.unhandled)
    #expect(ResponderHUD.diagnoses { device.advance(by: 1) }.isEmpty)
    #expect(ResponderHUD.diagnoses { edit("act", on: device) }.map(\.id) == [.unhandledAction])
    #expect(ResponderHUD.diagnoses {}.isEmpty)
    #expect(ResponderHUD.diagnoses.count == 1)
  }

  @Test(
    "an app without a mistake gets no frame for its diagnoses, and a mistake a quarter of a second of them"
  )
  func frames() {
    defer { end() }
    let (device, _) = boot(.behindKeyboard, isMistaken: false)
    edit("name", on: device)
    #expect(device.isIdle)
    edit("name", on: boot(.behindKeyboard).device)
    #expect(ResponderHUD.diagnoses.map(\.id) == [.fieldBehindKeyboard])
    #expect(Device.boot().isIdle)
  }

  @Test("a diagnosis of another part is kept like the others; none before the recorder has started")
  func reported() {
    defer { end() }
    HUDController.shared.reset()
    let own = Diagnosis(id: .duplicateTag, sentence: "Two.", numbers: [], fix: "One.")
    ResponderHUD.report(own)
    HUDController.shared.recorder.record(.hud(HUDChange(isShown: true)))
    #expect(ResponderHUD.diagnoses.isEmpty && ResponderHUD.journal.entries.isEmpty)
    _ = boot(.orphan)
    ResponderHUD.report(own)
    #expect(ResponderHUD.diagnoses == [own])
    for _ in 0..<1_100 { HUDController.shared.recorder.report(own) }
    #expect(ResponderHUD.diagnoses.count == 1_000)
    #expect(ResponderHUD.diagnoses { ResponderHUD.report(own) } == [own])
  }

  @Test("no diagnosis, log line or export contains what the user typed (rule 8)")
  func secrets() {
    defer { end() }
    let (device, log) = boot(.orphan)
    edit("row-1", on: device)
    device.type("hunter2-s3cret")
    device.settle()
    edit("act", on: device)
    device.advance(by: 2)
    #expect(ResponderHUD.diagnoses.map(\.id) == [.orphanAtRest])
    let text = ResponderHUD.exportJournal() + log.lines.joined() + "\(ResponderHUD.diagnoses)"
    #expect(text.contains("row-1") && !text.contains("hunter2"))
  }

  @Test("a text view is judged by its caret's line, not by all of it")
  func textView() {
    defer { end() }
    HUDController.shared.reset()
    DiagnosisLog.sink = { _ in }
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    text.text = String(repeating: "A line\n", count: 100)
    let root = UIView()
    root.addSubview(text)
    let device = Device.boot(view: root)
    ResponderHUD.install()
    text.anchor(.firstResponder(margin: 8))
    text.selectedRange = NSRange(location: 0, length: 0)
    text.becomeFirstResponder()
    device.settle()
    device.advance(by: 1)
    #expect(ResponderHUD.diagnoses.isEmpty, "\(ResponderHUD.diagnoses)")
  }

  @Test(
    "a caret without a place or a height is no caret",
    arguments: [
      CGRect.null, .zero, CGRect(x: 20, y: 0, width: 2, height: 0),
      CGRect(x: CGFloat.nan, y: 0, width: 2, height: 20),
      CGRect(x: -CGFloat.infinity, y: 0, width: 2, height: 20),
      CGRect(x: 20, y: CGFloat.nan, width: 2, height: 20),
      CGRect(x: 20, y: CGFloat.infinity, width: 2, height: 20),
      CGRect(x: 20, y: 0, width: CGFloat.infinity, height: 20),
      CGRect(x: 20, y: 0, width: 2, height: CGFloat.infinity),
    ])
  func noCaret(caret: CGRect) {
    let editor = Editor()
    editor.caret = caret
    #expect(GeometryRecord.caretRect(of: editor) == nil)
    editor.caret = CGRect(x: 20, y: 0, width: 2, height: 20)
    #expect(GeometryRecord.caretRect(of: editor) == editor.caret)
  }

  @Test("turns in which nothing is new read neither the order of fields nor what is in front")
  func turns() {
    defer { end() }
    HUDController.shared.reset()
    let root = UIViewController()
    let board = Board(frame: CGRect(x: 20, y: 60, width: 320, height: 44))
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 320, height: 44))
    // This field is in the keyboard's place. The keyboard hides when `board` becomes first
    // responder.
    let other = AskedField(frame: CGRect(x: 20, y: 600, width: 320, height: 244))
    for view in [board, field, other] { root.view.addSubview(view) }
    root.view.navigateFields()
    let device = Device.boot(root: root)
    ResponderHUD.install()
    for responder in [field, board] as [UIView] {
      device.perform { responder.becomeFirstResponder() }
      device.settle()
      device.advance(by: 1)
    }
    other.asked = 0
    for _ in 0..<30 {
      device.perform {}
      device.advance(by: 0.1)
    }
    #expect(other.asked == 0)
    device.perform { board.resignFirstResponder() }
  }

  @Test("in an app that navigates no fields their order is not read")
  func noNavigation() {
    defer { end() }
    HUDController.shared.reset()
    let root = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 320, height: 44))
    let other = AskedField(frame: CGRect(x: 20, y: 600, width: 320, height: 44))
    for view in [field, other] { root.view.addSubview(view) }
    let device = Device.boot(root: root)
    // While a software keyboard is up, the HUD looks for views that cover the field, so this device
    // has a hardware keyboard.
    device.keyboard.hasHardwareKeyboard = true
    ResponderHUD.install()
    device.settle()
    other.asked = 0
    device.perform { field.becomeFirstResponder() }
    device.settle()
    device.advance(by: 1)
    #expect(other.asked == 0)
  }

  private final class Board: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test("scrolls are sampled at their changes and four times a second, and their rest")
  func samples() {
    defer { end() }
    let (device, _) = boot(.refusal, isMistaken: false)
    edit("row-1", on: device)
    device.fling(from: CGPoint(x: 372, y: 420), velocity: CGPoint(x: 0, y: -3), duration: 0.08)
    device.settle()
    let samples = ResponderHUD.journal.entries.compactMap { entry in
      if case .scroll(let sample) = entry.event { (entry.time, sample.phase) } else { nil }
    }
    #expect(samples.first?.1 == .dragging && samples.last?.1 == .atRest)
    #expect(samples.contains { $0.1 == .decelerating })
    for (one, next) in zip(samples, samples.dropFirst()) where one.1 == next.1 {
      #expect(next.0 - one.0 >= ScrollFollower.interval - 0.0001)
    }
  }

  /// Returns the scroll phases in the entries after the first `count`, without repetitions of the
  /// previous phase.
  private func phases(after count: Int) -> [ScrollSample.Phase] {
    ResponderHUD.journal.entries.dropFirst(count).reduce(into: []) { phases, entry in
      if case .scroll(let sample) = entry.event, sample.phase != phases.last {
        phases.append(sample.phase)
      }
    }
  }

  private func editedList() throws -> UIScrollView {
    var view = UIResponder.current as? UIView
    while let current = view, !(current is UIScrollView) { view = current.superview }
    return try #require(view as? UIScrollView)
  }

  @Test("a scroll in code is one motion, also where a frame has turns in which nothing moves")
  func turnsBetweenFrames() throws {
    defer { end() }
    let (device, _) = boot(.refusal, isMistaken: false)
    edit("row-1", on: device)
    let list = try editedList()
    let before = ResponderHUD.journal.entries.count
    device.perform { list.setContentOffset(CGPoint(x: 0, y: 200), animated: true) }
    for _ in 0..<120 {
      device.advance(by: 1.0 / 240)
      device.perform {}
    }
    #expect(phases(after: before) == [.programmatic, .atRest])
    let samples = ResponderHUD.journal.entries.compactMap { entry in
      if case .scroll(let sample) = entry.event { sample } else { nil }
    }
    #expect(samples.last?.geometry.contentOffset == list.contentOffset)
  }

  @Test("whether a scroll in code has ended is told by the next turn that comes; none is asked for")
  func restOfScrollInCode() throws {
    defer { end() }
    let (device, _) = boot(.refusal, isMistaken: false)
    edit("row-1", on: device)
    let list = try editedList()
    let before = ResponderHUD.journal.entries.count
    device.perform { list.contentOffset.y = 20 }
    let recorder = HUDController.shared.recorder
    #expect(recorder.sampledGeometry(of: list)?.contentOffset.y == 20)
    #expect(recorder.sampledGeometry(of: UIScrollView()) == nil, "the sample is of one list")
    device.advance(by: 2)
    let turns = HeadlessLoop.main.turnCount
    device.advance(by: 2)
    #expect(HeadlessLoop.main.turnCount == turns)
    device.perform {}
    #expect(phases(after: before) == [.programmatic, .atRest])
    // Two motions with a pause in between count as two.
    device.perform { list.contentOffset.y = 30 }
    device.advance(by: ScrollFollower.stillness + 0.01)
    device.perform {}
    device.perform { list.contentOffset.y = 40 }
    #expect(
      phases(after: before) == [.programmatic, .atRest, .programmatic, .atRest, .programmatic])
  }

  @Test("the place of a first responder that takes no input is not recorded")
  func noInput() {
    defer { end() }
    final class Canvas: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let (device, _) = boot(.refusal, isMistaken: false)
    func places() -> Int {
      ResponderHUD.journal.entries.count {
        if case .geometry = $0.event { true } else { false }
      }
    }
    let canvas = Canvas(frame: CGRect(x: 0, y: 300, width: 200, height: 100))
    device.windows[0].rootViewController?.view.addSubview(canvas)
    let before = places()
    device.perform { canvas.becomeFirstResponder() }
    device.settle()
    #expect(UIResponder.current === canvas && places() == before)
    edit("row-1", on: device)
    #expect(places() > before)
  }
}
