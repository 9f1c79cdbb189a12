/// What is at the bottom of a window and may be counted twice by code that makes room for the
/// keyboard. Lengths are in points, and 0 for what is not there.
public struct WindowBottom: Equatable, Codable, Sendable {
  /// The y coordinate of the window's bottom edge on the screen.
  public let edge: CGFloat
  /// The window's bottom safe area.
  public let safeArea: CGFloat
  /// The distance from the top of the tab bar to the window's bottom edge.
  public let tabBar: CGFloat
  /// The distance from the top of the navigation controller's toolbar to the window's bottom edge.
  public let toolbar: CGFloat
  /// The height of the input accessory view that is, or was last, on the keyboard.
  public internal(set) var accessory: CGFloat

  /// Creates the value.
  public init(
    edge: CGFloat, safeArea: CGFloat = 0, tabBar: CGFloat = 0, toolbar: CGFloat = 0,
    accessory: CGFloat = 0
  ) {
    self.edge = edge
    self.safeArea = safeArea
    self.tabBar = tabBar
    self.toolbar = toolbar
    self.accessory = accessory
  }

  /// The y coordinate, on the screen, at which content ends without a keyboard.
  var rest: CGFloat { edge - max(safeArea, tabBar, toolbar) }

  static let safeAreaWords = "bottom safe area"
  static let accessoryWords = "input accessory view"

  /// Returns the words for what has this length, within half a point; nil if nothing has. A margin may
  /// be a point off: a tab bar has 49 points, and 50 is a usual margin. A bar has two lengths, one of them without the safe area below it.
  package func part(of length: CGFloat) -> String? {
    let parts = [
      (Self.safeAreaWords, safeArea), ("tab bar", tabBar), ("tab bar", tabBar - safeArea),
      ("toolbar", toolbar), ("toolbar", toolbar - safeArea), (Self.accessoryWords, accessory),
    ]
    return parts.first { $0.1 > 1 && abs($0.1 - length) <= 0.5 }?.0
  }

  /// Returns whether the same bars are in another record of the window.
  func hasSameBars(as other: WindowBottom) -> Bool {
    (edge, safeArea, tabBar, toolbar) == (other.edge, other.safeArea, other.tabBar, other.toolbar)
  }
}
