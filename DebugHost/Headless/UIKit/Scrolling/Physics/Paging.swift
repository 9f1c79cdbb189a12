import Foundation

/// Where a paging view stops along one axis: at a multiple of the bounds' length (T4.9.34, T4.9.35).
package struct Paging: Equatable, Sendable {
  package let length: CGFloat

  package init(length: CGFloat) {
    self.length = length
  }

  /// The next page in the direction of the velocity, without one the nearest; never outside the limits.
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
