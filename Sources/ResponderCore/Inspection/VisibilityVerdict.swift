public import Foundation

/// A visibility in words for users: "Visible", "Partly hidden below, 12 pt", "Behind the keyboard".
public struct VisibilityVerdict: Equatable, Sendable {
  /// The status, which also determines the colour and the symbol.
  public let status: FieldVisibility.Status
  /// A few words, with the number of hidden points if part of the field is hidden.
  public let title: String

  /// Describes the visibility of a rectangle of this size, in points.
  public init(_ visibility: FieldVisibility, size: CGSize) {
    status = visibility.status
    switch visibility.status {
    case .visible:
      title = "Visible"
    case .partial:
      let isSideways = visibility.hiddenSide == .left || visibility.hiddenSide == .right
      let length = isSideways ? size.width : size.height
      let hidden = Wording.points(((1 - visibility.fraction) * length).rounded())
      title = "Partly \(Self.phrase(visibility.hiddenSide)), \(hidden) pt"
    case .hidden:
      let phrase = Self.phrase(visibility.hiddenSide)
      title = phrase.prefix(1).uppercased() + phrase.dropFirst()
    }
  }

  private static func phrase(_ side: FieldVisibility.Side?) -> String {
    switch side {
    case .above: "hidden above"
    case .below: "hidden below"
    case .left: "hidden on the left"
    case .right: "hidden on the right"
    case .behindKeyboard: "behind the keyboard"
    case nil: "hidden"
    }
  }
}
