package import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Decides when to judge a first responder whose list coasts and may still stop anywhere ahead.
///
/// Its rules:
/// - On each axis, the direction is measured from the offset at which the list began to coast, or
///   from the last offset before the motion on this axis reversed (a bounce).
/// - A list that has not moved yet has no direction, so its responder is not judged.
/// - A responder that was asked to resign in this drag is not judged again.
/// - After a drag that pulled the keyboard along, UIKit decides whether the keyboard stays, and the
///   watch requests no judgement until the next drag begins.
package struct CoastRule: Sendable {
  /// Where the list began to coast, or last reversed, and where it was at the last call.
  private var flight: (start: CGPoint, last: CGPoint)?
  private var leavesKeyboardToSystem = false

  /// Creates a rule for a list at rest.
  package init() {}

  /// Records that a finger has begun to drag.
  package mutating func dragBegan() { leavesKeyboardToSystem = false }

  /// Records that the finger has left the screen; `pullsKeyboard` says whether it was pulling the
  /// keyboard down.
  package mutating func dragEnded(pullsKeyboard: Bool) { leavesKeyboardToSystem = pullsKeyboard }

  /// Records that the list does not coast.
  package mutating func rests() { flight = nil }

  /// Records that the list coasts at an offset, in points; `hasAsked` says whether its responder
  /// was asked to resign in this drag.
  ///
  /// - Returns: How far the list has moved on each axis, in points, and so in which direction it
  ///   moves, if the responder is to be judged; otherwise nil.
  package mutating func coasts(at offset: CGPoint, hasAsked: Bool) -> CGPoint? {
    let last = flight?.last ?? offset
    var start = flight?.start ?? offset
    func turns(_ start: CGFloat, _ last: CGFloat, _ now: CGFloat) -> Bool {
      (last - start) * (now - last) < 0
    }
    if turns(start.x, last.x, offset.x) { start.x = last.x }
    if turns(start.y, last.y, offset.y) { start.y = last.y }
    flight = (start, offset)
    let way = CGPoint(x: offset.x - start.x, y: offset.y - start.y)
    return way == .zero || hasAsked || leavesKeyboardToSystem ? nil : way
  }
}
