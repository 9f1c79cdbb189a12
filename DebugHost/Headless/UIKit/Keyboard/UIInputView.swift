import Foundation

/// A view that has the keyboard's background if its style is `keyboard`.
@preconcurrency @MainActor
open class UIInputView: UIView {
  public enum Style: Int, Sendable {
    case `default`, keyboard
  }

  open private(set) var inputViewStyle: Style

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = KeyboardColors.backdrop }
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
