/// Records that the HUD was shown or hidden.
public struct HUDChange: Equatable, Codable, Sendable {
  /// Whether the HUD is on the screen now.
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
