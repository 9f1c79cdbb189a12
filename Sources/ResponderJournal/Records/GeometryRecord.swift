/// Records where the first responder was while neither a finger nor the keyboard moved anything. In
/// the evidence of a diagnosis, the record may be about the caret instead.
public struct GeometryRecord: Equatable, Codable, Sendable {
  /// The first responder.
  public let responder: ResponderIdentity
  /// The scroll view that contains the responder; nil if there is none. The rectangles are then in
  /// window coordinates.
  public let scrollView: ResponderIdentity?
  /// The rectangles and the visibility. The decision is made for the offset at that moment, so its
  /// `visibilityAtRest` equals its `visibilityNow`. No responder was asked to resign because of it.
  public let decision: DismissalDecision

  /// Creates the record.
  public init(
    responder: ResponderIdentity, scrollView: ResponderIdentity?, decision: DismissalDecision
  ) {
    self.responder = responder
    self.scrollView = scrollView
    self.decision = decision
  }

  /// Creates the record of a responder that is in a window but in no scroll view. All rectangles
  /// are in window coordinates, in points.
  public init(
    responder: ResponderIdentity, rect: CGRect, window: CGSize, obscuredBy obscured: CGRect?
  ) {
    let geometry = ScrollViewGeometry(
      viewport: window, contentSize: window, contentOffset: .zero, inset: Insets())
    self.init(
      responder: responder, scrollView: nil,
      decision: .decide(
        fieldRect: rect, geometry: geometry, restingOffset: .zero, obscuredBy: obscured))
  }

  /// Returns the record with another decision about the same responder.
  func with(_ decision: DismissalDecision) -> GeometryRecord {
    GeometryRecord(responder: responder, scrollView: scrollView, decision: decision)
  }

  /// How much of the responder was visible.
  public var visibility: FieldVisibility { decision.visibilityNow }
}

extension GeometryRecord: CustomStringConvertible, DebugDescribed {
  /// One line for logs: the responder, and how much of it is visible.
  public var description: String { "\(responder) is \(visibility)" }
}
