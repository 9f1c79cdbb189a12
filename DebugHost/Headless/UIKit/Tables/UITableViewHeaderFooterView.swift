import Foundation

/// A section's header or footer with a title. A view that the delegate provides instead is shown as
/// it is. The fonts and margins are UIKit's usual ones (K).
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  public let contentView = UIView()
  open private(set) lazy var textLabel: UILabel? = makeLabel()
  /// Whether the title is at the top, as in a footer, and not at the bottom, as in a header.
  var isTitleAtTop = false
  private var margin: CGFloat = 16

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    contentView.addSubview(label)
    return label
  }

  func setTitle(_ title: String, style: UITableView.Style) {
    guard let textLabel else { return }
    margin = style == .insetGrouped ? 32 : 16
    textLabel.text = style == .plain ? title : isTitleAtTop ? title : title.uppercased()
    textLabel.font =
      style == .plain
      ? .preferredFont(forTextStyle: .headline) : .preferredFont(forTextStyle: .footnote)
    textLabel.textColor = style == .plain ? .label : .secondaryLabel
    contentView.backgroundColor = style == .plain ? .secondarySystemBackground : nil
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let sides = (superview as? UITableView)?.safeSides(of: frame) ?? .zero
    contentView.frame = bounds
    guard let label = textLabel, label.text != nil else { return }
    let width = max(0, bounds.width - 2 * margin - sides.left - sides.right)
    let height = label.sizeThatFits(CGSize(width: width, height: bounds.height)).height
    let free = bounds.height - height
    let y = isTitleAtTop ? min(6, max(0, free)) : max(0, free - 6)
    label.frame = CGRect(x: margin + sides.left, y: y, width: width, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let label = textLabel, label.text != nil else {
      return CGSize(width: size.width, height: 0)
    }
    let text = label.sizeThatFits(
      CGSize(width: max(0, size.width - 2 * margin), height: size.height))
    return CGSize(width: size.width, height: text.height + 12)
  }
}
