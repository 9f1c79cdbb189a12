import Testing
import UIKit

/// Tests how a presentation affects the focus and the keyboard (O for alerts, K for everything
/// else).
@MainActor
struct PresentationFocusTests {
  private let field = FieldScreen.field()

  private func boot(_ style: UIModalPresentationStyle) async -> (FieldScreen, UIViewController) {
    let screen = await FieldScreen(field)
    await screen.device.perform { field.becomeFirstResponder() }
    await screen.device.settle()
    screen.log.clear()
    let modal = UIViewController()
    modal.modalPresentationStyle = style
    return (screen, modal)
  }

  @Test(
    "the presenter's keyboard leaves, and comes back at the dismissal (K)",
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
  func goesAndReturns(style: UIModalPresentationStyle) async {
    let (screen, modal) = await boot(style)
    await screen.device.perform { screen.controller.present(modal, animated: true) }
    await screen.device.settle()
    #expect(!field.isFirstResponder)
    #expect(screen.log.names == ["WCF", "WH", "DCF", "DH"])
    screen.log.clear()
    await screen.device.perform { modal.dismiss(animated: true) }
    await screen.device.settle()
    #expect(field.isFirstResponder)
    #expect(screen.log.names == ["WCF", "WS", "DCF", "DS"])
  }

  @Test(
    "a presented field takes the focus without a hide in between, and gives it back the same way (K)"
  )
  func fieldToField() async {
    let (screen, modal) = await boot(.pageSheet)
    let other = FieldScreen.field()
    modal.view.addSubview(other)
    await screen.device.perform {
      screen.controller.present(modal, animated: true)
      other.becomeFirstResponder()
    }
    await screen.device.settle()
    #expect(other.isFirstResponder)
    #expect(!screen.log.names.contains("WH"))
    await screen.device.perform { modal.dismiss(animated: true) }
    await screen.device.settle()
    #expect(field.isFirstResponder)
    #expect(!screen.log.names.contains("WH"))
  }

  @Test("a presented field's keyboard leaves with it when no view had the focus before (K)")
  func nothingBefore() async {
    let screen = await FieldScreen()
    let (modal, other) = (UIViewController(), FieldScreen.field())
    modal.view.addSubview(other)
    await screen.device.perform { screen.controller.present(modal, animated: true) }
    await screen.device.settle()
    await screen.device.perform { other.becomeFirstResponder() }
    await screen.device.settle()
    screen.log.clear()
    await screen.device.perform { modal.dismiss(animated: true) }
    #expect(!other.isFirstResponder)
    await screen.device.settle()
    #expect(screen.log.names == ["WCF", "WH", "DCF", "DH"])
  }

  @Test(
    "UIKit does not override the new screen's focus: a field that ended its editing stays ended"
  )
  func endedBefore() async {
    let (screen, modal) = await boot(.pageSheet)
    await screen.device.perform {
      field.resignFirstResponder()
      screen.controller.present(modal, animated: true)
    }
    await screen.device.settle()
    await screen.device.perform { modal.dismiss(animated: true) }
    await screen.device.settle()
    #expect(!field.isFirstResponder)
  }
}
