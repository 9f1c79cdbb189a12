/// Records that the app's window is on a screen of another size: the device has turned, or a phone
/// that folds has opened or closed. The frames of later entries are on the new screen.
public struct ScreenChange: Equatable, Codable, Sendable {
  /// A screen, in the orientation of the interface.
  public struct Screen: Equatable, Codable, Sendable {
    /// The size, in points.
    public let size: CGSize
    /// The number of pixels per point.
    public let scale: Double
    /// Whether it is UIKit's main screen. An iPhone Duo's main screen is the outer one.
    public let isMain: Bool

    /// Creates the record of a screen; the size is in points.
    public init(size: CGSize, scale: Double, isMain: Bool) {
      (self.size, self.scale, self.isMain) = (size, scale, isMain)
    }
  }

  /// The screen before the change.
  public let before: Screen
  /// The screen after the change.
  public let after: Screen

  /// Creates the record.
  public init(before: Screen, after: Screen) {
    (self.before, self.after) = (before, after)
  }
}

extension ScreenChange.Screen: CustomStringConvertible, DebugDescribed {
  /// `390 × 844 pt at 3.0`, with a remark if it is not the main screen.
  public var description: String {
    "\(Wording.size(size)) pt at \(scale)\(isMain ? "" : ", not the main screen")"
  }
}

extension ScreenChange: CustomStringConvertible, DebugDescribed {
  /// The screens before and after the change: `390 × 844 pt at 3.0 to 844 × 390 pt at 3.0`.
  public var description: String { "\(before) to \(after)" }
}
