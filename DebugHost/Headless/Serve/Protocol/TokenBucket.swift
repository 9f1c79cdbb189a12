package import Foundation

/// A limit of so many messages a second on average, and so many at once.
package struct TokenBucket: Sendable {
  private let perSecond: Double
  private let most: Double
  private var tokens: Double
  private var last: TimeInterval?

  package init(perSecond: Int, burst: Int) {
    self.perSecond = Double(perSecond)
    most = Double(burst)
    tokens = Double(burst)
  }

  /// Takes one; false if there is none.
  ///
  /// - Parameter now: Seconds on a clock that only runs forward.
  package mutating func take(at now: TimeInterval) -> Bool {
    if let last, now > last { tokens = min(most, tokens + (now - last) * perSecond) }
    last = max(now, last ?? now)
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }
}
