import Foundation

/// The text field of a search bar. The stand-in does not support tokens.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  private static let iconSize: CGFloat = 20

  public override init(frame: CGRect) {
    super.init(frame: frame)
    dress()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    dress()
  }

  private func dress() {
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    returnKeyType = .search
    clearButtonMode = .whileEditing
    leftViewMode = .always
    let icon = UIImageView(
      image: UIImage(systemName: "magnifyingglass")?.withRenderingMode(.alwaysTemplate))
    icon.contentMode = .center
    icon.tintColor = .secondaryLabel
    icon.frame = CGRect(x: 0, y: 0, width: Self.iconSize, height: Self.iconSize)
    leftView = icon
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: 6, dy: 0)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect { inside(bounds) }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect { inside(bounds) }

  private func inside(_ bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).inset(
      by: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: isClearButtonShown ? 2 : 7))
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).offsetBy(dx: -6, dy: 0)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: super.intrinsicContentSize.width, height: max(36, super.intrinsicContentSize.height))
  }
}
