import Foundation

/// Counts taps that follow each other quickly in one place. One tap places the caret, two taps
/// select a word, and three select a paragraph, or all the text of a text field. The times and
/// distances are those of the tap gesture recognizer (K).
@MainActor
struct TapCounter {
  private var count = 0
  private var time: TimeInterval = -1
  private var place = CGPoint.zero

  /// Records a tap, and returns the number of taps in a row. A fourth tap counts as the first.
  ///
  /// - Parameter point: The tap's location, in screen coordinates.
  mutating func tap(at point: CGPoint) -> Int {
    let now = HeadlessLoop.main.now
    let (x, y) = (point.x - place.x, point.y - place.y)
    let isNext = now - time <= 0.35 && now >= time && (x * x + y * y).squareRoot() <= 45
    count = isNext && count < 3 ? count + 1 : 1
    (time, place) = (now, point)
    return count
  }
}
