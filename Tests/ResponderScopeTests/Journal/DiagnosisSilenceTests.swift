import DebugHostScreens
import HeadlessDriver
import ResponderKit
import Testing
import UIKit

@testable import ResponderCore
@testable import ResponderScope

@MainActor @Suite("Mistakes that an app has ignored", .serialized)
struct DiagnosisSilenceTests {
  private func stage() -> HUDStage {
    let stage = HUDStage(memory: HUDMemory(isCollapsed: false), showsHUD: true)
    DiagnosisLog.sink = { _ in }
    stage.edit()
    return stage
  }

  private func end() {
    DiagnosisLog.sink = nil
    HUDStage.end()
  }

  private func report(_ ids: Diagnosis.ID..., on stage: HUDStage) {
    stage.device.perform {
      for id in ids {
        ResponderHUD.report(Diagnosis(id: id, sentence: "A sentence.", numbers: [], fix: "A fix."))
      }
    }
  }

  @Test("by scope: while the body runs and as long after it as a mistake needs, then no more")
  func scope() {
    defer { end() }
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
    let kept = ResponderHUD.journal.entries.filter { $0.kind == .diagnosis }
    #expect(kept.count == 2, "what is ignored is not in the journal")
  }

  @Test("a body that throws ends the silence; without a kind every one is ignored; scopes nest")
  func nested() throws {
    struct Failure: Error {}
    defer { end() }
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
    defer { end() }
    let stage = stage()
    await ResponderHUD.ignoring(.doubleLift, settling: 0) {
      await Task.yield()
      report(.doubleLift, on: stage)
    }
    #expect(ResponderHUD.diagnoses.isEmpty)
  }

  @Test(
    "by view: of a first responder that is it, is inside it or was last; not of another; not once it is gone"
  )
  func view() throws {
    defer { end() }
    let stage = stage()
    let field = try #require(UIResponder.current as? UITextField)
    let row = try #require(field.superview)
    ResponderHUD.ignore(.doubleLift, in: row)
    report(.doubleLift, .resignRefused, on: stage)
    #expect(ResponderHUD.diagnoses.map(\.id) == [.resignRefused])
    // Waits until a loss of the focus no longer counts as early.
    stage.device.advance(by: 5)
    stage.device.perform { _ = UIResponder.resignCurrent() }
    stage.device.settle()
    report(.doubleLift, on: stage)
    #expect(ResponderHUD.diagnoses.map(\.id) == [.resignRefused], "it was last")
    stage.edit("guest-1-name")
    report(.doubleLift, on: stage)
    #expect(ResponderHUD.diagnoses.count == 2)
  }

  @Test("by view: of the view that the mistake is about, wherever the first responder is")
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

  @Test("the HUD learns of each new rule, its end and each mistake; a rule ends with its view")
  func changes() {
    HUDStage.end()
    _ = Device.boot()
    var changes = 0
    let silence = DiagnosisSilence { changes += 1 }
    let mistake = Diagnosis(id: .doubleLift, sentence: "A sentence.", numbers: [], fix: "A fix.")
    silence.add([.doubleLift], about: nil)
    #expect(changes == 1)
    #expect(silence.takes(mistake, about: []) && changes == 2)
    let number = silence.begin([])
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
    defer { end() }
    let stage = stage()
    stage.select(.diagnoses)
    var ignored: String? {
      stage.panel.card.body.elements.compactMap { ($0 as? HUDRowView)?.row }
        .first { $0.title == "Ignored by the app" }?.value
    }
    #expect(ignored == nil)
    stage.device.perform { ResponderHUD.ignore(.doubleLift, .resignRefused) }
    stage.device.settle()
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
