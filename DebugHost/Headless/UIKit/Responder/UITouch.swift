import Foundation

/// One finger, from touch-down to lift. The touch keeps its view throughout (T4.6.18).
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
  }

  /// The time of the last change, in seconds since boot.
  open package(set) var timestamp: TimeInterval
  open package(set) var phase: Phase
  open package(set) var tapCount = 1
  open package(set) var type = TouchType.direct
  open package(set) weak var window: UIWindow?
  open package(set) weak var view: UIView?
  open package(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The finger's location, in screen coordinates.
  package var screenLocation: CGPoint
  /// The finger's previous location, in screen coordinates.
  package var previousScreenLocation: CGPoint

  package init(screenLocation: CGPoint, timestamp: TimeInterval, window: UIWindow?, view: UIView?) {
    self.screenLocation = screenLocation
    previousScreenLocation = screenLocation
    self.timestamp = timestamp
    phase = .began
    self.window = window
    self.view = view
    super.init()
  }

  /// Returns the finger's location in the view's coordinates, or in the window's if the view is
  /// nil.
  open func location(in view: UIView?) -> CGPoint {
    convert(screenLocation, to: view)
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousScreenLocation, to: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let window else { return point }
    let inWindow = window.convert(point, from: window.screen.coordinateSpace)
    return view.map { $0.convert(inWindow, from: window) } ?? inWindow
  }
}
