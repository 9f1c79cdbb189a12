import Foundation

/// The heights of the docked English keyboard on a screen (section 4.14). They include the bottom
/// safe area (T4.14.11).
struct KeyboardMetrics: Equatable {
  /// The height with the prediction bar, in points.
  var heightWithPrediction: CGFloat
  /// The height without the prediction bar, in points.
  var height: CGFloat
  var isPad = false

  var predictionHeight: CGFloat { heightWithPrediction - height }

  init(_ heightWithPrediction: CGFloat, _ height: CGFloat, isPad: Bool = false) {
    self.heightWithPrediction = heightWithPrediction
    self.height = height
    self.isPad = isPad
  }

  private struct Row {
    let width: CGFloat
    let height: CGFloat
    let portrait: KeyboardMetrics
    let landscape: KeyboardMetrics

    init(
      _ width: CGFloat, _ height: CGFloat, _ portrait: (CGFloat, CGFloat),
      _ landscape: (CGFloat, CGFloat), isPad: Bool = false
    ) {
      (self.width, self.height) = (width, height)
      self.portrait = KeyboardMetrics(portrait.0, portrait.1, isPad: isPad)
      self.landscape = KeyboardMetrics(landscape.0, landscape.1, isPad: isPad)
    }
  }

  /// The heights by the screen's size in portrait. Each row lists the heights with and without the
  /// prediction bar, in portrait and then in landscape.
  ///
  /// K: heights that the facts about UIKit (`Facts`) leave open. These are all heights in rows
  /// without a number, the landscape heights of notched phones and of 320 × 693, and the heights
  /// without the prediction bar of 402 × 874, 320 × 693 and 1024 × 1366.
  private static let table: [Row] = [
    Row(466, 678, (289, 244), (230, 185)),  // T4.14.19
    Row(669, 951, (350, 295), (264, 209)),  // T4.14.19
    Row(320, 480, (253, 216), (193, 162)),  // T4.14.1
    Row(320, 568, (253, 216), (193, 162)),  // T4.14.1, T7.2.1
    Row(375, 667, (260, 216), (194, 162)),  // T4.14.2
    Row(414, 736, (271, 226), (194, 162)),  // T4.14.3
    Row(375, 812, (336, 291), (209, 171)),  // T4.14.4
    Row(390, 844, (336, 291), (209, 171)),  // T4.14.5
    Row(393, 852, (336, 291), (209, 171)),  // T4.14.5, T7.2.2
    Row(402, 874, (335, 290), (209, 171)),  // T4.13.57: as of later versions of iOS 26
    Row(414, 896, (346, 301), (209, 171)),  // T4.14.6
    Row(428, 926, (346, 301), (209, 171)),  // T4.14.6
    Row(430, 932, (346, 301), (209, 171)),  // T4.14.6
    Row(440, 956, (346, 301), (209, 171)),
    Row(320, 693, (319, 274), (209, 171)),  // T4.14.7
    Row(768, 1024, (313, 264), (398, 352), isPad: true),  // T4.14.8
    Row(744, 1133, (333, 278), (418, 363), isPad: true),
    Row(820, 1180, (333, 278), (418, 363), isPad: true),
    Row(834, 1112, (313, 264), (398, 352), isPad: true),
    Row(834, 1194, (333, 278), (418, 363), isPad: true),
    Row(1024, 1366, (371, 316), (459, 404), isPad: true),  // T4.14.9
  ]

  /// The heights in landscape in the rows of the notched phones.
  private static let notchedInLandscape = KeyboardMetrics(209, 171)

  /// Returns the heights for a screen. If the table has no row for the screen's size, a phone's
  /// heights come from the rule of thumb (T4.14.11), and an iPad's are those of the 9.7-inch iPad
  /// in portrait. For a notched phone in the table, `notchedLandscapeHeight` replaces the heights
  /// in landscape.
  @MainActor
  static func metrics(for screen: UIScreen, choices: KeyboardChoices) -> KeyboardMetrics {
    let size = screen.bounds.size
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    let isLandscape = size.width > size.height
    guard let row = table.first(where: { $0.width == short && $0.height == long }) else {
      if screen.traitCollection.userInterfaceIdiom == .pad {
        return KeyboardMetrics(313, 264, isPad: true)
      }
      let base: CGFloat = screen.safeAreaInsets.bottom > 0 ? 291 : 216
      return KeyboardMetrics(base + 45, base)
    }
    var metrics = isLandscape ? row.landscape : row.portrait
    if let fold = screen.foldRegion, !isLandscape {
      // The keyboard of a bent display ends at the fold's upper edge.
      let rest = screen.bounds.maxY - fold.minY - metrics.heightWithPrediction
      metrics.heightWithPrediction += rest
      metrics.height += rest
    }
    if isLandscape, metrics == notchedInLandscape, screen.safeAreaInsets.bottom > 0 {
      let bar = metrics.predictionHeight
      metrics.heightWithPrediction = choices.notchedLandscapeHeight
      metrics.height = choices.notchedLandscapeHeight - bar
    }
    return metrics
  }

  func height(for configuration: KeyboardConfiguration) -> CGFloat {
    configuration.hasPrediction ? heightWithPrediction : height
  }

  /// The size of a floating keyboard, in points (K).
  static let floatingSize = CGSize(width: 320, height: 260)
}

extension KeyboardHost {
  /// Returns the height of the prediction bar, in points.
  func barHeight(for style: KeyboardStyle) -> CGFloat {
    switch style {
    case .floating: 40
    case .phone, .pad, .split: metrics.predictionHeight
    }
  }
}
