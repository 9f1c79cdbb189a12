import Foundation

/// The screen. Its coordinate space is that of the keyboard frames (T4.6.10, T4.6.11).
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  public package(set) static var main = UIScreen.headlessMain

  open class var screens: [UIScreen] {
    let others = UIApplication.shared.scenesInOrder.compactMap { ($0 as? UIWindowScene)?.screen }
    return others.reduce(into: [main]) { all, screen in
      if !all.contains(where: { $0 === screen }) { all.append(screen) }
    }
  }

  /// The bounds in the interface's orientation. Width and height are swapped when the interface
  /// rotates.
  open private(set) var bounds: CGRect
  open var scale: CGFloat { model.scale }
  /// The bounds in pixels, always in portrait.
  open var nativeBounds: CGRect {
    CGRect(origin: .zero, size: model.size).applying(CGAffineTransform(scaleX: scale, y: scale))
  }
  /// The coordinate space in the interface's orientation.
  open private(set) lazy var coordinateSpace: any UICoordinateSpace = PlainCoordinateSpace(
    bounds: { [unowned self] in bounds }, toScreen: { .identity })
  /// The coordinate space of the device in portrait, whatever the interface's orientation.
  open private(set) lazy var fixedCoordinateSpace: any UICoordinateSpace = PlainCoordinateSpace(
    bounds: { [unowned self] in CGRect(origin: .zero, size: model.size) },
    toScreen: { [unowned self] in transformFromFixed })

  open package(set) var traitCollection: UITraitCollection

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  package let model: DeviceModel
  package private(set) var orientation: UIInterfaceOrientation

  /// The insets of the area that the hardware covers, which are a full-screen window's safe area.
  package var safeAreaInsets: UIEdgeInsets { model.safeArea(in: orientation) }

  /// Whether a phone that folds is half open, so that its inner display is bent.
  package var isHalfOpen = false

  /// The part of a bent display around the fold, in screen coordinates; nil while the display is
  /// flat (T4.22.6).
  package var foldRegion: CGRect? {
    guard isHalfOpen else { return nil }
    return bounds.height > bounds.width
      ? CGRect(x: 0, y: bounds.midY - 20, width: bounds.width, height: 40)
      : CGRect(x: bounds.midX - 20, y: 0, width: 40, height: bounds.height)
  }

  package init(
    model: DeviceModel, orientation: UIInterfaceOrientation = .portrait,
    traits: TraitValues = .device
  ) {
    self.model = model
    self.orientation = orientation
    bounds = CGRect(origin: .zero, size: model.size(in: orientation))
    traitCollection = UITraitCollection(traits)
    super.init()
    updateSizeTraits()
  }

  /// Creates the default iPhone's screen, for subclasses.
  public override init() {
    model = .iPhone14
    orientation = .portrait
    bounds = CGRect(origin: .zero, size: model.size)
    traitCollection = UITraitCollection(.device)
    super.init()
    updateSizeTraits()
  }

  /// The screen of a new iPhone, with 390 × 844 points in portrait.
  package static var headlessMain: UIScreen { UIScreen(model: .iPhone14) }

  package func turn(to orientation: UIInterfaceOrientation) {
    self.orientation = orientation
    bounds = CGRect(origin: .zero, size: model.size(in: orientation))
    updateSizeTraits()
  }

  /// Takes over the user's settings from the other display of a phone that folds.
  func takeSettings(of other: UIScreen) {
    traitCollection = other.traitCollection
    updateSizeTraits()
  }

  private func updateSizeTraits() {
    let classes = model.sizeClasses(for: bounds.size, in: orientation)
    var values = traitCollection.values
    values.idiom = model.idiom
    values.displayScale = model.scale
    values.horizontalSizeClass = classes.horizontal
    values.verticalSizeClass = classes.vertical
    traitCollection = UITraitCollection(values)
  }

  /// The transform from the coordinates of the device in portrait to those of the interface.
  private var transformFromFixed: CGAffineTransform {
    let (width, height) = (model.size.width, model.size.height)
    return switch orientation {
    // The device's top is at the left of the interface, and its home button is at the right.
    case .landscapeRight: CGAffineTransform(0, -1, 1, 0, 0, width)
    case .landscapeLeft: CGAffineTransform(0, 1, -1, 0, height, 0)
    case .portraitUpsideDown: CGAffineTransform(-1, 0, 0, -1, width, height)
    default: .identity
    }
  }
}
