import UIKit

/// A controller like that of a chat. It supplies a bar with a field, and can become first
/// responder.
@MainActor
final class ChatController: UIViewController {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
  let field = UITextField(frame: CGRect(x: 8, y: 8, width: 200, height: 34))

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.addSubview(field)
  }

  override var canBecomeFirstResponder: Bool { true }

  override var inputAccessoryView: UIView? { bar }
}
