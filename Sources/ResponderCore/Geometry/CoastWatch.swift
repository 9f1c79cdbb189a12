package import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Decides when to judge a first responder whose list coasts and may still stop anywhere ahead.
///
/// Like `RestWatch`, the watch has no input but its events, so recorded events are enough to replay
/// its decisions. Its rules:
/// - On each axis, the direction is measured from the offset at which the list began to coast, or
///   from the last offset before the motion on this axis reversed (a bounce).
/// - A list that has not moved yet has no direction, so its responder is not judged.
/// - A responder that was asked to resign in this drag is not judged again.
/// - After a drag that pulled the keyboard along, UIKit decides whether the keyboard stays, and the
///   watch requests no judgement until the next drag begins.
package struct CoastWatch: Equatable, Sendable {
  /// An event that the watch handles.
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

  /// What the caller has to do.
  package enum Effect: Equatable, Sendable {
    /// Judge the responder of a list that may stop anywhere ahead. The value says how far the list
    /// has moved on each axis, in points, and so in which direction it moves.
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
    if turns(flight.start.x, flight.last.x, offset.x) { flight.start.x = flight.last.x }
    if turns(flight.start.y, flight.last.y, offset.y) { flight.start.y = flight.last.y }
    flight.last = offset
    self.flight = flight
    return CGPoint(x: offset.x - flight.start.x, y: offset.y - flight.start.y)
  }
}
