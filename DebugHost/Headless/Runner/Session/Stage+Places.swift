import HeadlessDriver
import UIKit

/// Finds the places where a finger can touch, from the current frames of the views. Places are in
/// screen coordinates, in points.
extension Stage {
  var screen: CGRect { device.scene.screen.bounds }

  /// Returns the frame of a view in screen coordinates, or the null rectangle if the view is in no
  /// window.
  func frame(of view: UIView) -> CGRect {
    guard let window = view.window else { return .null }
    return window.convert(view.convert(view.bounds, to: window), to: window.screen.coordinateSpace)
  }

  /// The top of the keyboard, or of an accessory view that is shown alone. If neither is shown, it
  /// is the bottom of the screen.
  var keyboardTop: CGFloat {
    let cover = device.keyboard.cover
    return cover.isEmpty ? screen.maxY : cover.minY
  }

  /// Returns the visible area of a scroll view: the part of its frame that is on the screen, inside
  /// the adjusted content inset, and above the keyboard.
  func visibleArea(of scrollView: UIScrollView) -> CGRect {
    var insets = scrollView.adjustedContentInset
    let ends = [scrollView.bounds.minY, scrollView.bounds.maxY].map {
      scrollView.convert(CGPoint(x: 0, y: $0), to: nil).y
    }
    // If a transform turns the scroll view upside down, its top inset is at the bottom of the
    // screen.
    if ends[0] > ends[1] { (insets.top, insets.bottom) = (insets.bottom, insets.top) }
    var area = frame(of: scrollView).inset(
      by: UIEdgeInsets(top: insets.top, left: insets.left, bottom: 0, right: insets.right))
    area = area.intersection(screen)
    let bottom = min(area.maxY, keyboardTop, frame(of: scrollView).maxY - insets.bottom)
    area.size.height = max(0, bottom - area.minY)
    return area
  }

  /// Returns the view that a touch at the point would hit.
  func hit(at point: CGPoint) -> UIView? {
    for window in device.application.windowsBackToFront.reversed() where !window.isHidden {
      let place = window.convert(point, from: window.screen.coordinateSpace)
      if let view = window.hitTest(place, with: nil) { return view }
    }
    return nil
  }

  /// Whether a touch in the middle of a view would hit the view, or a view inside it or around it.
  /// The point must be on the screen, and in the visible area of every scroll view around the view.
  func isFree(_ view: UIView) -> Bool {
    let middle = CGPoint(x: frame(of: view).midX, y: frame(of: view).midY)
    guard screen.contains(middle), let hit = hit(at: middle), hit.window === view.window,
      hit.isDescendant(of: view) || view.isDescendant(of: hit)
    else { return false }
    return enclosingScrollViews(of: view).allSatisfy { visibleArea(of: $0).contains(middle) }
  }

  /// Returns the scroll views that contain a view, the nearest first.
  func enclosingScrollViews(of view: UIView) -> [UIScrollView] {
    sequence(first: view, next: \.superview).dropFirst().compactMap { $0 as? UIScrollView }
  }

  /// Returns a free point in a scroll view from which a finger can move by `way` and stay on the
  /// screen. The point is on a control only if no other point is free.
  func grip(_ scrollView: UIScrollView, moving way: CGVector = .zero) throws -> CGPoint {
    let area = visibleArea(of: scrollView).insetBy(dx: 6, dy: 6)
    let room = screen.insetBy(dx: 2, dy: 2)
    let xs: [CGFloat] =
      way.dx == 0
      ? [0.08, 0.92, 0.5, 0.3, 0.7]
      : way.dx < 0 ? [0.85, 0.7, 0.95, 0.55, 0.4] : [0.2, 0.35, 0.1, 0.5, 0.65]
    let ys: [CGFloat] =
      way.dy == 0
      ? [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]
      : way.dy < 0 ? [0.85, 0.7, 0.95, 0.55, 0.4, 1] : [0.15, 0.3, 0.05, 0.45, 0.6, 0]
    for mayBeControl in [false, true] {
      for y in ys {
        for x in xs {
          let point = CGPoint(
            x: (area.minX + x * area.width).rounded(), y: (area.minY + y * area.height).rounded())
          let end = CGPoint(x: point.x + way.dx, y: point.y + way.dy)
          guard room.contains(end), let view = hit(at: point), view.isDescendant(of: scrollView),
            mayBeControl || !(view is UIControl)
          else { continue }
          return point
        }
      }
    }
    throw Failure(
      "there is no free place in '\(scrollView.accessibilityIdentifier ?? "a list")' for a finger")
  }

  /// Returns the text fields in a scroll view that are fully visible and not covered, from top to
  /// bottom. If there are none, the method first collapses the HUD's card and, if that does not
  /// help, drags its pill away.
  func freeFields(in scrollView: UIScrollView) -> [UITextField] {
    var fields = fieldsSeen(in: scrollView)
    if fields.isEmpty, (try? collapseHUD()) == true { fields = fieldsSeen(in: scrollView) }
    if fields.isEmpty, (try? pushHUD(from: scrollView)) == true {
      fields = fieldsSeen(in: scrollView)
    }
    return fields
  }

  private func fieldsSeen(in scrollView: UIScrollView) -> [UITextField] {
    let area = visibleArea(of: scrollView)
    return Self.fields(in: scrollView).filter { field in
      let frame = frame(of: field)
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      // Allow no vertical tolerance, because UIKit scrolls a field that begins editing fully into
      // view.
      return area.insetBy(dx: -1, dy: 0).contains(frame)
        && hit(at: middle)?.isDescendant(of: field) == true
    }
    .sorted { frame(of: $0).minY < frame(of: $1).minY }
  }

  private static func fields(in view: UIView) -> [UITextField] {
    (view as? UITextField).map { [$0] } ?? view.subviews.flatMap { fields(in: $0) }
  }
}
