// The class itself declares everything that a subclass may override, because Swift on Linux cannot
// override members of an extension.
import Foundation

/// A view with read-only text. Its sizes are rounded up to the pixel, its text is centred
/// vertically, and touches pass through it.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var ownColor = UIColor.label
  private var memo = TextLayoutMemo()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  // MARK: Content

  open var text: String? { didSet { contentDidChange() } }

  /// The font. Nil sets the default, the system font of 17 points.
  open var font: UIFont! {
    get { ownFont }
    set {
      ownFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      contentDidChange()
    }
  }

  open var textColor: UIColor! {
    get { ownColor }
    set {
      ownColor = newValue ?? .label
      setNeedsDisplay()
    }
  }

  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  open var numberOfLines = 1 { didSet { contentDidChange() } }
  open var adjustsFontForContentSizeCategory = false
  open var isEnabled = true { didSet { setNeedsDisplay() } }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard adjustsFontForContentSizeCategory, let style = ownFont.textStyle else { return }
    let preferred = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    if preferred != ownFont { font = preferred }
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Returns the size of the text. The width matters only for a label that may have more than one
  /// line.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard text?.isEmpty == false else { return .zero }
    let isFree = numberOfLines == 1 || size.width <= 0
    let layout = layout(width: isFree ? .infinity : size.width, limit: numberOfLines)
    return CGSize(
      width: ceiledToPixel(layout.size.width), height: ceiledToPixel(layout.size.height))
  }

  private func layout(width: CGFloat, limit: Int) -> TextLayout {
    memo.layout(
      text ?? "", font: ownFont, width: width, lineLimit: max(0, limit),
      alignment: written(textAlignment))
  }

  // MARK: Drawing

  /// The text in the vertical middle.
  package override func drawingCommands() -> [DrawingCommand] {
    guard text?.isEmpty == false else { return [] }
    let layout = fittingLayout
    let free = bounds.height - layout.size.height
    let origin = CGPoint(x: bounds.minX, y: bounds.minY + max(0, roundedToPixel(free / 2)))
    let color: UIColor = isEnabled ? ownColor : .tertiaryLabel
    return [.text(layout, at: origin, color: color, traits: traitCollection)]
  }

  /// The layout that fits: with fewer lines if the label is not tall enough for all.
  private var fittingLayout: TextLayout {
    let natural = layout(width: bounds.width, limit: numberOfLines)
    guard numberOfLines != 1, natural.size.height > bounds.height + 0.5 else { return natural }
    let fitting = natural.lines.prefix { $0.frame.maxY <= bounds.height + 0.5 }.count
    return layout(width: bounds.width, limit: max(1, fitting))
  }

  private func ceiledToPixel(_ value: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    // A size that is a whole number of pixels must not grow by a pixel because of rounding errors.
    return (value * scale - 0.0001).rounded(.up) / scale
  }

  private func roundedToPixel(_ value: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return (value * scale).rounded() / scale
  }
}

/// An object that can adapt its font to the user's text size automatically.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  var adjustsFontForContentSizeCategory: Bool { get set }
}
