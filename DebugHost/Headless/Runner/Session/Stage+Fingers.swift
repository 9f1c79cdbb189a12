import HeadlessDriver
import ResponderKit
import SwiftUI
import UIKit

/// Gestures. If the HUD is in the way, the methods first collapse or move it, or scroll the list,
/// as a user would.
extension Stage {
  /// Taps the middle of a view after making it visible and free.
  func tap(_ identifier: String) throws {
    // A button that SwiftUI draws without a view (T4.20.57). Like a UI test, tap its place.
    let drawn = device.windows.flatMap(\.drawnPrimitives)
    if let button = drawn.last(where: { $0.source.testIdentifier == identifier }) {
      let place = button.convert(button.bounds, to: nil)
      device.tap(at: CGPoint(x: place.midX, y: place.midY))
      return
    }
    let view = try view(identifier)
    try reveal(view)
    // If the app hides a control behind another view, that is a mistake of the scene.
    try expect(device.tap(view), "the tap on '\(identifier)' hit something else")
  }

  /// Makes a view visible and free for a finger. The method scrolls the scroll views that contain
  /// the view. If the HUD's card covers the view, the method collapses the card. If the pill covers
  /// the view, the method scrolls the list or drags the pill away. If that does not help, the
  /// method returns without an error.
  func reveal(_ view: UIView) throws {
    for attempt in 0..<16 where !isFree(view) {
      let place = frame(of: view)
      let scrolls = enclosingScrollViews(of: view)
      let middle = CGPoint(x: place.midX, y: place.midY)
      guard let hiding = scrolls.last(where: { !visibleArea(of: $0).contains(middle) }) else {
        if try collapseHUD(from: view) { continue }
        // First scroll the list, if there is one. A list that is too short does not move.
        if try (scrolls.isEmpty || attempt > 0) && pushHUD(from: view) { continue }
        guard let list = scrolls.last else { return }
        let step = visibleArea(of: list).height * (attempt < 8 ? -0.25 : 0.25)
        try drag(list, by: CGVector(dx: 0, dy: step), duration: 0.5)
        try rest(for: 0)
        continue
      }
      let area = visibleArea(of: hiding)
      let reach = CGVector(dx: area.width * 0.6, dy: area.height * 0.6)
      var way = CGVector(dx: area.midX - middle.x, dy: area.midY - middle.y)
      if middle.x > area.minX, middle.x < area.maxX { way.dx = 0 }
      if middle.y > area.minY, middle.y < area.maxY { way.dy = 0 }
      way.dx = min(max(way.dx, -reach.dx), reach.dx)
      way.dy = min(max(way.dy, -reach.dy), reach.dy)
      try drag(hiding, by: way, duration: 0.5)
      try rest(for: 0)
    }
  }

  /// Collapses the HUD's card to its pill, so that the card does not cover a view. Does nothing if
  /// the view is in the HUD's own window, or if no card is shown whose button a finger can touch.
  ///
  /// - Returns: Whether the method has collapsed the card.
  @discardableResult
  func collapseHUD(from covered: UIView? = nil) throws -> Bool {
    guard let button = try? view("ResponderScope.HUD.collapse"), isFree(button),
      button.window !== covered?.window
    else {
      return false
    }
    try expect(device.tap(button), "the HUD's card cannot be collapsed")
    try rest(for: 0)
    return true
  }

  /// Drags the HUD's pill away from a view that it covers. This is for a view that no list can
  /// scroll out from under the pill.
  ///
  /// - Returns: Whether the pill covered the view and was dragged away.
  func pushHUD(from covered: UIView) throws -> Bool {
    guard let pill = try? view("ResponderScope.HUD.pill"), isFree(pill),
      Self.overlap(frame(of: pill), frame(of: covered))
    else { return false }
    let start = CGPoint(x: frame(of: pill).midX, y: frame(of: pill).midY)
    let isLow = frame(of: covered).midY > keyboardTop / 2
    let y = keyboardTop * (isLow ? 0.15 : 0.85)
    device.drag(from: start, to: CGPoint(x: start.x, y: y), duration: 0.5, hold: 0.3)
    try rest(for: 0)
    openedHUDFor = UIResponder.current
    return true
  }

  /// Opens the HUD's card if the HUD is a pill that a finger can touch. The HUD is a pill, for
  /// example, if it has found no room for the card.
  func openHUD() throws {
    guard let pill = try? view("ResponderScope.HUD.pill"), isFree(pill) else { return }
    try expect(device.tap(pill), "the HUD's pill cannot be opened")
    openedHUDFor = UIResponder.current
    try rest(for: 0)
  }

  /// Returns a free point in a scroll view from which a finger can move by `way`. If there is none,
  /// the method collapses the HUD's card or drags its pill away, and tries again.
  private func place(in scrollView: UIScrollView, moving way: CGVector = .zero) throws -> CGPoint {
    do {
      return try grip(scrollView, moving: way)
    } catch {
      guard try collapseHUD() || pushHUD(from: scrollView) else { throw error }
      return try grip(scrollView, moving: way)
    }
  }

  /// Drags a scroll view's content, holds still, and lifts the finger.
  func drag(_ scrollView: UIScrollView, by way: CGVector, duration: Double = 1.2) throws {
    let start = try place(in: scrollView, moving: way)
    device.drag(from: start, to: start + way, duration: duration, hold: 0.3)
  }

  /// Drags a scroll view's content, leaves the finger on the screen, and stores it in `finger`.
  func press(_ scrollView: UIScrollView, by way: CGVector, duration: Double) throws {
    let start = try place(in: scrollView, moving: way)
    finger = device.press(from: start, to: start + way, duration: duration)
  }

  /// Flings a scroll view. The velocity is the finger's, in points per millisecond. The finger
  /// moves for 80 ms, or for a shorter time if there is not enough room.
  func fling(_ scrollView: UIScrollView, velocity: CGPoint, pushesHUD: Bool = true) throws {
    var time = 0.08
    while true {
      let way = CGVector(dx: velocity.x * time * 1000, dy: velocity.y * time * 1000)
      if let start = try? grip(scrollView, moving: way) {
        return device.fling(from: start, velocity: velocity, duration: time)
      }
      guard time > 0.03 else {
        if try collapseHUD() { return try fling(scrollView, velocity: velocity) }
        if pushesHUD, try pushHUD(from: scrollView) {
          return try fling(scrollView, velocity: velocity, pushesHUD: false)
        }
        throw Failure("there is no room to fling '\(scrollView.accessibilityIdentifier ?? "")'")
      }
      time -= 0.008
    }
  }

  /// Flings a scroll view up, or to the left if `sideways` is true, so that a view in it comes to
  /// rest out of view.
  func fling(_ view: UIView, outOf scrollView: UIScrollView, sideways: Bool = false) throws {
    let (area, place) = (visibleArea(of: scrollView), frame(of: view))
    let way = sideways ? place.maxX - area.minX : place.maxY - area.minY
    // A list coasts as far as its initial speed would carry it in 499 ms (T4.9.11). Use a speed
    // that is a sixth higher, so that rounding does not matter.
    let speed = max(1.6, (way + 60) / 430)
    try fling(scrollView, velocity: sideways ? CGPoint(x: -speed, y: 0) : CGPoint(x: 0, y: -speed))
  }

  /// Taps a scroll view at a free point.
  func tapFreely(_ scrollView: UIScrollView) throws {
    device.tap(at: try place(in: scrollView))
  }
}

private func + (point: CGPoint, way: CGVector) -> CGPoint {
  CGPoint(x: point.x + way.dx, y: point.y + way.dy)
}
