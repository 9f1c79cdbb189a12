import DebugHostScreens
import Foundation
import HeadlessDriver
import Testing
import UIKit

@testable import ResponderCore
@testable import ResponderScope

@MainActor @Suite("Mistakes announce themselves", .serialized, .leavesNoHUD)
struct HUDNoticeTests {
  @Test("each kind is announced once; the list has the last of each")
  func desk() {
    let desk = ShownDiagnoses()
    var lines: [String] = []
    func step(_ name: String, _ run: (ShownDiagnoses) -> Bool? = { _ in nil }) {
      let before = desk.changeCount
      let isAnnounced = run(desk) == true
      let news = desk.changeCount > before ? "new" : "old"
      let (listed, muted) = (desk.listed.map(\.id.rawValue), desk.muted.map(\.rawValue).sorted())
      lines.append(
        "\(name): \(isAnnounced ? "announced" : news), pill \(desk.notice?.id.rawValue ?? "empty"), "
          + "\(listed.joined(separator: " ")) | \(muted.joined(separator: " "))")
    }
    func note(_ id: Diagnosis.ID, announces: Bool = true) {
      step("note") { $0.note(HUDStage.diagnosis(id), announces: announces) }
    }
    func act(_ name: String, _ run: (ShownDiagnoses) -> Void) {
      step(name) {
        run($0)
        return nil
      }
    }
    for id in [Diagnosis.ID.doubleLift, .doubleLift, .resignRefused] { note(id) }
    act("mute lift") { $0.mute(.doubleLift) }
    for id in [Diagnosis.ID.doubleLift, .duplicateTag] { note(id) }
    act("mute tag") { $0.mute(.duplicateTag) }
    note(.insetNotRestored)
    act("acknowledge") { $0.acknowledge() }
    act("acknowledge") { $0.acknowledge() }
    act("unmute") { $0.unmute() }
    note(.doubleLift)
    note(.orphanAtRest, announces: false)
    note(.fieldBehindKeyboard)
    act("clear") { $0.clear() }
    note(.resignRefused)
    #expect(
      lines == [
        "note: announced, pill doubleLift, doubleLift | ",
        "note: new, pill doubleLift, doubleLift | ",
        "note: announced, pill resignRefused, resignRefused doubleLift | ",
        "mute lift: new, pill resignRefused, resignRefused | doubleLift",
        "note: old, pill resignRefused, resignRefused | doubleLift",
        "note: announced, pill duplicateTag, duplicateTag resignRefused | doubleLift",
        "mute tag: new, pill empty, resignRefused | doubleLift duplicateTag",
        "note: announced, pill insetNotRestored, insetNotRestored resignRefused | doubleLift duplicateTag",
        "acknowledge: new, pill empty, insetNotRestored resignRefused | doubleLift duplicateTag",
        "acknowledge: old, pill empty, insetNotRestored resignRefused | doubleLift duplicateTag",
        "unmute: new, pill empty, insetNotRestored resignRefused | ",
        "note: new, pill empty, doubleLift insetNotRestored resignRefused | ",
        "note: announced, pill empty, orphanAtRest doubleLift insetNotRestored resignRefused | ",
        "note: announced, pill fieldBehindKeyboard, fieldBehindKeyboard orphanAtRest doubleLift insetNotRestored resignRefused | ",
        "clear: new, pill empty,  | ",
        "note: new, pill empty, resignRefused | ",
      ])
  }

  @Test("a kind noted only while it was muted is announced later")
  func unmuted() {
    let desk = ShownDiagnoses()
    desk.mute(.resignRefused)
    #expect(!desk.note(HUDStage.diagnosis(.resignRefused)))
    desk.unmute()
    #expect(desk.note(HUDStage.diagnosis(.resignRefused)))
  }

  // MARK: The pill

  /// A kind of the severity `note`.
  private static let note = Diagnosis.ID.allCases.first {
    HUDStage.diagnosis($0).severity == .note
  }

  @Test("the pill names a mistake, VoiceOver says it, a tap opens it")
  func pill() throws {
    let stage = HUDStage.installed()
    var said: [String] = []
    UIAccessibility.onPost = { _, argument in said.append(argument as? String ?? "") }
    // A note brings up nothing.
    stage.report(try #require(Self.note))
    #expect(HUDController.shared.panel(in: stage.device.scene) == nil)
    #expect(ResponderHUD.diagnoses.count == 1)
    stage.report(.doubleLift)
    // The card was open before. A mistake nevertheless brings up the pill, and takes no focus.
    #expect(stage.panel.isCollapsed && stage.app.isKeyWindow)
    #expect(stage.panel.pill.word.text == "doubleLift")
    // VoiceOver says neither a note nor the mistake again.
    stage.report(try #require(Self.note))
    stage.report(.doubleLift)
    #expect(said == ["ResponderScope: doubleLift"])
    stage.tap(stage.panel.pill)
    #expect(!stage.panel.isCollapsed && stage.panel.card.section == .diagnoses)
    #expect(stage.headline == "doubleLift" && stage.head.name.text == "Now: no first responder")
    #expect(stage.rows.prefix(2).map(\.value) == ["A sentence.", "A fix."])
    // The developer has seen the mistake, so the HUD does not name it again.
    stage.device.perform { ResponderHUD.hide() }
    stage.report(.doubleLift)
    #expect(!HUDController.shared.isShown)
    #expect(said.count == 1)
    #expect(ResponderHUD.diagnoses.count == 5)
  }

  @Test("a mistake stays news until its section of the card is shown")
  func section() {
    let stage = HUDStage.installed()
    stage.device.perform { ResponderHUD.show() }
    stage.select(.timeline)
    stage.report(.doubleLift)
    #expect(!stage.panel.isCollapsed && HUDController.shared.desk.notice?.id == .doubleLift)
    stage.select(.diagnoses)
    #expect(HUDController.shared.desk.notice == nil)
  }

  @Test("closed unseen it stays closed, also when a shake shows the HUD")
  func closed() {
    let stage = HUDStage.installed()
    stage.report(.doubleLift)
    stage.device.perform { ResponderHUD.hide() }
    stage.device.shake()
    stage.device.settle()
    #expect(!stage.panel.isCollapsed && stage.panel.pill.word.text != "doubleLift")
    stage.device.shake()
    #expect(!HUDController.shared.isShown)
  }

  @Test("inside of the app's own call nothing is shown yet, or again", arguments: [false, true])
  func later(closes: Bool) {
    let stage = HUDStage.installed()
    if closes { stage.device.perform { ResponderHUD.show() } }
    stage.device.turn {
      ResponderHUD.report(HUDStage.diagnosis())
      if closes { ResponderHUD.hide() }
      #expect(!HUDController.shared.isShown)
    }
    #expect(HUDController.shared.isShown == !closes)
  }

  @Test("no pill where the app does not want it")
  func unwanted() {
    let stage = HUDStage.installed()
    ResponderHUD.showsDiagnoses = false
    stage.report(.doubleLift)
    #expect(!HUDController.shared.isShown && ResponderHUD.diagnoses.count == 1)
    HUDStage.end()
    #expect(ResponderHUD.showsDiagnoses)
    // install() leaves the app's own choice.
    ResponderHUD.showsDiagnoses = false
    ResponderHUD.install()
    #expect(!ResponderHUD.showsDiagnoses)
    HUDStage.end()
    withEnvironment("RESPONDER_HUD", "quiet") { ResponderHUD.install() }
    #expect(!ResponderHUD.showsDiagnoses)
  }

  @Test("no pill where the HUD is not installed")
  func uninstalled() {
    let stage = HUDStage(showsHUD: false)
    DiagnosisLog.sink = { _ in }
    #expect(ResponderHUD.diagnoses { ResponderHUD.report(HUDStage.diagnosis()) }.count == 1)
    #expect(!HUDController.shared.isShown)
    stage.device.perform { ResponderHUD.show() }
    stage.device.perform { ResponderHUD.hide() }
    stage.report(.resignRefused)
    #expect(!HUDController.shared.isShown)
  }

  // MARK: The card

  @Test("muted, cleared and unmuted on the card")
  func buttons() throws {
    let stage = HUDStage()
    DiagnosisLog.sink = { _ in }
    stage.report(.doubleLift, .resignRefused)
    stage.select(.diagnoses)
    try stage.perform(.mute(.resignRefused))
    #expect(stage.headline == "doubleLift" && stage.titles.contains("1 muted until relaunch"))
    try stage.perform(.clearDiagnoses)
    #expect(stage.headline != "doubleLift" && stage.panel.card.section == .timeline)
    #expect(ResponderHUD.diagnoses.count == 2)
    // The badge has disappeared with the last diagnosis. The developer can still unmute in the log.
    try stage.perform(.unmute)
    stage.report(.resignRefused)
    #expect(HUDController.shared.desk.listed.map(\.id) == [.resignRefused])
  }

  @Test("a choice is shown in its own turn")
  func atOnce() {
    let stage = HUDStage()
    DiagnosisLog.sink = { _ in }
    stage.report(.doubleLift, .resignRefused)
    stage.select(.diagnoses)
    #expect(stage.headline == "resignRefused")
    // After this look, the next one would have to wait for a quarter of a second.
    stage.device.advance(by: 1)
    stage.device.perform {}
    stage.device.perform { HUDController.shared.desk.mute(.resignRefused) }
    #expect(stage.headline == "doubleLift")
  }

  @Test("with an asynchronous body, the time that a mistake needs passes")
  func asynchronous() async {
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
