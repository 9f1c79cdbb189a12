import SwiftUI
import TestSupport
import Testing

@testable import ResponderKit

extension ChecklistTests {
  @Test("in several windows the chain of a window asks its own", .item("1.20"))
  func window() throws {
    let (stage, chain) = try threeFields()
    let other = UIWindow(windowScene: stage.device.scene)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    other.addSubview(field)
    stage.turn {
      other.makeKeyAndVisible()
      field.becomeFirstResponder()
    }
    stage.turn { chain.firstResponder = "a" }
    #expect(chain.firstResponder == "a")
    #expect(field.isFirstResponder)
    #expect(stage.focused == "a")
    other.isHidden = true
  }
}
