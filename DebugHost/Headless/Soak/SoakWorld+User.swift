import Foundation
import HeadlessDriver
import UIKit

/// Plays the steps of the user: touches and keys.
extension SoakWorld {
  func userStep(_ step: Step) -> Bool {
    switch step {
    case .tap(let x, let y):
      let bounds = device.scene.screen.bounds
      return tap(CGPoint(x: x * (bounds.width - 1), y: y * (bounds.height - 1)))
    case .tapField(let index): return tapField(index)
    case .type(let text): return device.type(text)
    case .returnKey: return device.pressReturn()
    case .scrollToTop:
      device.tapStatusBar()
      return true
    case .backSwipe(let part): return backSwipe(part)
    default: return gesture(step)
    }
  }

  /// Records the time at which a finger is about to come down, and the lists at that point.
  private func willTouch(at point: CGPoint) {
    lastTouch = device.now
    var view = window.hitTest(
      window.convert(point, from: window.screen.coordinateSpace), with: nil)
    while let here = view {
      if here is UIScrollView { touched.insert(ObjectIdentifier(here)) }
      view = here.superview
    }
  }

  private func tap(_ point: CGPoint) -> Bool {
    willTouch(at: point)
    device.tap(at: point)
    return true
  }

  private func tapField(_ index: Int) -> Bool {
    let fields = visibleFields + (screen.bar.window == nil ? [] : [screen.bar.field])
    guard let field = fields.wrapped(index), let home = field.window else { return false }
    guard field !== screen.bar.field else {
      lastTouch = device.now
      return device.tap(field)
    }
    let seen = PlainGeometry.place(of: field).intersection(
      PlainGeometry.opening(around: field, keyboard: keyboard))
    return tap(PlainGeometry.onScreen(CGPoint(x: seen.midX, y: seen.midY), in: home))
  }

  /// Swipes from the left edge over a fraction of the screen's width, holds still, and lifts the
  /// finger. UIKit cancels the pop if the swipe covers less than half of the width.
  private func backSwipe(_ part: Double) -> Bool {
    guard navigation.viewControllers.count > 1, navigation.presentedViewController == nil else {
      return false
    }
    let (width, y) = (Double(window.bounds.width), Double(window.bounds.height) * 0.4)
    lastTouch = device.now
    let finger = device.press(
      from: PlainGeometry.onScreen(CGPoint(x: 1, y: y), in: window),
      to: PlainGeometry.onScreen(CGPoint(x: 1 + part * (width - 2), y: y), in: window),
      duration: 0.3)
    device.advance(by: 0.2)
    device.touchUp(finger)
    return true
  }

  private func gesture(_ step: Step) -> Bool {
    guard let name = step.list, let list = list(name), list.window === window else { return false }
    var whole = window.bounds.insetBy(dx: 1, dy: 1)
    // Do not touch the keys of the keyboard.
    if let keyboard {
      let top = keyboard.minY - PlainGeometry.onScreen(.zero, in: window).y - 1
      whole.size.height = max(1, min(whole.height, top - whole.minY))
    }
    let area = PlainGeometry.place(of: list).intersection(whole)
    guard !area.isNull else { return false }
    func point(_ x: Double, _ y: Double) -> CGPoint {
      PlainGeometry.onScreen(
        CGPoint(
          // A touch at the far edges would hit the next list.
          x: min(whole.maxX, area.maxX - 1, max(whole.minX, area.minX + area.width * x)),
          y: min(whole.maxY, area.maxY - 1, max(whole.minY, area.minY + area.height * y))),
        in: window)
    }
    // Do not touch a keyboard that is not docked either. It may be anywhere.
    if let (x, y) = step.start {
      if device.keyboard.frame.contains(point(x, y)) { return false }
      willTouch(at: point(x, y))
    }
    switch step {
    case .fling(_, let x, let y, let vx, let vy):
      device.fling(from: point(x, y), velocity: CGPoint(x: vx, y: vy))
    case .drag(_, let x, let y, let dx, let dy):
      let start = point(x, y)
      device.drag(from: start, to: CGPoint(x: start.x + dx, y: start.y + dy), hold: 0.2)
    case .twoDrags(_, let y, let first, let second, let pause):
      device.fling(from: point(0.5, y), velocity: CGPoint(x: 0, y: first))
      device.advance(by: pause)
      let start = point(0.5, y)
      willTouch(at: start)
      device.drag(from: start, to: CGPoint(x: start.x, y: start.y + second), hold: 0.2)
    default: return false
    }
    return true
  }
}

extension Step {
  /// The point where the finger of a fling or drag comes down, in fractions of the list's size from
  /// 0 to 1; nil for steps of other kinds.
  fileprivate var start: (x: Double, y: Double)? {
    switch self {
    case .fling(_, let x, let y, _, _), .drag(_, let x, let y, _, _): (x, y)
    case .twoDrags(_, let y, _, _, _): (0.5, y)
    default: nil
    }
  }
}
