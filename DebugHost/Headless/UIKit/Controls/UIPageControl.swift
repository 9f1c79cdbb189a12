// Over 150 lines because Swift on Linux can override only what stands in the class itself, not in an extension.
import Foundation

/// A row of dots, one for each page. A tap beside the current dot goes one page that way (K); scrubbing, progress and
/// images of one's own are not there. Measures of iOS 14 on (K).
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private static let dot: CGFloat = 7
  private static let pitch: CGFloat = 16
  private static let height: CGFloat = 26

  private var dots: [UIView] = []

  /// Of the dots that are not the current one.
  open var pageIndicatorTintColor: UIColor? { didSet { update() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { update() } }
  open var hidesForSinglePage = false { didSet { update() } }

  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      if currentPage >= numberOfPages { currentPage = max(0, numberOfPages - 1) }
      makeDots()
    }
  }

  /// Kept within the pages; setting it sends no event.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(newValue, 0), max(0, numberOfPages - 1))
      update()
    }
  }
  private var page = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    update()
  }

  // MARK: Look

  private func makeDots() {
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<numberOfPages).map { _ in
      let dot = UIView()
      dot.isUserInteractionEnabled = false
      dot.layer.cornerRadius = Self.dot / 2
      addSubview(dot)
      return dot
    }
    invalidateIntrinsicContentSize()
    update()
    setNeedsLayout()
  }

  /// On a light or a dark ground alike: white dots, the others at 30 % (K).
  private func update() {
    for (index, dot) in dots.enumerated() {
      dot.backgroundColor =
        index == page
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
      dot.isHidden = hidesForSinglePage && numberOfPages <= 1
    }
    accessibilityValue = "page \(page + 1) of \(numberOfPages)"
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(1, pageCount)) * Self.pitch + Self.pitch, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  private func middle(of index: Int) -> CGFloat {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = isReversed ? numberOfPages - 1 - index : index
    return bounds.midX + (CGFloat(place) - CGFloat(numberOfPages - 1) / 2) * Self.pitch
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (index, dot) in dots.enumerated() {
      dot.frame = CGRect(
        x: middle(of: index) - Self.dot / 2, y: bounds.midY - Self.dot / 2, width: Self.dot,
        height: Self.dot)
    }
  }

  // MARK: Tracking

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside, numberOfPages > 1 else { return }
    let isRight = touch.location(in: self).x > middle(of: page)
    let goesOn = isRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let old = page
    currentPage += goesOn ? 1 : -1
    if page != old { sendActions(for: [.valueChanged, .primaryActionTriggered], event) }
  }
}
