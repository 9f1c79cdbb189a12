public import Foundation

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
