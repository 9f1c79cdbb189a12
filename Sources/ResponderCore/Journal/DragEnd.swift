public import Foundation

/// Records that a finger left a scroll view: where the scroll view will rest, where the first
/// responder is in the scroll view, and what covers the scroll view.
public struct DragEnd: Equatable, Codable, Sendable {
  /// The scroll view.
  public let scrollView: ResponderIdentity
  /// Where the scroll view will rest, with the inputs of the projection.
  public let projection: ProjectionDecision
  /// The first responder's rectangle in content coordinates, in points; nil if the first responder
  /// is not in the scroll view, or if its place is not known.
  public let fieldRect: CGRect?
  /// The rectangles that cover the scroll view, in viewport coordinates, in points.
  public let obscured: [CGRect]

  /// Creates the record.
  public init(
    scrollView: ResponderIdentity, projection: ProjectionDecision, fieldRect: CGRect? = nil,
    obscured: [CGRect] = []
  ) {
    self.scrollView = scrollView
    self.projection = projection
    self.fieldRect = fieldRect
    self.obscured = obscured
  }
}

extension DragEnd: CustomStringConvertible {
  /// One line for logs: the scroll view and where it will rest.
  public var description: String { "\(scrollView) \(projection)" }
}
