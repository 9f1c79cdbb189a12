package import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Decides when to judge a first responder while its list coasts to an end that is not known in
/// advance.
///
/// Like `RestWatch`, it has no input but its events, so that the recorded events are enough to
/// replay it. Its rules:
/// - The direction is counted from where the coasting began, or from where it reversed on an axis
///   (a bounce).
/// - A list that has not moved yet has no direction. The watch ignores a list whose responder was
///   asked to resign in this drag.
/// - After a drag that pulled the keyboard along, the system decides about the keyboard, until the
///   next drag begins.
package struct CoastWatch: Equatable, Sendable {
  /// What happened.
  package enum Event: Equatable, Sendable {
    /// A finger has begun to drag.
    case dragBegan
    /// The finger has left the screen; `pullsKeyboard` says whether it was pulling the keyboard
    /// down.
    case dragEnded(pullsKeyboard: Bool)
    /// The list is coasting at an offset, in points; `hasAsked` says whether its responder was
    /// asked to resign in this drag.
    case coasts(CGPoint, hasAsked: Bool)
    /// The list does not coast.
    case rests
  }

  /// What the adapter does.
  package enum Effect: Equatable, Sendable {
    /// Judge the responder for a list that moves in this direction, in points, and may stop
    /// anywhere ahead.
    case judge(CGPoint)
  }

  private struct Flight: Equatable, Sendable {
    var start: CGPoint
    var last: CGPoint
  }

  private var flight: Flight?
  private var leavesKeyboardToSystem = false

  /// Creates a watch for a list at rest.
  package init() {}

  /// Handles an event and returns the effect, if there is one.
  package mutating func handle(_ event: Event) -> Effect? {
    switch event {
    case .dragBegan: leavesKeyboardToSystem = false
    case .dragEnded(let pullsKeyboard): leavesKeyboardToSystem = pullsKeyboard
    case .rests: flight = nil
    case .coasts(let offset, let hasAsked):
      let way = way(to: offset)
      guard way != .zero, !hasAsked, !leavesKeyboardToSystem else { return nil }
      return .judge(way)
    }
    return nil
  }

  private mutating func way(to offset: CGPoint) -> CGPoint {
    guard var flight else {
      self.flight = Flight(start: offset, last: offset)
      return .zero
    }
    func turns(_ start: CGFloat, _ last: CGFloat, _ now: CGFloat) -> Bool {
      (last - start) * (now - last) < 0
    }
    if turns(flight.start.x, flight.last.x, offset.x)
      || turns(flight.start.y, flight.last.y, offset.y)
    {
      flight.start = flight.last
    }
    flight.last = offset
    self.flight = flight
    return CGPoint(x: offset.x - flight.start.x, y: offset.y - flight.start.y)
  }
}
