import Foundation

/// A view that shows an image. A symbol takes the view's tint colour, unless its configuration or
/// the rendering mode `.alwaysOriginal` gives it another colour. Touches pass through the view.
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage? { didSet { imageDidChange() } }
  open var highlightedImage: UIImage? { didSet { imageDidChange() } }
  open var isHighlighted = false { didSet { imageDidChange() } }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { imageDidChange() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view of the image's size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  private var shownImage: UIImage? {
    let image = isHighlighted ? highlightedImage ?? image : image
    guard let image, let preferred = preferredSymbolConfiguration else { return image }
    // The image's own configuration overrides the view's.
    return image.withConfiguration(preferred.applying(image.symbolConfiguration))
  }

  private func imageDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  package override func drawingCommands() -> [DrawingCommand] {
    guard let image = shownImage, let tint = tintColor else { return [] }
    let rect = contentMode.placement(of: image.size, in: bounds)
    return image.drawing(in: rect, tint: tint, traits: traitCollection).map { [$0] } ?? []
  }
}

extension UIView.ContentMode {
  /// Returns the frame, in a view's bounds, of content with the given size.
  package func placement(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    let (freeX, freeY) = (bounds.width - size.width, bounds.height - size.height)
    func placed(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(
        x: bounds.minX + freeX * x, y: bounds.minY + freeY * y, width: size.width,
        height: size.height)
    }
    func scaled(by factor: CGFloat) -> CGRect {
      let (width, height) = (size.width * factor, size.height * factor)
      return CGRect(
        x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }
    let (fitX, fitY) = (bounds.width / size.width, bounds.height / size.height)
    return switch self {
    case .scaleToFill, .redraw: bounds
    case .scaleAspectFit: scaled(by: min(fitX, fitY))
    case .scaleAspectFill: scaled(by: max(fitX, fitY))
    case .center: placed(0.5, 0.5)
    case .top: placed(0.5, 0)
    case .bottom: placed(0.5, 1)
    case .left: placed(0, 0.5)
    case .right: placed(1, 0.5)
    case .topLeft: placed(0, 0)
    case .topRight: placed(1, 0)
    case .bottomLeft: placed(0, 1)
    case .bottomRight: placed(1, 1)
    }
  }
}
