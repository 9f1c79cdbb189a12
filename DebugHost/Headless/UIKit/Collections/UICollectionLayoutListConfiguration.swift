import Foundation

/// The look of a list. Only the plain one is implemented.
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain
  }

  public let appearance: Appearance

  public init(appearance: Appearance) {
    self.appearance = appearance
  }
}
