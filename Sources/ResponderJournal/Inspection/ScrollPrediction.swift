/// The place where a scroll in progress will come to rest, and how much of the first responder will
/// be visible there.
public struct ScrollPrediction: Equatable, Codable, Sendable {
  /// What the scroll view is doing.
  public enum Phase: String, Codable, Sendable, DebugDescribed {
    /// A finger drags the scroll view.
    case dragging
    /// The scroll view coasts after the finger has left.
    case decelerating
  }

  /// What the scroll view is doing.
  public var phase: Phase
  /// The offset at which the scroll view will rest, in content coordinates, points; while a finger
  /// drags, the offset if the finger lifted now.
  public var restingOffset: CGPoint
  /// How much of the first responder will be visible at that offset.
  public var visibility: FieldVisibility
  /// The first responder's place at that offset, in screen coordinates, points.
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

/// A prediction and its outcome: the offset at which a scroll was expected to rest, and the one at
/// which it came to rest.
public struct PredictionOutcome: Equatable, Codable, Sendable {
  /// The last offset that was predicted before the scroll came to rest, in content coordinates,
  /// points.
  public var predictedOffset: CGPoint
  /// The predicted visibility of the first responder.
  public var predicted: FieldVisibility
  /// The offset at which the scroll rests, in content coordinates, points.
  public var actualOffset: CGPoint
  /// The visibility of the first responder at that offset.
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

  /// Whether the predicted status (visible in full, in part or not at all) was right.
  public var isVerdictRight: Bool { predicted.status == actual.status }
}
