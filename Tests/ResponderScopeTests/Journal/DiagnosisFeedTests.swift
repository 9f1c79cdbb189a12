import DebugHostScreens
import HeadlessDriver
import ResponderJournal
import ResponderKit
import TestSupport
import Testing
import UIKit

@testable import ResponderScope

@MainActor @Suite("Diagnoses while an app runs", .serialized, .leavesNoHUD)
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

  @MainActor
  private final class LogSpy {
    var lines: [String] = []
  }

  private func edit(_ identifier: String, on device: Device) {
    for window in device.windows {
      if let view = HUDStage.view(identifier, in: window) { device.tap(view) }
    }
    device.settle()
  }

  @Test("a mistake is once in the list, the log and the journal")
  func everywhere() throws {
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

  @Test("a test gets the mistakes found while its body runs")
  func assertion() {
    let (device, _) = boot(.unhandled)
    #expect(ResponderHUD.diagnoses { device.advance(by: 1) }.isEmpty)
    #expect(ResponderHUD.diagnoses { edit("act", on: device) }.map(\.id) == [.unhandledAction])
    #expect(ResponderHUD.diagnoses {}.isEmpty)
    #expect(ResponderHUD.diagnoses.count == 1)
  }

  @Test("only a mistake gets frames, for a quarter of a second")
  func frames() {
    let (device, _) = boot(.behindKeyboard, isMistaken: false)
    edit("name", on: device)
    #expect(device.isIdle)
    edit("name", on: boot(.behindKeyboard).device)
    #expect(ResponderHUD.diagnoses.map(\.id) == [.fieldBehindKeyboard])
    #expect(Device.boot().isIdle)
  }

  @Test("another part's diagnosis is kept, once the recorder has started")
  func reported() {
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

  @Test("turns without news read neither the fields' order nor the front")
  func turns() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let board = Board(frame: CGRect(x: 20, y: 60, width: 320, height: 44))
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 320, height: 44))
    // This field is in the keyboard's place. The keyboard hides when `board` becomes first
    // responder.
    let other = AskedField(frame: CGRect(x: 20, y: 600, width: 320, height: 244))
    for view in [board, field, other] { root.addSubview(view) }
    root.navigateFields()
    let device = Device.boot(view: root)
    ResponderHUD.install()
    for responder in [field, board] as [UIView] {
      device.turn { responder.becomeFirstResponder() }
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

  @Test("where no fields are navigated their order is not read")
  func noNavigation() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 320, height: 44))
    let other = AskedField(frame: CGRect(x: 20, y: 600, width: 320, height: 44))
    for view in [field, other] { root.addSubview(view) }
    let device = Device.boot(view: root)
    // While a software keyboard is up, the HUD looks for views that cover the field, so this device
    // has a hardware keyboard.
    device.keyboard.hasHardwareKeyboard = true
    ResponderHUD.install()
    device.settle()
    other.asked = 0
    device.turn { field.becomeFirstResponder() }
    device.advance(by: 1)
    #expect(other.asked == 0)
  }

  @Test("a scroll's samples: its changes, a few a second, its rest")
  func samples() {
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

  /// Boots a screen with a list, and edits a field in it.
  private func editInList() throws -> (device: Device, list: UIScrollView) {
    let (device, _) = boot(.refusal, isMistaken: false)
    edit("row-1", on: device)
    return (device, try #require((UIResponder.current as? UIView)?.enclosingScrollView))
  }

  /// Returns the phases of the samples after the first `count`, each once where it is repeated.
  private func phases(after count: Int) -> [ScrollSample.Phase] {
    HUDStage.samples.dropFirst(count).map(\.phase).reduce(into: []) { phases, phase in
      if phase != phases.last { phases.append(phase) }
    }
  }

  @Test("a scroll in code is one motion, despite turns without motion")
  func turnsBetweenFrames() throws {
    let (device, list) = try editInList()
    let before = HUDStage.samples.count
    device.perform { list.setContentOffset(CGPoint(x: 0, y: 200), animated: true) }
    for _ in 0..<120 {
      device.advance(by: 1.0 / 240)
      device.perform {}
    }
    #expect(phases(after: before) == [.programmatic, .atRest])
    #expect(HUDStage.samples.last?.geometry.contentOffset == list.contentOffset)
  }

  @Test("the end of a scroll in code waits for the next turn")
  func restOfScrollInCode() throws {
    let (device, list) = try editInList()
    let before = HUDStage.samples.count
    device.perform { list.contentOffset.y = 20 }
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

  @Test("the place of a first responder without input is not recorded")
  func noInput() {
    let (device, _) = boot(.refusal, isMistaken: false)
    let board = Board(frame: CGRect(x: 0, y: 300, width: 200, height: 100))
    device.windows[0].rootViewController?.view.addSubview(board)
    let before = HUDStage.count(.geometry)
    device.turn { board.becomeFirstResponder() }
    #expect(UIResponder.current === board && HUDStage.count(.geometry) == before)
    edit("row-1", on: device)
    #expect(HUDStage.count(.geometry) > before)
  }
}
