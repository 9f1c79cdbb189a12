/// Records that a finger left a scroll view: where the scroll view will rest, where the first
/// responder is in the scroll view, and what covers the scroll view.
public struct DragEnd: Equatable, Sendable {
  /// The scroll view.
  public let scrollView: ResponderIdentity
  /// Where the scroll view will rest, with the inputs of the projection.
  public internal(set) var projection: ProjectionDecision
  /// The first responder's rectangle in content coordinates, in points; nil if the first responder
  /// is not in the scroll view, or if its place is not known.
  public internal(set) var fieldRect: CGRect?
  /// What the keyboard covers, in viewport coordinates, in points; nil if it covers nothing.
  public let obscured: CGRect?

  /// Creates the record.
  public init(
    scrollView: ResponderIdentity, projection: ProjectionDecision, fieldRect: CGRect? = nil,
    obscured: CGRect? = nil
  ) {
    self.scrollView = scrollView
    self.projection = projection
    self.fieldRect = fieldRect
    self.obscured = obscured
  }
}

extension DragEnd: Codable {
  /// Writes every value; what the keyboard covers is a list of at most one rectangle.
  public func encode(to encoder: any Encoder) throws {
    try encoder.write([
      ("scrollView", scrollView), ("projection", projection), ("fieldRect", fieldRect),
      ("obscured", obscured.map { [$0] } ?? []),
    ])
  }

  /// Reads the values as they were recorded; of several covers, the first.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.values()
    try self.init(
      scrollView: values("scrollView"), projection: values("projection"),
      fieldRect: values.optional("fieldRect"), obscured: (values("obscured") as [CGRect]).first)
  }
}

extension DragEnd: CustomStringConvertible, DebugDescribed {
  /// One line for logs: the scroll view and where it will rest.
  public var description: String { "\(scrollView) \(projection)" }
}
