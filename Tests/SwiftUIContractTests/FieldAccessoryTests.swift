import SwiftUI
import TestSupport
import Testing

/// Tests what SwiftUI does to the `UITextField` behind a text field without being asked by the app.
@MainActor
@Suite struct FieldAccessoryTests {
  @Test(
    "a field with the focus has SwiftUI's accessory view, empty and without height",
    .fact("T4.20.32", "T4.20.33"), arguments: [false, true])
  func placeholder(isSetBefore: Bool) throws {
    let stage = Stage(TextField("Name", text: .constant("")))
    let field = try #require(stage.all(UITextField.self).first)
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    if isSetBefore { field.inputAccessoryView = own }
    stage.turn { field.becomeFirstResponder() }
    stage.device.settle()
    let accessory = try #require(field.inputAccessoryView)
    #expect(accessory !== own)
    #expect(accessory.subviews.isEmpty && accessory.bounds.height == 0)
  }
}
