// The class itself declares everything that a subclass may override, because Swift on Linux cannot
// override members of an extension.
import Foundation

/// A view with read-only text. Its sizes are rounded up to the pixel, its text is centred
/// vertically, and touches pass through it.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private var content: TextContent?
  private var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var ownColor = UIColor.label
  private var recordedRects: [CGRect]?
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

  open var text: String? {
    get { content?.string }
    set { setContent(newValue.map { .plain($0) }) }
  }

  open var attributedText: NSAttributedString? {
    get { content?.attributedString }
    set { setContent(newValue.map { TextContent(copying: $0) }) }
  }

  private func setContent(_ newContent: TextContent?) {
    content = newContent
    contentDidChange()
  }

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
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { contentDidChange() } }
  open var numberOfLines = 1 { didSet { contentDidChange() } }
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }
  open var adjustsFontSizeToFitWidth = false { didSet { contentDidChange() } }
  open var minimumScaleFactor: CGFloat = 0 { didSet { contentDidChange() } }
  open var adjustsFontForContentSizeCategory = false
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
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

  open override var intrinsicContentSize: CGSize {
    measured(width: preferredMaxLayoutWidth, limit: numberOfLines)
  }

  /// Returns the size of the text. The width matters only for a label that may have more than one
  /// line.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measured(width: size.width, limit: numberOfLines)
  }

  private func measured(width: CGFloat, limit: Int) -> CGSize {
    guard content?.isEmpty == false else { return .zero }
    let layout = layout(width: limit != 1 && width > 0 ? width : .infinity, limit: limit, scale: 1)
    return CGSize(
      width: ceiledToPixel(layout.size.width), height: ceiledToPixel(layout.size.height))
  }

  private func layout(width: CGFloat, limit: Int, scale: CGFloat) -> TextLayout {
    var spans = content?.spans(font: ownFont) ?? []
    if scale != 1 {
      for index in spans.indices {
        spans[index].font = spans[index].font.withSize(spans[index].font.pointSize * scale)
      }
    }
    let style = spans.first?.paragraph
    // The label's alignment takes precedence over the paragraph's, and the paragraph's over that of
    // the language.
    let own = textAlignment == .natural ? style?.alignment ?? .natural : textAlignment
    return memo.layout(
      spans, width: width, lineLimit: max(0, limit),
      breakMode: content?.isAttributed == true
        ? style?.lineBreakMode ?? lineBreakMode : lineBreakMode,
      alignment: written(own))
  }

  // MARK: Drawing

  /// Draws the text in the vertical middle of the rectangle. A subclass may pass another rectangle
  /// to `super`.
  open func drawText(in rect: CGRect) {
    recordedRects?.append(rect)
  }

  package override func drawingCommands() -> [DrawingCommand] {
    guard content?.isEmpty == false else { return [] }
    recordedRects = []
    drawText(in: bounds)
    let rects = recordedRects ?? []
    recordedRects = nil
    return rects.map { rect in
      let layout = fittingLayout(in: rect.size)
      let free = rect.height - layout.size.height
      let origin = CGPoint(x: rect.minX, y: rect.minY + max(0, roundedToPixel(free / 2)))
      return .text(layout, at: origin, color: drawnColor, traits: traitCollection)
    }
  }

  private var drawnColor: UIColor {
    if !isEnabled { return .tertiaryLabel }
    return isHighlighted ? highlightedTextColor ?? ownColor : ownColor
  }

  /// Returns the layout that fits: with fewer lines if the label is not tall enough for all, or
  /// with a smaller font if a single line is too long and the label may shrink it.
  private func fittingLayout(in size: CGSize) -> TextLayout {
    var scale: CGFloat = 1
    if adjustsFontSizeToFitWidth, numberOfLines == 1 {
      let natural = layout(width: .infinity, limit: 1, scale: 1).size.width
      if natural > size.width, natural > 0 { scale = max(minimumScaleFactor, size.width / natural) }
    }
    let natural = layout(width: size.width, limit: numberOfLines, scale: scale)
    guard numberOfLines != 1, natural.size.height > size.height + 0.5 else { return natural }
    let fitting = natural.lines.prefix { $0.frame.maxY <= size.height + 0.5 }.count
    return layout(width: size.width, limit: max(1, fitting), scale: scale)
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
