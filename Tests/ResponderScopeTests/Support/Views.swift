import UIKit

/// A view that accepts keys but reports no caret.
final class Canvas: UIView, UIKeyInput {
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { false }
  func insertText(_ text: String) {}
  func deleteBackward() {}
}

/// A view that becomes first responder without a keyboard.
final class Board: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

/// A field that answers no to a request to resign while `refuses` is true.
final class RefusingField: UITextField {
  var refuses = true
  override func resignFirstResponder() -> Bool { refuses ? false : super.resignFirstResponder() }
}

/// A field that refuses to resign while `holdsOn` is true.
final class StubbornField: UITextField {
  var holdsOn = true
  override var canResignFirstResponder: Bool { !holdsOn }
}

/// A delegate that never lets a field end editing, like that of a form that rejects a wrong value.
final class VetoingDelegate: NSObject, UITextFieldDelegate {
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
}

/// A delegate that makes a field first responder again as soon as it has ended editing.
final class ClingingDelegate: NSObject, UITextFieldDelegate {
  func textFieldDidEndEditing(_ textField: UITextField) { textField.becomeFirstResponder() }
}

/// A window whose class name looks like that of a window of FLEX.
final class FLEXWindow: UIWindow {}

/// A view over its screen that ends editing during hit-testing, as the menus of some libraries do
/// when they close. It lets every touch through.
final class MenuOverScreen: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    window?.endEditing(true)
    return nil
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    window?.endEditing(true)
    return false
  }
}

/// A chat whose bar is above the keyboard, or at the bottom of the screen while the user does not
/// type.
class ChatController: UIViewController {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 52))
  let composer = UITextField(frame: CGRect(x: 12, y: 8, width: 300, height: 36))
  var hasBar = true
  var takesFocus = true

  override var canBecomeFirstResponder: Bool { hasBar && takesFocus }
  override var inputAccessoryView: UIView? { hasBar ? bar : nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.addSubview(composer)
  }
}

/// A chat that can be first responder with its bar or without.
final class KeyChatController: ChatController {
  override var canBecomeFirstResponder: Bool { true }
}

/// A chat whose list ends above a panel of the app at the bottom of the screen.
final class PanelChatController: ChatController {
  let list = UIScrollView()
  /// The panel's height, in points.
  var panel: CGFloat = 0 { didSet { view.setNeedsLayout() } }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.contentSize = CGSize(width: 390, height: 2_000)
    view.addSubview(list)
  }

  /// UIKit may not restore the focus (T4.4.19), so the controller requests it.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - panel)
  }

  /// Presents another screen over the chat, opens the panel behind it, and dismisses the screen.
  /// Then hides the chat's bar.
  @MainActor
  static func playBehindAnother(_ app: CorpusApp) {
    let chat = PanelChatController()
    app.boot(UINavigationController(rootViewController: chat))
    app.device.keyboard.hasHardwareKeyboard = true
    app.focus(chat)
    let other = UIViewController()
    other.modalPresentationStyle = .fullScreen
    app.turn { chat.present(other, animated: false) }
    app.rest()
    app.turn { chat.panel = 250 }
    app.turn { chat.dismiss(animated: true) }
    app.rest()
    chat.hasBar = false
    app.turn { chat.resignFirstResponder() }
    app.rest()
  }
}

/// A selection that contains text.
final class Selection: UITextRange {
  override var isEmpty: Bool { false }
}

/// Simulates a pointer that rests inside a view.
final class RestingPointer: UIHoverGestureRecognizer {
  override var state: State {
    get { .began }
    set {}
  }
}

/// A chat, and a search screen in front of it, in sibling view controllers.
@MainActor
final class SearchOverChat {
  let chat: ChatController
  let root = UIViewController()
  let search = UIViewController()

  init(_ chat: ChatController = ChatController()) {
    self.chat = chat
    for child in [chat, search] {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    chat.view.frame = root.view.bounds
    search.view.frame = CGRect(x: 0, y: 60, width: 390, height: 60)
  }
}

/// A field that counts how often its `isUserInteractionEnabled` is read. The HUD reads the property
/// to learn whether the user can reach the field.
final class AskedField: UITextField {
  var asked = 0

  override var isUserInteractionEnabled: Bool {
    get {
      asked += 1
      return super.isUserInteractionEnabled
    }
    set { super.isUserInteractionEnabled = newValue }
  }
}
