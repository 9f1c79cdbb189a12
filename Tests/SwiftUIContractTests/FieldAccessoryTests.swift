import SwiftUI
import TestSupport
import Testing

/// Tests what SwiftUI does to the `UITextField` behind a text field without being asked by the app.
@MainActor
@Suite struct FieldAccessoryTests {
  @Test(
    "a text field without a keyboard toolbar has an accessory view that is empty and takes no room",
    .fact("T4.20.32"))
  func placeholder() throws {
    let stage = Stage(TextField("Name", text: .constant("")))
    let field = try #require(stage.all(UITextField.self).first)
    stage.turn { field.becomeFirstResponder() }
    stage.device.settle()
    let accessory = try #require(field.inputAccessoryView)
    #expect(accessory.subviews.isEmpty && accessory.bounds.height == 0)
  }

  @Test(
    "an accessory view that the app has set before is gone when the field has taken the focus",
    .fact("T4.20.33"))
  func setAgain() throws {
    let stage = Stage(TextField("Name", text: .constant("")))
    let field = try #require(stage.all(UITextField.self).first)
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    field.inputAccessoryView = own
    stage.turn { field.becomeFirstResponder() }
    stage.device.settle()
    #expect(field.inputAccessoryView != nil && field.inputAccessoryView !== own)
  }
}
