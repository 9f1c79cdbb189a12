package import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Tells when a first responder is to be judged while its list coasts, because where that ends is not known before it ends.
///
/// Events in, effects out, as `RestWatch`: replayable from its events alone. Its rules:
/// - What counts is the way since the coasting began, or since it turned round on one of its axes (a bounce).
/// - A list that has not moved yet goes nowhere, and one whose responder has been asked in this drag is left alone.
/// - A finger that drags the keyboard along decides about it itself, until the next drag begins.
package struct CoastWatch: Equatable, Sendable {
  /// What happened.
  package enum Event: Equatable, Sendable {
    /// A finger has begun to drag.
    case dragBegan
    /// It has left; `pullsKeyboard`: the keyboard was on its way down with it.
    case dragEnded(pullsKeyboard: Bool)
    /// The list coasts and is seen at an offset, points; `hasAsked`: its responder has been asked in this drag.
    case coasts(CGPoint, hasAsked: Bool)
    /// The list does not coast.
    case rests
  }

  /// What is to be done.
  package enum Effect: Equatable, Sendable {
    /// Judge the responder for a list that goes this way, points, and may stop anywhere ahead.
    case judge(CGPoint)
  }

  private struct Flight: Equatable, Sendable {
    var start: CGPoint
    var last: CGPoint
  }

  private var flight: Flight?
  private var leavesKeyboardToSystem = false

  /// A watch of a list at rest.
  package init() {}

  /// Takes in what happened.
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
