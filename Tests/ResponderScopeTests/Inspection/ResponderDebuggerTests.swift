import Foundation
import HeadlessDriver
import ResponderCore
import ResponderKit
import Testing
import UIKit

@testable import ResponderScope

@MainActor @Suite("What the debugger's commands answer", .serialized)
struct ResponderDebuggerTests {
  @Test(
    "before anything has happened they say so, and a command that does not exist gets the list",
    arguments: [
      ("journal", "The journal is empty: it starts at ResponderHUD.install()"),
      ("export", "The journal is empty: it starts at ResponderHUD.install()"),
      ("diagnose", "No mistakes found"), ("resign", "No first responder"),
      ("journal 0", "Commands: current, "), ("journal -1", "Commands: current, "),
      ("journal all", "Commands: current, "), ("journal 1 2", "Commands: current, "),
      ("", "Commands: current, "),
    ])
  func nothing(command: String, answer: String) {
    HUDStage.end()
    _ = Device.boot(root: UIViewController())
    #expect(ResponderDebugger.answer(command).hasPrefix(answer))
  }

  private final class Stubborn: UITextField {
    override func resignFirstResponder() -> Bool { false }
  }

  @Test("the HUD is shown and hidden, and the answer says if it is switched off")
  func hud() {
    defer { HUDStage.end() }
    let stage = HUDStage(showsHUD: false)
    #expect(ResponderDebugger.answer("hud show now").hasPrefix("Commands: current, "))
    #expect(!HUDController.shared.isShown)
    #expect(ResponderDebugger.answer("hud show") == "HUD shown")
    #expect(HUDController.shared.panel(in: stage.device.scene) != nil)
    #expect(ResponderDebugger.answer("hud hide now").hasPrefix("Commands: current, "))
    #expect(HUDController.shared.isShown)
    #expect(ResponderDebugger.answer("hud hide") == "HUD hidden")
    #expect(HUDController.shared.panel(in: stage.device.scene) == nil)
    setenv("RESPONDER_HUD", "0", 1)
    defer { unsetenv("RESPONDER_HUD") }
    #expect(
      ResponderDebugger.answer("hud show")
        == "HUD not shown: it is switched off by a launch argument or an environment variable")
    #expect(!HUDController.shared.isShown)
  }

  @Test("a first responder that resigns is named, and so is one that refuses")
  func resign() throws {
    defer { HUDStage.end() }
    let stage = HUDStage(showsHUD: false)
    let field = try #require(stage.edit())
    #expect(ResponderDebugger.answer("resign") == "\(ResponderIdentity(field)) resigned")
    #expect(!field.isFirstResponder)
    let stubborn = Stubborn(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    stage.device.perform {
      stage.app.rootViewController?.view.addSubview(stubborn)
      stubborn.becomeFirstResponder()
    }
    stage.device.settle()
    #expect(
      ResponderDebugger.answer("resign") == "\(ResponderIdentity(stubborn)) refused to resign")
    #expect(stubborn.isFirstResponder)
  }

  @Test("the journal's last lines, and each mistake with its fix")
  func something() {
    HUDStage.end()
    defer {
      DiagnosisLog.sink = nil
      HUDStage.end()
    }
    DiagnosisLog.sink = { _ in }
    let root = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 700, width: 320, height: 44))
    root.view.addSubview(field)
    let device = Device.boot(root: root)
    ResponderHUD.showsDiagnoses = false
    ResponderHUD.install()
    device.perform { field.becomeFirstResponder() }
    device.settle()
    device.advance(by: 1)
    let lines = ResponderHUD.journal.entries.map(\.description)
    #expect(lines.count > 2)
    #expect(ResponderDebugger.answer("journal 2") == lines.suffix(2).joined(separator: "\n"))
    #expect(ResponderDebugger.answer("journal") == lines.suffix(20).joined(separator: "\n"))
    let fix = ResponderHUD.diagnoses.first?.fix ?? "none"
    #expect(ResponderDebugger.answer("diagnose").hasSuffix("\n  fix: \(fix)"))
  }
}
