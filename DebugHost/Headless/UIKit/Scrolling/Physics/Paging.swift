import Foundation

/// The pages of a paging scroll view along one axis. They start at multiples of the bounds' length
/// (T4.9.34, T4.9.35).
package struct Paging: Equatable, Sendable {
  package let length: CGFloat

  package init(length: CGFloat) {
    self.length = length
  }

  /// Returns the next page in the direction of the velocity, or the nearest page if there is no
  /// velocity. The page is never outside the limits.
  package func target(
    from offset: CGFloat, velocity: CGFloat, limits: ClosedRange<CGFloat>
  ) -> CGFloat {
    guard length > 0 else { return offset }
    let page = offset / length
    let chosen =
      velocity > 0 ? page.rounded(.up) : velocity < 0 ? page.rounded(.down) : page.rounded()
    return min(max(chosen * length, limits.lowerBound), limits.upperBound)
  }
}
