public import Foundation

/// Where a scroll in progress will come to rest, and how the first responder will be seen there.
public struct ScrollPrediction: Equatable, Codable, Sendable {
  /// What the scroll view is doing.
  public enum Phase: String, Codable, Sendable {
    /// A finger moves it.
    case dragging
    /// It coasts after the finger has left.
    case decelerating
  }

  /// What the scroll view is doing.
  public var phase: Phase
  /// Where it will rest, in content coordinates, points; while dragging: if the finger left now.
  public var restingOffset: CGPoint
  /// How the first responder will be seen there.
  public var visibility: FieldVisibility
  /// Where the view will be on the screen then, in screen coordinates, points.
  public var screenRect: CGRect

  /// Makes a prediction.
  public init(phase: Phase, restingOffset: CGPoint, visibility: FieldVisibility, screenRect: CGRect)
  {
    self.phase = phase
    self.restingOffset = restingOffset
    self.visibility = visibility
    self.screenRect = screenRect
  }
}
