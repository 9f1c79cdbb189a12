public import Foundation

/// An outer scroll view and its place on the screen.
public struct ScrollFrame: Equatable, Codable, Sendable {
  /// The scroll view.
  public var scrollView: ResponderIdentity
  /// Its bounds in screen coordinates, points.
  public var screenRect: CGRect

  /// Creates the value.
  public init(scrollView: ResponderIdentity, screenRect: CGRect) {
    self.scrollView = scrollView
    self.screenRect = screenRect
  }
}
