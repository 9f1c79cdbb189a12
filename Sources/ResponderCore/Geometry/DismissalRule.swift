public import Foundation

/// When a field that scrolls away loses the keyboard.
///
/// `fullyHidden` is what callers use unless they say otherwise.
public enum DismissalRule: Hashable, Codable, Sendable {
  /// Only when nothing of it can be seen.
  case fullyHidden
  /// As soon as any part of it cannot be seen.
  case partlyHidden
  /// When less than this part of it, from 0 to 1, can be seen; at 0 never, and never where it is no number. More than 1
  /// counts as 1: what is seen in full stays.
  case visibleFraction(below: CGFloat)

  /// Whether a field that is seen like this is to be dismissed.
  public func shouldDismiss(_ visibility: FieldVisibility) -> Bool {
    switch self {
    case .fullyHidden: visibility.status == .hidden
    case .partlyHidden: visibility.status != .visible
    case .visibleFraction(let threshold): visibility.fraction < min(threshold, 1)
    }
  }

  /// Whether it says what its caller can have meant.
  package var isSensible: Bool {
    guard case .visibleFraction(let threshold) = self else { return true }
    return threshold >= 0 && threshold <= 1
  }
}

extension DismissalRule: CustomStringConvertible {
  /// The rule in words: `dismiss below 50 % visible`.
  public var description: String {
    switch self {
    case .fullyHidden: "dismiss when fully hidden"
    case .partlyHidden: "dismiss when partly hidden"
    case .visibleFraction(let threshold): "dismiss below \(Wording.percent(threshold)) visible"
    }
  }
}
