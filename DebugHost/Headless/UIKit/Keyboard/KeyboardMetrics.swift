import Foundation

/// Heights of the docked English keyboard by screen (section 4.14); the bottom safe area is inside (T4.14.11).
struct KeyboardMetrics {
  /// Points, portrait.
  let heightWithPrediction: CGFloat
  let height: CGFloat

  var predictionHeight: CGFloat { heightWithPrediction - height }

  /// By the screen's size in portrait.
  private static let table: [(width: CGFloat, height: CGFloat, metrics: KeyboardMetrics)] = [
    (390, 844, KeyboardMetrics(heightWithPrediction: 336, height: 291)),  // T4.14.5
    (393, 852, KeyboardMetrics(heightWithPrediction: 336, height: 291)),  // T4.14.5, T7.2.2
    (320, 568, KeyboardMetrics(heightWithPrediction: 253, height: 216)),  // T4.14.1, T7.2.1
  ]

  /// The row for the screen; for one that no source names, the rule of thumb (T4.14.11).
  @MainActor
  static func metrics(for screen: UIScreen) -> KeyboardMetrics {
    let size = screen.bounds.size
    if let row = table.first(where: { $0.width == size.width && $0.height == size.height }) {
      return row.metrics
    }
    let base: CGFloat = screen.safeAreaInsets.bottom > 0 ? 291 : 216
    return KeyboardMetrics(heightWithPrediction: base + 45, height: base)
  }

  func height(for configuration: KeyboardConfiguration) -> CGFloat {
    configuration.hasPrediction ? heightWithPrediction : height
  }
}
