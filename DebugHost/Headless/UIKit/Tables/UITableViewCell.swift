// The class itself declares everything that a subclass may override, because Swift on Linux cannot
// override members of an extension.
import Foundation

/// A view that shows one row of a table: its content, accessory and separator, and the appearance
/// while the row is touched or selected. The measurements are UIKit's usual ones (K). They are in
/// `UITableViewCell+Layout`.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  public let style: CellStyle
  open private(set) var reuseIdentifier: String?
  public let contentView: UIView = UITableViewCellContentView()
  /// The label, which is created on first access. If nothing reads it, the cell has no label.
  open private(set) lazy var textLabel: UILabel? = makeLabel()
  open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : makeDetailLabel()
  open private(set) lazy var imageView: UIImageView? = makeImageView()
  private(set) var existingLabel: UILabel?
  private(set) var existingDetailLabel: UILabel?
  private(set) var existingImageView: UIImageView?

  open var backgroundView: UIView? { didSet { replace(oldValue, with: backgroundView) } }
  open var selectedBackgroundView: UIView? { didSet { selectionDidChange() } }
  open var selectionStyle = SelectionStyle.default { didSet { selectionDidChange() } }
  open var accessoryType = AccessoryType.none { didSet { accessoryDidChange() } }
  open var accessoryView: UIView? { didSet { accessoryDidChange() } }
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { setNeedsLayout() }
  }
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  let separator = UIView()
  var showsSeparator = false { didSet { separator.isHidden = !showsSeparator } }
  private(set) var accessory: UIView?
  private var selectionView: UIView?
  private lazy var defaultSelectionView: UIView = {
    let view = UIView()
    view.backgroundColor = .systemGray4
    return view
  }()

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    contentView.frame = bounds
    addSubview(contentView)
    separator.backgroundColor = .separator
    separator.isHidden = true
    separator.isUserInteractionEnabled = false
    addSubview(separator)
  }

  // MARK: Reuse

  open func prepareForReuse() {
    isHighlighted = false
    isSelected = false
  }

  // MARK: Selection

  open var isSelected = false { didSet { selectionDidChange() } }
  open var isHighlighted = false { didSet { selectionDidChange() } }

  open func setSelected(_ selected: Bool, animated: Bool) {
    if selected != isSelected { isSelected = selected }
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if highlighted != isHighlighted { isHighlighted = highlighted }
  }

  private func selectionDidChange() {
    let isShown = (isHighlighted || isSelected) && selectionStyle != .none
    let wanted = isShown ? selectedBackgroundView ?? defaultSelectionView : nil
    guard wanted !== selectionView else { return }
    selectionView?.removeFromSuperview()
    selectionView = wanted
    guard let wanted else { return }
    wanted.frame = bounds
    insertSubview(wanted, belowSubview: contentView)
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    insertSubview(new, at: 0)
  }

  // MARK: Content

  private func makeLabel() -> UILabel {
    let label = UILabel()
    existingLabel = label
    if style == .value2 {
      label.font = .systemFont(ofSize: 12)
      label.textColor = .tintColor
      label.textAlignment = .right
    }
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  private func makeDetailLabel() -> UILabel {
    let label = UILabel()
    existingDetailLabel = label
    label.font = .systemFont(ofSize: style == .value1 ? 17 : style == .value2 ? 14 : 12)
    if style == .value1 { label.textColor = .secondaryLabel }
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  private func makeImageView() -> UIImageView {
    let view = UIImageView()
    existingImageView = view
    view.contentMode = .center
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  private func accessoryDidChange() {
    let wanted = accessoryView ?? standardAccessory
    accessory?.removeFromSuperview()
    accessory = wanted
    wanted.map { addSubview($0) }
    setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
    selectionView?.frame = bounds
    backgroundView?.frame = bounds
  }

  /// Returns the height that the standard content needs. Subclasses with their own content override
  /// this method for self-sizing rows.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight(forWidth: size.width))
  }

  /// The table that contains the cell.
  var tableView: UITableView? {
    var view = superview
    while let current = view {
      if let table = current as? UITableView { return table }
      view = current.superview
    }
    return nil
  }
}

/// The view that contains a cell's content.
final class UITableViewCellContentView: UIView {}
