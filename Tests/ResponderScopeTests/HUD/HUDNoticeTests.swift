import DebugHostScreens
import Foundation
import HeadlessDriver
import Testing
import UIKit

@testable import ResponderCore
@testable import ResponderScope

/// Tests that the HUD announces a mistake once, without disturbing the app, and only if the
/// developer wants it.
@MainActor @Suite("Mistakes announce themselves", .serialized)
struct HUDNoticeTests {
  private static func diagnosis(_ id: Diagnosis.ID) -> Diagnosis {
    Diagnosis(id: id, sentence: "A sentence.", numbers: [], fix: "A fix.")
  }

  @Test("each kind is announced once in a launch; the list has the last of each kind, newest first")
  func desk() {
    let desk = DiagnosisDesk()
    #expect(desk.note(Self.diagnosis(.doubleLift)))
    #expect(!desk.note(Self.diagnosis(.doubleLift)))
    #expect(desk.note(Self.diagnosis(.resignRefused)))
    #expect(desk.notice?.id == .resignRefused)
    #expect(desk.listed.map(\.id) == [.resignRefused, .doubleLift])
    desk.acknowledge()
    #expect(desk.notice == nil && desk.listed.count == 2)
    desk.mute(.doubleLift)
    #expect(desk.listed.map(\.id) == [.resignRefused] && desk.muted == [.doubleLift])
    #expect(!desk.note(Self.diagnosis(.doubleLift)))
    #expect(desk.listed.count == 1)
    desk.clear()
    #expect(desk.listed.isEmpty)
    // A cleared diagnosis is not muted. If it occurs again, it is listed, but not announced again.
    #expect(!desk.note(Self.diagnosis(.resignRefused)))
    #expect(desk.listed.count == 1 && desk.notice == nil)
    #expect(desk.note(Self.diagnosis(.insetNotRestored), announces: false) && desk.notice == nil)
  }

  @Test("the pill stops naming a mistake that is muted or cleared, and every change is noticed")
  func deskChanges() {
    let desk = DiagnosisDesk()
    var known = desk.changeCount
    func isNew() -> Bool {
      defer { known = desk.changeCount }
      return desk.changeCount > known
    }
    #expect(desk.note(Self.diagnosis(.doubleLift)) && isNew())
    desk.mute(.resignRefused)
    #expect(desk.notice?.id == .doubleLift && isNew())
    desk.mute(.doubleLift)
    #expect(desk.notice == nil && isNew())
    #expect(!desk.note(Self.diagnosis(.resignRefused)) && !isNew())
    desk.unmute()
    #expect(desk.muted.isEmpty && isNew())
    // A kind that was noted only while it was muted has not been announced yet.
    #expect(desk.note(Self.diagnosis(.resignRefused)) && isNew())
    #expect(desk.notice?.id == .resignRefused)
    desk.clear()
    #expect(desk.notice == nil && isNew())
    #expect(desk.note(Self.diagnosis(.insetNotRestored)) && isNew())
    desk.acknowledge()
    #expect(desk.notice == nil && isNew())
    desk.acknowledge()
    #expect(!isNew(), "there was nothing to acknowledge")
  }

  private func installed(_ change: () -> Void = {}) -> HUDStage {
    let stage = HUDStage(showsHUD: false)
    DiagnosisLog.sink = { _ in }
    ResponderHUD.install()
    change()
    return stage
  }

  private func end() {
    DiagnosisLog.sink = nil
    HUDStage.end()
  }

  @Test("a note is listed, and brings up nothing")
  func note() {
    defer { end() }
    let stage = installed()
    stage.device.perform { ResponderHUD.report(Self.diagnosis(.predictionOverridden)) }
    stage.device.settle()
    #expect(ResponderHUD.diagnoses.count == 1)
    #expect(HUDController.shared.panel(in: stage.device.scene) == nil)
  }

  @Test("a mistake stays news until its section of the card is shown")
  func section() {
    defer { end() }
    let stage = installed()
    stage.device.perform { ResponderHUD.show() }
    stage.device.settle()
    stage.device.perform { stage.panel.card.select(.timeline) }
    stage.device.perform { ResponderHUD.report(Self.diagnosis(.doubleLift)) }
    stage.device.settle()
    #expect(!stage.panel.isCollapsed && HUDController.shared.desk.notice?.id == .doubleLift)
    stage.device.perform { stage.panel.card.select(.diagnoses) }
    stage.device.settle()
    #expect(HUDController.shared.desk.notice == nil)
  }

  @Test("the pill comes up with its name, VoiceOver says it, a tap opens the card at it")
  func pill() throws {
    defer { end() }
    let stage = installed()
    var said: [String] = []
    UIAccessibility.onPost = { _, argument in said.append(argument as? String ?? "") }
    defer { UIAccessibility.onPost = nil }
    stage.device.perform { ResponderHUD.report(Self.diagnosis(.doubleLift)) }
    stage.device.settle()
    // The card was open before. A mistake nevertheless brings up the pill, and takes no focus.
    #expect(stage.panel.isCollapsed && stage.app.isKeyWindow)
    #expect(stage.panel.pill.word.text == "doubleLift")
    #expect(said == ["ResponderScope: doubleLift"])
    stage.device.tap(stage.panel.pill)
    stage.device.settle()
    #expect(!stage.panel.isCollapsed && stage.panel.card.section == .diagnoses)
    let labels = HUDStage.labels(in: stage.panel.card.body).compactMap(\.label.text)
    #expect(labels.contains("doubleLift") && labels.contains("A fix."))
    // The developer has seen the mistake, so the HUD does not name it again. Closing and shaking
    // work as usual.
    stage.device.perform { ResponderHUD.hide() }
    stage.device.perform { ResponderHUD.report(Self.diagnosis(.doubleLift)) }
    stage.device.settle()
    #expect(!HUDController.shared.isShown)
    #expect(said.count == 1)
    #expect(ResponderHUD.diagnoses.count == 2)
  }

  @Test(
    "closed unseen it stays closed; a shake that meets the pill opens it; the next shakes are as ever"
  )
  func closed() {
    defer { end() }
    let stage = installed()
    stage.device.perform { ResponderHUD.report(Self.diagnosis(.doubleLift)) }
    stage.device.settle()
    stage.device.perform { ResponderHUD.hide() }
    stage.device.shake()
    stage.device.settle()
    #expect(!stage.panel.isCollapsed && stage.panel.pill.word.text != "doubleLift")
    stage.device.shake()
    #expect(!HUDController.shared.isShown)
    stage.device.perform { ResponderHUD.report(Self.diagnosis(.resignRefused)) }
    stage.device.settle()
    #expect(stage.panel.isCollapsed)
    stage.device.shake()
    stage.device.settle()
    #expect(!stage.panel.isCollapsed && stage.panel.card.section == .diagnoses)
  }

  @Test("while the pill names a mistake, VoiceOver says neither a note nor the mistake again")
  func unsaid() {
    defer { end() }
    let stage = installed()
    var said: [String] = []
    UIAccessibility.onPost = { _, argument in said.append(argument as? String ?? "") }
    defer { UIAccessibility.onPost = nil }
    for id in [Diagnosis.ID.doubleLift, .predictionOverridden, .doubleLift] {
      stage.device.perform { ResponderHUD.report(Self.diagnosis(id)) }
      stage.device.settle()
    }
    #expect(said == ["ResponderScope: doubleLift"])
  }

  @Test("a HUD that the app closes in the turn of a mistake stays closed")
  func closedAtOnce() {
    defer { end() }
    let stage = installed()
    stage.device.perform { ResponderHUD.show() }
    stage.device.perform {
      ResponderHUD.report(Self.diagnosis(.doubleLift))
      ResponderHUD.hide()
    }
    stage.device.settle()
    #expect(!HUDController.shared.isShown)
  }

  @Test("inside of the app's own call nothing is shown yet")
  func later() {
    defer { end() }
    let stage = installed()
    stage.device.perform {
      ResponderHUD.report(Self.diagnosis(.doubleLift))
      #expect(!HUDController.shared.isShown)
    }
    stage.device.settle()
    #expect(HUDController.shared.isShown)
  }

  @Test("it stays away where it is not wanted or the HUD is not installed")
  func quiet() {
    defer { end() }
    var stage = installed { ResponderHUD.showsDiagnoses = false }
    stage.device.perform { ResponderHUD.report(Self.diagnosis(.doubleLift)) }
    stage.device.settle()
    #expect(!HUDController.shared.isShown && ResponderHUD.diagnoses.count == 1)
    HUDStage.end()
    #expect(ResponderHUD.showsDiagnoses)
    stage = HUDStage(showsHUD: false)
    #expect(ResponderHUD.diagnoses { ResponderHUD.report(Self.diagnosis(.doubleLift)) }.count == 1)
    #expect(!HUDController.shared.isShown)
    // Also after the HUD was shown without being installed.
    stage.device.perform { ResponderHUD.show() }
    stage.device.perform { ResponderHUD.hide() }
    stage.device.perform { ResponderHUD.report(Self.diagnosis(.resignRefused)) }
    stage.device.settle()
    #expect(!HUDController.shared.isShown)
  }

  @Test("install() makes a quiet launch quiet, and leaves the app's own choice")
  func installing() {
    defer { end() }
    _ = installed()
    HUDStage.end()
    ResponderHUD.showsDiagnoses = false
    ResponderHUD.install()
    #expect(!ResponderHUD.showsDiagnoses)
    HUDStage.end()
    setenv("RESPONDER_HUD", "quiet", 1)
    defer { unsetenv("RESPONDER_HUD") }
    ResponderHUD.install()
    #expect(!ResponderHUD.showsDiagnoses)
  }

  @Test(
    "call stacks are recorded unless a launch argument or the environment says no",
    arguments: [
      ([:], ["app"], true), (["RESPONDER_HUD_CALL_STACKS": "0"], ["app"], false),
      ([:], ["app", "-ResponderHUDCallStacks", "NO"], false),
      ([:], ["app", "-ResponderHUDCallStacks", "YES"], true),
    ] as [([String: String], [String], Bool)])
  func callStacks(environment: [String: String], arguments: [String], isWanted: Bool) {
    #expect(
      HUDSwitches.recordsCallStacks(environment: environment, arguments: arguments) == isWanted)
  }

  @Test(
    "quiet by launch argument or environment",
    arguments: [
      ([:], ["app"], false), (["RESPONDER_HUD": "quiet"], ["app"], true),
      (["RESPONDER_HUD": "1"], ["app"], false),
      (["XCTestConfigurationFilePath": "/x"], ["app"], true),
      ([:], ["app", "-ResponderHUDQuiet", "YES"], true),
    ] as [([String: String], [String], Bool)])
  func switches(environment: [String: String], arguments: [String], isQuiet: Bool) {
    #expect(HUDSwitches.isQuiet(environment: environment, arguments: arguments) == isQuiet)
    #expect(HUDSwitches.isEnabled(environment: environment, arguments: arguments))
  }

  @Test("muted and cleared on the card")
  func buttons() throws {
    defer { end() }
    let stage = HUDStage()
    DiagnosisLog.sink = { _ in }
    stage.device.perform {
      ResponderHUD.report(Self.diagnosis(.doubleLift))
      ResponderHUD.report(Self.diagnosis(.resignRefused))
    }
    stage.device.settle()
    stage.select(.diagnoses)
    func cell(_ action: HUDRow.Action) throws -> HUDRowView {
      try #require(
        stage.panel.card.body.elements.lazy.compactMap { $0 as? HUDRowView }
          .first { $0.row?.action == action })
    }
    stage.device.perform { try? cell(.mute(.resignRefused)).sendActions(for: .touchUpInside) }
    stage.device.settle()
    var titles = stage.panel.card.body.elements.compactMap(\.accessibilityLabel)
    #expect(titles.first == "doubleLift" && titles.contains("1 muted until relaunch"))
    stage.device.perform { try? cell(.clearDiagnoses).sendActions(for: .touchUpInside) }
    stage.device.settle()
    titles = stage.panel.card.body.elements.compactMap(\.accessibilityLabel)
    #expect(!titles.contains("doubleLift") && stage.panel.card.section == .timeline)
    #expect(ResponderHUD.diagnoses.count == 2)
    // The badge has disappeared with the last diagnosis. The developer can still unmute in the log.
    stage.device.perform { try? cell(.unmute).sendActions(for: .touchUpInside) }
    stage.device.perform { ResponderHUD.report(Self.diagnosis(.resignRefused)) }
    stage.device.settle()
    #expect(HUDController.shared.desk.listed.map(\.id) == [.resignRefused])
  }

  @Test("a choice in the list is shown in its own turn, also while nothing is edited")
  func atOnce() {
    defer { end() }
    let stage = HUDStage()
    DiagnosisLog.sink = { _ in }
    stage.device.perform {
      ResponderHUD.report(Self.diagnosis(.doubleLift))
      ResponderHUD.report(Self.diagnosis(.resignRefused))
    }
    stage.device.settle()
    stage.select(.diagnoses)
    func titles() -> [String] {
      stage.panel.card.body.elements.compactMap(\.accessibilityLabel)
    }
    #expect(titles().first == "resignRefused")
    // After this look, the next one would have to wait for a quarter of a second.
    stage.device.advance(by: 1)
    stage.device.perform {}
    stage.device.perform { HUDController.shared.desk.mute(.resignRefused) }
    #expect(titles().first == "doubleLift")
  }

  @Test("an asynchronous body: the time that a mistake of place needs passes by itself")
  func asynchronous() async {
    defer { end() }
    HUDStage.end()
    let device = Device.boot(root: DiagnosisScreen.behindKeyboard.makeController(isMistaken: true))
    device.settle()
    DiagnosisLog.sink = { _ in }
    let clock = Task { @MainActor in
      while !Task.isCancelled {
        device.advance(by: 0.1)
        await Task.yield()
      }
    }
    let found = await ResponderHUD.diagnoses(settling: 1.5) {
      if let field = HUDStage.view("name", in: device.windows[0]) { field.becomeFirstResponder() }
    }
    clock.cancel()
    #expect(found.map(\.id) == [.fieldBehindKeyboard])
  }
}
