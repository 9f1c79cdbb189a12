import HeadlessDriver
import Testing
import UIKit

/// What a presentation does to the focus and the keyboard. Alerts: O; the rest K.
@MainActor
struct PresentationFocusTests {
  private let field = FieldScreen.field()

  private func boot(_ style: UIModalPresentationStyle) -> (FieldScreen, UIViewController) {
    let screen = FieldScreen(field)
    screen.device.perform { field.becomeFirstResponder() }
    screen.device.settle()
    screen.log.clear()
    let modal = UIViewController()
    modal.modalPresentationStyle = style
    return (screen, modal)
  }

  @Test(
    "the presenter's keyboard goes, and comes back at the dismissal (K)",
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
  func goesAndReturns(style: UIModalPresentationStyle) {
    let (screen, modal) = boot(style)
    screen.device.perform { screen.controller.present(modal, animated: true) }
    screen.device.settle()
    #expect(!field.isFirstResponder)
    #expect(screen.log.names == ["WCF", "WH", "DCF", "DH"])
    screen.log.clear()
    screen.device.perform { modal.dismiss(animated: true) }
    screen.device.settle()
    #expect(field.isFirstResponder)
    #expect(screen.log.names == ["WCF", "WS", "DCF", "DS"])
  }

  @Test(
    "a presented field takes the focus without a hide in between, and gives it back the same way (K)"
  )
  func fieldToField() {
    let (screen, modal) = boot(.pageSheet)
    let other = FieldScreen.field()
    modal.view.addSubview(other)
    screen.device.perform {
      screen.controller.present(modal, animated: true)
      other.becomeFirstResponder()
    }
    screen.device.settle()
    #expect(other.isFirstResponder)
    #expect(!screen.log.names.contains("WH"))
    screen.device.perform { modal.dismiss(animated: true) }
    screen.device.settle()
    #expect(field.isFirstResponder)
    #expect(!screen.log.names.contains("WH"))
  }

  @Test("a presented field's keyboard leaves with it when nobody had the focus before (K)")
  func nothingBefore() {
    let screen = FieldScreen()
    let (modal, other) = (UIViewController(), FieldScreen.field())
    modal.view.addSubview(other)
    screen.device.perform { screen.controller.present(modal, animated: true) }
    screen.device.settle()
    screen.device.perform { other.becomeFirstResponder() }
    screen.device.settle()
    screen.log.clear()
    screen.device.perform { modal.dismiss(animated: true) }
    #expect(!other.isFirstResponder)
    screen.device.settle()
    #expect(screen.log.names == ["WCF", "WH", "DCF", "DH"])
  }

  @Test(
    "what the new screen focused elsewhere is not overridden: a field that ended its editing stays ended"
  )
  func endedBefore() {
    let (screen, modal) = boot(.pageSheet)
    screen.device.perform {
      field.resignFirstResponder()
      screen.controller.present(modal, animated: true)
    }
    screen.device.settle()
    screen.device.perform { modal.dismiss(animated: true) }
    screen.device.settle()
    #expect(!field.isFirstResponder)
  }
}
