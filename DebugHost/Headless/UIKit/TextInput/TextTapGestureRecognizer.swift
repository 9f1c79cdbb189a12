import Foundation

/// The tap by which a text control becomes first responder. It acts in a gesture callback and not
/// in `touchesEnded` (T4.1.6).
final class TextTapGestureRecognizer: UITapGestureRecognizer {
  private static let action: Selector = {
    let name = Selector("textTap:")
    let body = IMP { receiver, _ in
      (receiver as? TextTapGestureRecognizer)?.onTap()
      return nil
    }
    class_addMethod(TextTapGestureRecognizer.self, name, body, nil)
    return name
  }()

  private let onTap: () -> Void

  init(onTap: @escaping () -> Void) {
    self.onTap = onTap
    super.init(target: nil, action: nil)
    addTarget(self, action: Self.action)
    cancelsTouchesInView = false
  }

  override init?(coder: NSCoder) { nil }
}
