import Foundation

/// The tap with which a text control becomes first responder and places its caret. It acts in
/// the callback of the gesture, and not in `touchesEnded` (T4.1.6).
final class TextTapGestureRecognizer: UITapGestureRecognizer {
  private static let action: Selector = {
    let name = Selector("textTap:")
    let body = IMP { receiver, _ in
      (receiver as? TextTapGestureRecognizer)?.tapped()
      return nil
    }
    class_addMethod(TextTapGestureRecognizer.self, name, body, nil)
    return name
  }()

  private weak var control: (any TextControl)?

  init(_ control: any TextControl) {
    self.control = control
    super.init(target: nil, action: nil)
    addTarget(self, action: Self.action)
    cancelsTouchesInView = false
  }

  override init?(coder: NSCoder) { nil }

  private func tapped() {
    guard let control, control.isEditable || control.isSelectable else { return }
    let point = location(in: control)
    guard control.isFirstResponder || control.becomeFirstResponder() else { return }
    control.select(NSRange(location: control.offset(at: point), length: 0))
  }
}
