import Foundation

/// Counts taps that follow each other quickly in one place: one places the caret, two select a word, three a paragraph.
/// Times and distances are the tap recogniser's (K).
@MainActor
struct TapCounter {
  private var count = 0
  private var time: TimeInterval = -1
  private var place = CGPoint.zero

  /// - Parameter point: Screen coordinates.
  mutating func tap(at point: CGPoint) -> Int {
    let now = HeadlessLoop.main.now
    let (x, y) = (point.x - place.x, point.y - place.y)
    let isNext = now - time <= 0.35 && now >= time && (x * x + y * y).squareRoot() <= 45
    count = isNext && count < 3 ? count + 1 : 1
    (time, place) = (now, point)
    return count
  }
}
