import Foundation
import HeadlessDriver
import ResponderJournal
import Testing
import UIKit

@testable import ResponderScope

@MainActor @Suite("What the debugger's commands answer", .serialized, .leavesNoHUD)
struct ResponderDebuggerTests {
  private nonisolated static let usage = "Commands: current, "

  @Test(
    "before anything has happened, and for unknown commands",
    arguments: [
      ("journal", "The journal is empty: it starts at ResponderHUD.install()"),
      ("export", "The journal is empty: it starts at ResponderHUD.install()"),
      ("diagnose", "No mistakes found"), ("resign", "No first responder"),
      ("journal 0", usage), ("journal -1", usage), ("journal all", usage), ("journal 1 2", usage),
      ("hud show now", usage), ("hud hide now", usage), ("", usage),
    ])
  func nothing(command: String, answer: String) {
    HUDStage.end()
    _ = Device.boot(root: UIViewController())
    #expect(ResponderDebugger.answer(command).hasPrefix(answer))
    #expect(!HUDController.shared.isShown)
  }

  @Test("the HUD is shown and hidden, or switched off")
  func hud() {
    let stage = HUDStage(showsHUD: false)
    for (command, answer) in [("hud show", "HUD shown"), ("hud hide", "HUD hidden")] {
      #expect(ResponderDebugger.answer(command) == answer)
      let panel = HUDController.shared.panel(in: stage.device.scene)
      #expect((panel != nil) == (command == "hud show"))
    }
    withEnvironment("RESPONDER_HUD", "0") {
      #expect(
        ResponderDebugger.answer("hud show")
          == "HUD not shown: it is switched off by a launch argument or an environment variable")
    }
    #expect(!HUDController.shared.isShown)
  }

  @Test("the debugger names who resigns, and who refuses")
  func resign() throws {
    let stage = HUDStage(showsHUD: false)
    let field = try #require(stage.edit())
    #expect(ResponderDebugger.answer("resign") == "\(ResponderIdentity(field)) resigned")
    #expect(!field.isFirstResponder)
    let stubborn = stage.editNew(RefusingField())
    #expect(
      ResponderDebugger.answer("resign") == "\(ResponderIdentity(stubborn)) refused to resign")
    #expect(stubborn.isFirstResponder)
  }

  @Test("the journal's last lines, and each mistake with its fix")
  func something() {
    HUDStage.end()
    DiagnosisLog.sink = { _ in }
    let root = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 700, width: 320, height: 44))
    root.view.addSubview(field)
    let device = Device.boot(root: root)
    ResponderHUD.showsDiagnoses = false
    ResponderHUD.install()
    device.turn { field.becomeFirstResponder() }
    device.advance(by: 1)
    let lines = ResponderHUD.journal.entries.map(\.description)
    #expect(lines.count > 2)
    #expect(ResponderDebugger.answer("journal 2") == lines.suffix(2).joined(separator: "\n"))
    #expect(ResponderDebugger.answer("journal") == lines.suffix(20).joined(separator: "\n"))
    let fix = ResponderHUD.diagnoses.first?.fix ?? "none"
    #expect(ResponderDebugger.answer("diagnose").hasSuffix("\n  fix: \(fix)"))
  }
}
