/// The state of a scroll view at one moment.
public struct ScrollSample: Equatable, Codable, Sendable {
  /// What the scroll view was doing.
  public enum Phase: String, Codable, Sendable, CaseIterable, DebugDescribed {
    /// The user's finger is on the scroll view.
    case dragging
    /// The scroll view decelerates or bounces after the finger has lifted.
    case decelerating
    /// The scroll view moves without a finger, because the app scrolls it or the user has tapped
    /// the status bar.
    case programmatic
    /// The scroll view has come to rest.
    case atRest
  }

  /// The scroll view.
  public let scrollView: ResponderIdentity
  /// What the scroll view was doing.
  public let phase: Phase
  /// The scroll view's geometry, in points.
  public internal(set) var geometry: ScrollViewGeometry
  /// The offset at which the scroll view was expected to rest when the finger lifted, in points, if
  /// it has come to rest elsewhere; otherwise nil.
  public internal(set) var predicted: CGPoint?

  /// Creates the record.
  public init(
    scrollView: ResponderIdentity, phase: Phase, geometry: ScrollViewGeometry,
    predicted: CGPoint? = nil
  ) {
    self.scrollView = scrollView
    self.phase = phase
    self.geometry = geometry
    self.predicted = predicted
  }

  /// Returns the sample with the predicted offset, if the scroll view has come to rest elsewhere:
  /// by more than a point from a target that UIKit or the app's delegate announced, or by more than
  /// 10 points and a tenth of the distance from one computed from the finger's speed.
  func checked(against projection: ProjectionDecision) -> ScrollSample {
    let (old, rest) = (projection.geometry, projection.restingOffset)
    // After a second touch, or if the scroll view's content, inset or size has changed, the
    // projection says nothing about where the scroll view rests.
    guard phase == .atRest, old.contentSize == geometry.contentSize, old.inset == geometry.inset,
      old.viewport == geometry.viewport
    else { return self }
    func distance(_ other: CGPoint) -> CGFloat { max(abs(rest.x - other.x), abs(rest.y - other.y)) }
    let (error, way) = (distance(geometry.contentOffset), distance(old.contentOffset))
    let tolerance = projection.announcedTarget == nil ? max(10, way.finiteOrZero / 10) : 1
    guard error.isFinite, error > tolerance else { return self }
    var checked = self
    checked.predicted = rest
    return checked
  }
}

extension ScrollSample: CustomStringConvertible, DebugDescribed {
  /// One line for logs: scroll view, phase and offset, and the offset at rest if it is another.
  public var description: String {
    "\(scrollView) \(phase.rawValue) at \(Wording.point(geometry.contentOffset))"
      + (predicted.map { ", will rest at \(Wording.point($0))" } ?? "")
  }
}
