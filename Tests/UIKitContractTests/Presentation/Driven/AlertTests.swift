import Testing
import UIKit

/// Tests alerts: the focus that they take and give back, their fields and their handlers.
@MainActor
struct AlertTests {
  private let field = FieldScreen.field()
  private let log = EventLog()

  private func alert(fields: Int = 0, _ style: UIAlertController.Style = .alert)
    -> UIAlertController
  {
    let alert = UIAlertController(title: "Rename", message: "To what?", preferredStyle: style)
    for _ in 0..<fields { alert.addTextField() }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.note("cancel") })
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in log.note("ok") })
    return alert
  }

  private func show(_ alert: UIAlertController, editing: Bool) async -> FieldScreen {
    let screen = await FieldScreen(field)
    if editing { await screen.device.perform { field.becomeFirstResponder() } }
    await screen.device.settle()
    screen.log.clear()
    await screen.device.perform { screen.controller.present(alert, animated: true) }
    await screen.device.settle()
    return screen
  }

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
    "an alert takes first responder and the keyboard; afterwards UIKit gives both back to the field with a new show",
    .fact("T4.4.30"),
    .needs(.hands), arguments: [UIAlertController.Style.alert, .actionSheet])
  func focus(_ style: UIAlertController.Style) async {
    let alert = alert(style)
    let screen = await show(alert, editing: true)
    #expect(!field.isFirstResponder && alert.isFirstResponder)
    #expect(screen.log.names == ["WCF", "WH", "DCF", "DH"])
    screen.log.clear()
    await tap("OK", in: alert, screen.device)
    await screen.device.settle()
    #expect(field.isFirstResponder)
    #expect(screen.log.names == ["WCF", "WS", "DCF", "DS"])
  }

  @Test("an alert's first field has the focus and is above the keyboard (K)", .needs(.hands))
  func firstField() async throws {
    let alert = alert(fields: 2)
    let screen = await show(alert, editing: false)
    let first = try #require(alert.textFields?.first)
    #expect(first.isFirstResponder)
    #expect(screen.log.names == ["WCF", "WS", "DCF", "DS"])
    let keyboard = try #require(screen.log["WS"]).end
    #expect(alert.view.convert(alert.view.bounds, to: nil).maxY <= keyboard.minY)
    await tap("Cancel", in: alert, screen.device)
    await screen.device.settle()
    #expect(!first.isFirstResponder)
    #expect(screen.log.names.suffix(4) == ["WCF", "WH", "DCF", "DH"])
  }

  @Test("moving between an alert's fields posts no hide (K)", .needs(.hands))
  func fieldToField() async throws {
    let alert = alert(fields: 1)
    let screen = await show(alert, editing: true)
    #expect(try #require(alert.textFields?.first).isFirstResponder)
    await tap("OK", in: alert, screen.device)
    await screen.device.settle()
    #expect(field.isFirstResponder)
    #expect(!screen.log.names.contains("WH"))
  }

  @Test("an action's handler runs when the alert is gone (O)", .needs(.hands))
  func handler() async {
    let alert = alert()
    let screen = await show(alert, editing: false)
    await tap("OK", in: alert, screen.device)
    #expect(log.entries.isEmpty)
    await screen.device.settle()
    #expect(log.entries == ["ok"])
    #expect(screen.controller.presentedViewController == nil)
  }

  @Test("a disabled action does nothing; a tap beside an alert neither", .needs(.hands))
  func disabled() async {
    let alert = alert()
    alert.actions[1].isEnabled = false
    let screen = await show(alert, editing: false)
    await tap("OK", in: alert, screen.device)
    await screen.device.tap(at: CGPoint(x: 20, y: 100))
    await screen.device.settle()
    #expect(screen.controller.presentedViewController === alert)
  }

  @Test("a tap beside an action sheet cancels it (A)", .needs(.hands))
  func actionSheet() async {
    let sheet = alert(.actionSheet)
    let screen = await show(sheet, editing: false)
    await screen.device.tap(at: CGPoint(x: 200, y: 100))
    await screen.device.settle()
    #expect(log.entries == ["cancel"])
  }
}
