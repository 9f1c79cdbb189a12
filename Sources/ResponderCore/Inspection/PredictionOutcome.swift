public import Foundation

/// A prediction beside what came true: where a scroll was to rest, and where it did.
public struct PredictionOutcome: Equatable, Codable, Sendable {
  /// The last prediction before the scroll came to rest, content coordinates, points.
  public var predictedOffset: CGPoint
  /// How the first responder was to be seen there.
  public var predicted: FieldVisibility
  /// Where the scroll rests, content coordinates, points.
  public var actualOffset: CGPoint
  /// How the first responder is seen there.
  public var actual: FieldVisibility

  /// Makes the value.
  public init(
    predictedOffset: CGPoint, predicted: FieldVisibility, actualOffset: CGPoint,
    actual: FieldVisibility
  ) {
    self.predictedOffset = predictedOffset
    self.predicted = predicted
    self.actualOffset = actualOffset
    self.actual = actual
  }

  /// How far apart the two offsets are, points; 0 where one of them is no place.
  public var error: CGFloat {
    let (x, y) = (actualOffset.x - predictedOffset.x, actualOffset.y - predictedOffset.y)
    return (x * x + y * y).squareRoot().finiteOrZero
  }

  /// Whether the first responder came to be seen as predicted: in full, in part or not at all.
  public var isVerdictRight: Bool { predicted.status == actual.status }
}
