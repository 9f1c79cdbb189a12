public import Foundation

/// A scroll view further out: who it is and where on the screen.
public struct ScrollFrame: Equatable, Codable, Sendable {
  /// The scroll view.
  public var scrollView: ResponderIdentity
  /// Its bounds in screen coordinates, points.
  public var screenRect: CGRect

  /// Makes the value.
  public init(scrollView: ResponderIdentity, screenRect: CGRect) {
    self.scrollView = scrollView
    self.screenRect = screenRect
  }
}
