import Foundation

/// The rule for content that a finger moves past an edge: the farther past, the less it moves
/// (T4.9.24, T4.9.25).
package struct RubberBand: Equatable, Sendable {
  /// The length of the bounds along the axis.
  package let dimension: CGFloat

  package init(dimension: CGFloat) {
    self.dimension = max(dimension, 1)
  }

  /// Returns the distance past the edge at which the content is shown, for the finger's travel past
  /// the edge.
  package func distance(forTravel travel: CGFloat) -> CGFloat {
    let travel = max(0, travel)
    return (1 - 1 / (ScrollPhysics.bandStiffness * travel / dimension + 1)) * dimension
  }

  /// Returns the finger's travel past the edge for which this distance is shown.
  package func travel(forDistance distance: CGFloat) -> CGFloat {
    let part = min(max(0, distance) / dimension, 0.999)
    return dimension / ScrollPhysics.bandStiffness * (1 / (1 - part) - 1)
  }

  /// Returns the offset to show for the offset that the finger requests.
  package func offset(for wish: CGFloat, limits: ClosedRange<CGFloat>) -> CGFloat {
    if wish < limits.lowerBound {
      return limits.lowerBound - distance(forTravel: limits.lowerBound - wish)
    }
    if wish > limits.upperBound {
      return limits.upperBound + distance(forTravel: wish - limits.upperBound)
    }
    return wish
  }

  /// Returns the offset that a finger must have requested for `offset` to be shown. A drag that
  /// interrupts a bounce starts with this request.
  package func wish(for offset: CGFloat, limits: ClosedRange<CGFloat>) -> CGFloat {
    if offset < limits.lowerBound {
      return limits.lowerBound - travel(forDistance: limits.lowerBound - offset)
    }
    if offset > limits.upperBound {
      return limits.upperBound + travel(forDistance: offset - limits.upperBound)
    }
    return offset
  }
}
