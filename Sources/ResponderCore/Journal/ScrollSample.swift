/// The state of a scroll view at one moment.
public struct ScrollSample: Equatable, Codable, Sendable {
  /// What the scroll view was doing.
  public enum Phase: String, Codable, Sendable, CaseIterable {
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
  public let geometry: ScrollViewGeometry

  /// Creates the record.
  public init(scrollView: ResponderIdentity, phase: Phase, geometry: ScrollViewGeometry) {
    self.scrollView = scrollView
    self.phase = phase
    self.geometry = geometry
  }
}

extension ScrollSample: CustomStringConvertible {
  /// One line for logs: scroll view, phase and offset.
  public var description: String {
    "\(scrollView) \(phase.rawValue) at \(Wording.point(geometry.contentOffset))"
  }
}
