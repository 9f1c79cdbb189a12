public import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Where the first responder was seen while nothing moved.
public struct GeometryRecord: Equatable, Codable, Sendable {
  /// The first responder.
  public let responder: ResponderIdentity
  /// The scroll view around it; nil if there is none, and the decision is about its window.
  public let scrollView: ResponderIdentity?
  /// The rectangles, and how it is seen; judged where it is, so that `visibilityNow` is what counts.
  public let decision: DismissalDecision

  /// Makes the record.
  public init(
    responder: ResponderIdentity, scrollView: ResponderIdentity?, decision: DismissalDecision
  ) {
    self.responder = responder
    self.scrollView = scrollView
    self.decision = decision
  }

  /// A responder in a window without a scroll view; all in window coordinates, points.
  public init(
    responder: ResponderIdentity, rect: CGRect, window: CGSize, obscuredBy obscured: [CGRect]
  ) {
    let geometry = ScrollViewGeometry(
      viewport: window, contentSize: window, contentOffset: .zero, inset: Insets())
    self.init(
      responder: responder, scrollView: nil,
      decision: .decide(
        fieldRect: rect, geometry: geometry, restingOffset: .zero, obscuredBy: obscured))
  }

  /// The same place judged again.
  func decidedAgain() -> GeometryRecord {
    GeometryRecord(responder: responder, scrollView: scrollView, decision: decision.decidedAgain())
  }

  /// How it was seen.
  public var visibility: FieldVisibility { decision.visibilityNow }
}

extension GeometryRecord: CustomStringConvertible {
  /// One line for logs: who, and how much of it is seen.
  public var description: String { "\(responder) is \(visibility)" }
}
