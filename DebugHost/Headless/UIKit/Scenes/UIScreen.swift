import Foundation

/// The screen, with its coordinate space: the one keyboard frames are in (T4.6.10, T4.6.11).
@preconcurrency @MainActor
open class UIScreen: NSObject {
  public package(set) static var main = UIScreen.headlessMain

  open private(set) var bounds: CGRect
  open private(set) var scale: CGFloat
  open var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) }
  open var nativeScale: CGFloat { scale }
  open var maximumFramesPerSecond: Int { Int(HeadlessLoop.frameRate) }
  open var coordinateSpace: any UICoordinateSpace { space }
  open var fixedCoordinateSpace: any UICoordinateSpace { space }
  open package(set) var traitCollection: UITraitCollection
  /// What the hardware covers: a full-screen window's safe area.
  package let safeAreaInsets: UIEdgeInsets
  private lazy var space = ScreenCoordinateSpace(bounds: bounds)

  package init(
    size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets, traits: UITraitCollection
  ) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    traitCollection = traits
    super.init()
  }

  /// A new iPhone of 390 × 844 points in portrait.
  package static var headlessMain: UIScreen {
    UIScreen(
      size: CGSize(width: 390, height: 844), scale: 3,
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      traits: UITraitCollection(displayScale: 3))
  }
}

/// The screen's own space: the root of all conversions.
@MainActor
final class ScreenCoordinateSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  init(bounds: CGRect) {
    self.bounds = bounds
    super.init()
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is ScreenCoordinateSpace ? point : coordinateSpace.convert(point, from: self)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is ScreenCoordinateSpace ? point : coordinateSpace.convert(point, to: self)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is ScreenCoordinateSpace ? rect : coordinateSpace.convert(rect, from: self)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is ScreenCoordinateSpace ? rect : coordinateSpace.convert(rect, to: self)
  }
}

@MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  var bounds: CGRect { get }
}
