import Foundation

@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  var bounds: CGRect { get }
}

/// A coordinate space with a transform to the screen's coordinates. All of UIKit's spaces have one.
@preconcurrency @MainActor
protocol ScreenMapped: UICoordinateSpace {
  var transformToScreen: CGAffineTransform { get }
}

extension UIView: ScreenMapped {}

/// Converts points and rectangles between any two spaces, through the screen (T4.6.10, T4.6.23).
@MainActor
enum SpaceConversion {
  /// Returns the transform from one space to another; nil if the app has defined the type of one of
  /// them.
  private static func transform(from: any UICoordinateSpace, to: any UICoordinateSpace)
    -> CGAffineTransform?
  {
    if from === to { return .identity }
    if let from = from as? UIView, let to = to as? UIView { return from.transform(to: to) }
    guard let from = from as? any ScreenMapped, let to = to as? any ScreenMapped else {
      return nil
    }
    return from.transformToScreen.concatenating(to.transformToScreen.inverted())
  }

  private static var screen: any UICoordinateSpace { UIScreen.main.coordinateSpace }

  static func convert(
    _ point: CGPoint, from: any UICoordinateSpace, to: any UICoordinateSpace
  ) -> CGPoint {
    if let transform = transform(from: from, to: to) { return point.applying(transform) }
    guard let mapped = from as? any ScreenMapped else { return from.convert(point, to: to) }
    return to.convert(point.applying(mapped.transformToScreen), from: screen)
  }

  static func convert(
    _ rect: CGRect, from: any UICoordinateSpace, to: any UICoordinateSpace
  ) -> CGRect {
    if let transform = transform(from: from, to: to) { return rect.applying(transform) }
    guard let mapped = from as? any ScreenMapped else { return from.convert(rect, to: to) }
    return to.convert(rect.applying(mapped.transformToScreen), from: screen)
  }
}

/// The coordinate space of the screen, a scene or the hardware, defined by its transform to the
/// screen.
@MainActor
final class PlainCoordinateSpace: NSObject, ScreenMapped {
  private let currentBounds: () -> CGRect
  private let currentTransform: () -> CGAffineTransform

  init(bounds: @escaping () -> CGRect, toScreen: @escaping () -> CGAffineTransform) {
    currentBounds = bounds
    currentTransform = toScreen
    super.init()
  }

  var bounds: CGRect { currentBounds() }
  var transformToScreen: CGAffineTransform { currentTransform() }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    SpaceConversion.convert(point, from: self, to: coordinateSpace)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    SpaceConversion.convert(point, from: coordinateSpace, to: self)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    SpaceConversion.convert(rect, from: self, to: coordinateSpace)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    SpaceConversion.convert(rect, from: coordinateSpace, to: self)
  }
}
