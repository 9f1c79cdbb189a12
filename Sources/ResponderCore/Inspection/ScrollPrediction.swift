public import Foundation

/// Where a scroll in progress will come to rest, and how much of the first responder will be
/// visible there.
public struct ScrollPrediction: Equatable, Codable, Sendable {
  /// What the scroll view is doing.
  public enum Phase: String, Codable, Sendable {
    /// A finger drags it.
    case dragging
    /// It coasts after the finger has left.
    case decelerating
  }

  /// What the scroll view is doing.
  public var phase: Phase
  /// The offset at which it will rest, in content coordinates, points; while the finger drags, as
  /// if it lifted now.
  public var restingOffset: CGPoint
  /// How much of the first responder will be visible there.
  public var visibility: FieldVisibility
  /// Where the first responder will be then, in screen coordinates, points.
  public var screenRect: CGRect

  /// Creates a prediction.
  public init(phase: Phase, restingOffset: CGPoint, visibility: FieldVisibility, screenRect: CGRect)
  {
    self.phase = phase
    self.restingOffset = restingOffset
    self.visibility = visibility
    self.screenRect = screenRect
  }
}
