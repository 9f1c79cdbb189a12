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

/// A prediction and its outcome: where a scroll was expected to rest, and where it came to rest.
public struct PredictionOutcome: Equatable, Codable, Sendable {
  /// The last predicted offset before the scroll came to rest, in content coordinates, points.
  public var predictedOffset: CGPoint
  /// The predicted visibility of the first responder.
  public var predicted: FieldVisibility
  /// The offset at which the scroll rests, in content coordinates, points.
  public var actualOffset: CGPoint
  /// The visibility of the first responder there.
  public var actual: FieldVisibility

  /// Creates the value.
  public init(
    predictedOffset: CGPoint, predicted: FieldVisibility, actualOffset: CGPoint,
    actual: FieldVisibility
  ) {
    self.predictedOffset = predictedOffset
    self.predicted = predicted
    self.actualOffset = actualOffset
    self.actual = actual
  }

  /// The distance between the two offsets, in points; 0 if one of them is not finite.
  public var error: CGFloat {
    let (x, y) = (actualOffset.x - predictedOffset.x, actualOffset.y - predictedOffset.y)
    return (x * x + y * y).squareRoot().finiteOrZero
  }

  /// Whether the predicted status is right: visible in full, in part or not at all.
  public var isVerdictRight: Bool { predicted.status == actual.status }
}
