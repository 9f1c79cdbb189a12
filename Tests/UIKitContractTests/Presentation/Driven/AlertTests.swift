import Testing
import UIKit

/// Tests the focus that alerts take and give back.
@MainActor
struct AlertTests {
  private let field = FieldScreen.field()

  /// Taps the button with the given title.
  private func tap(_ title: String, in alert: UIAlertController, _ device: Device) async {
    func find(_ view: UIView) -> UILabel? {
      if let label = view as? UILabel, label.text == title { return label }
      return view.subviews.lazy.compactMap(find).first
    }
    let middle = find(alert.view).map { label in
      label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
    }
    #expect(middle != nil)
    if let middle { await device.tap(at: middle) }
  }

  @Test(
    "an alert takes the focus and the keyboard, and gives both back", .fact("T4.4.30"),
    .needs(.hands), arguments: [UIAlertController.Style.alert, .actionSheet])
  func focus(_ style: UIAlertController.Style) async {
    let alert = UIAlertController(title: "Rename", message: "To what?", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    let screen = await FieldScreen(field)
    await screen.device.perform { field.becomeFirstResponder() }
    await screen.device.settle()
    screen.log.clear()
    await screen.device.perform { screen.controller.present(alert, animated: true) }
    await screen.device.settle()
    #expect(!field.isFirstResponder && alert.isFirstResponder)
    #expect(screen.log.names == ["WCF", "WH", "DCF", "DH"])
    screen.log.clear()
    await tap("OK", in: alert, screen.device)
    await screen.device.settle()
    #expect(field.isFirstResponder)
    #expect(screen.log.names == ["WCF", "WS", "DCF", "DS"])
  }
}
