import Testing
import UIKit

/// Tests the presses of a hardware keyboard.
@MainActor
struct KeyCommandTests {
  @Test(
    "presses go to the first responder and climb the chain", .fact("T4.3.15"),
    .needs(.keyboardKinds))
  func presses() async {
    let log = EventLog()
    let outer = PressView("outer", log, frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    let inner = PressView("inner", log, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(inner)
    let screen = await FieldScreen(outer)
    #expect(inner.becomeFirstResponder())
    #expect(!screen.device.press(key: "k", modifiers: .shift))
    #expect(log.entries == ["inner began K", "outer began K", "inner ended K", "outer ended K"])
  }
}

@MainActor
private final class PressView: UIView {
  let label: String
  let log: EventLog

  init(_ label: String, _ log: EventLog, frame: CGRect) {
    self.label = label
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.note("\(label) began \(presses.first?.key?.characters ?? "")")
    super.pressesBegan(presses, with: event)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.note("\(label) ended \(presses.first?.key?.characters ?? "")")
    super.pressesEnded(presses, with: event)
  }
}
