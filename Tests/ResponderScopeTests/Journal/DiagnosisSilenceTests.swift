import HeadlessDriver
import Testing
import UIKit

@testable import ResponderScope

@MainActor @Suite("Mistakes that an app has ignored", .serialized, .leavesNoHUD)
struct DiagnosisSilenceTests {
  private func stage() -> HUDStage {
    let stage = HUDStage()
    DiagnosisLog.sink = { _ in }
    stage.edit()
    return stage
  }

  private func report(_ ids: Diagnosis.ID..., on stage: HUDStage) {
    stage.device.perform { for id in ids { ResponderHUD.report(HUDStage.diagnosis(id)) } }
  }

  @Test("by scope: while the body runs, and a while after it")
  func scope() {
    let stage = stage()
    let value = ResponderHUD.ignoring(.doubleLift, settling: 1) {
      report(.doubleLift, .resignRefused, on: stage)
      return 7
    }
    #expect(value == 7 && ResponderHUD.diagnoses.map(\.id) == [.resignRefused])
    stage.device.advance(by: 0.9)
    report(.doubleLift, on: stage)
    #expect(ResponderHUD.diagnoses.count == 1)
    stage.device.advance(by: 0.2)
    report(.doubleLift, on: stage)
    #expect(ResponderHUD.diagnoses.map(\.id) == [.resignRefused, .doubleLift])
    #expect(HUDStage.count(.diagnosis) == 2, "what is ignored is not in the journal")
  }

  @Test("scopes nest, ignore every kind without one, and end by throwing")
  func nested() throws {
    struct Failure: Error {}
    let stage = stage()
    #expect(throws: Failure.self) {
      try ResponderHUD.ignoring(settling: 0) { () throws(Failure) in
        ResponderHUD.ignoring(.doubleLift, settling: 0) { report(.doubleLift, on: stage) }
        report(.resignRefused, on: stage)
        throw Failure()
      }
    }
    #expect(ResponderHUD.diagnoses.isEmpty)
    report(.resignRefused, on: stage)
    #expect(ResponderHUD.diagnoses.count == 1)
  }

  @Test("a body may wait")
  func waits() async {
    let stage = stage()
    await ResponderHUD.ignoring(.doubleLift, settling: 0) {
      await Task.yield()
      report(.doubleLift, on: stage)
    }
    #expect(ResponderHUD.diagnoses.isEmpty)
  }

  @Test("by view: of the first responder inside it, now or last")
  func view() throws {
    let stage = stage()
    let field = try #require(UIResponder.current as? UITextField)
    let row = try #require(field.superview)
    ResponderHUD.ignore(.doubleLift, in: row)
    report(.doubleLift, .resignRefused, on: stage)
    #expect(ResponderHUD.diagnoses.map(\.id) == [.resignRefused])
    // Waits until a loss of the focus no longer counts as early.
    stage.device.advance(by: 5)
    stage.device.turn { _ = UIResponder.resignCurrent() }
    report(.doubleLift, on: stage)
    #expect(ResponderHUD.diagnoses.map(\.id) == [.resignRefused], "it was last")
    stage.edit("guest-1-name")
    report(.doubleLift, on: stage)
    #expect(ResponderHUD.diagnoses.count == 2)
  }

  @Test("by view: of the view that the mistake is about")
  func subject() throws {
    let app = CorpusApp()
    defer { app.end() }
    app.boot()
    let box = UIView(frame: app.view.bounds)
    app.view.addSubview(box)
    let (list, _) = app.list(in: box)
    app.onKeyboard { height, isUp in if isUp { list.contentInset.bottom = height } }
    ResponderHUD.ignore(.insetNotRestored, in: box)
    let field = app.field(100)
    app.focus(field)
    app.turn { field.resignFirstResponder() }
    app.rest()
    #expect(ResponderHUD.diagnoses.isEmpty)
    #expect(HUDController.shared.recorder.silence.count == 1)
  }

  @Test("each new rule, its end and each mistake is told")
  func changes() {
    _ = Device.boot()
    var changes = 0
    let silence = DiagnosisSilence { changes += 1 }
    silence.add([.doubleLift], about: nil)
    #expect(changes == 1)
    #expect(silence.takes(HUDStage.diagnosis(), about: []) && changes == 2)
    let number = silence.add([])
    #expect(changes == 3 && silence.ruleCount == 2)
    silence.end(number, after: 0)
    #expect(changes == 4 && silence.ruleCount == 1)
    var view: UIView? = UIView()
    silence.add([], about: view)
    #expect(silence.ruleCount == 2)
    view = nil
    #expect(silence.ruleCount == 1)
  }

  @Test("for the launch; the card says how many")
  func launch() {
    let stage = stage()
    stage.select(.diagnoses)
    var ignored: String? { stage.value("Ignored by the app") }
    #expect(ignored == nil)
    stage.device.turn { ResponderHUD.ignore(.doubleLift, .resignRefused) }
    #expect(ignored == "0, by 1 rule", "a rule is shown before it has ignored anything")
    report(.doubleLift, .resignRefused, .chainCycle, on: stage)
    stage.device.settle()
    #expect(ResponderHUD.diagnoses.map(\.id) == [.chainCycle])
    #expect(ignored == "2, by 1 rule")
    HUDController.shared.reset()
    ResponderHUD.show()
    report(.doubleLift, on: stage)
    #expect(ResponderHUD.diagnoses.map(\.id) == [.doubleLift])
  }
}
