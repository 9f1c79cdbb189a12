/// The debug overlay was shown or hidden.
public struct HUDChange: Equatable, Codable, Sendable {
  /// Whether it is on the screen now.
  public let isShown: Bool

  /// Makes the record.
  public init(isShown: Bool) {
    self.isShown = isShown
  }
}

extension HUDChange: CustomStringConvertible {
  /// `shown` or `hidden`.
  public var description: String { isShown ? "shown" : "hidden" }
}
