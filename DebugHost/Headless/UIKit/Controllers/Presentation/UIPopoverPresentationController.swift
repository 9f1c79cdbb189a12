import Foundation

public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// A popover next to its source. On a compact width it is a page sheet, unless the delegate decides
/// otherwise (A).
///
/// The stand-in is minimal: the popover is above or below the source, with an arrow, and a tap
/// outside dismisses it. The sizes are K.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  public weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }

  open package(set) var arrowDirection = UIPopoverArrowDirection.unknown
  open var sourceView: UIView?
  open var sourceRect = CGRect.null
  open var barButtonItem: UIBarButtonItem?
  open var backgroundColor: UIColor?
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// The sheet that the popover becomes on a compact width.
  open private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController = {
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: nil)
    sheet.popover = self
    return sheet
  }()

  private let dropShadow = UIDropShadowView()
  private let dimming = UIDimmingView()
  private let arrow = PopoverArrowView()
  private var keyboardHeight: CGFloat = 0
  private var keyboardObserver: KeyboardFrameObserver?

  open override var presentedView: UIView? { dropShadow }

  /// The source's rectangle in the container's coordinates.
  private var anchor: CGRect? {
    guard let container = containerView, let source = sourceView ?? barButtonItem?.buttonView else {
      return nil
    }
    return container.convert(sourceRect.isNull ? source.bounds : sourceRect, from: source)
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let preferred = presentedViewController.preferredContentSize
    var size = CGSize(
      width: preferred.width > 0 ? preferred.width : 320,
      height: preferred.height > 0 ? preferred.height : 480)
    let safe = container.safeAreaInsets
    var room = container.bounds.inset(by: safe).inset(by: popoverLayoutMargins)
    room.size.height -= max(0, keyboardHeight - safe.bottom)
    size.width = min(size.width, room.width)
    size.height = min(size.height, room.height)
    let anchor = anchor ?? CGRect(x: room.midX, y: room.midY, width: 0, height: 0)
    let (above, below) = (anchor.minY - room.minY, room.maxY - anchor.maxY)
    let goesBelow = size.height + 13 <= below || below >= above
    arrowDirection = goesBelow ? .up : .down
    let y = goesBelow ? anchor.maxY + 13 : anchor.minY - 13 - size.height
    let x = min(max(anchor.midX - size.width / 2, room.minX), room.maxX - size.width)
    return CGRect(
      x: x.rounded(), y: min(max(y, room.minY), room.maxY - size.height).rounded(),
      width: size.width, height: size.height)
  }

  package override func installPresentedView(in container: UIView) {
    guard let view = presentedViewController.view else { return }
    delegate?.prepareForPopoverPresentation(self)
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.onTap = { [weak self] in self?.dismissByTouch() }
    dropShadow.clipsToBounds = true
    dropShadow.layer.cornerRadius = 13
    dropShadow.layer.cornerCurve = .continuous
    dropShadow.traitOverrides.userInterfaceLevel = .elevated
    dropShadow.traitOverrides.horizontalSizeClass = .compact
    view.frame = dropShadow.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dropShadow.addSubview(view)
    arrow.color = backgroundColor ?? view.backgroundColor
    for part in [dimming, arrow, dropShadow] { container.addSubview(part) }
    place()
    keyboardObserver = KeyboardFrameObserver { [weak self] frame, duration, curve in
      guard let self else { return }
      keyboardHeight = coveredHeight(by: frame)
      KeyboardFrameObserver.animate(duration, curve) { [self] in place() }
    }
  }

  package override func showPresentedView(_ isShown: Bool) {
    place()
    dropShadow.alpha = isShown ? 1 : 0
    arrow.alpha = isShown ? 1 : 0
    dimming.alpha = isShown ? 0.5 : 0
  }

  package override func layoutPresentedView() {
    if phase == .presented { place() }
  }

  private func place() {
    let frame = frameOfPresentedViewInContainerView
    dropShadow.frame = frame
    let middle = min(max((anchor ?? frame).midX, frame.minX + 24), frame.maxX - 24)
    let isUp = arrowDirection == .up
    arrow.isPointingUp = isUp
    arrow.frame = CGRect(
      x: middle - 13, y: isUp ? frame.minY - 13 : frame.maxY, width: 26, height: 13)
  }

  package override func willDismiss() {
    keyboardObserver = nil
  }
}

/// The arrow of a popover, a triangle.
final class PopoverArrowView: UIView {
  var isPointingUp = true { didSet { setNeedsDisplay() } }
  var color: UIColor?

  override func drawingCommands() -> [DrawingCommand] {
    let path = CGMutablePath()
    let (tip, foot) = isPointingUp ? (bounds.minY, bounds.maxY) : (bounds.maxY, bounds.minY)
    path.move(to: CGPoint(x: bounds.minX, y: foot))
    path.addLine(to: CGPoint(x: bounds.midX, y: tip))
    path.addLine(to: CGPoint(x: bounds.maxX, y: foot))
    path.closeSubpath()
    let fill = (color ?? .systemBackground).resolvedColor(with: traitCollection).cgColor
    return [.path(path, fill: fill, stroke: nil, lineWidth: 0)]
  }
}
