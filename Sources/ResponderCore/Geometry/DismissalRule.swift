public import Foundation

/// The condition under which a field that scrolls away loses the keyboard; the default is
/// `fullyHidden`.
public enum DismissalRule: Hashable, Sendable {
  /// The field loses the keyboard only when no part of it is visible.
  case fullyHidden
  /// The field loses the keyboard as soon as any part of it is hidden.
  case partlyHidden
  /// The field loses the keyboard when less than this part of it, from 0 to 1, is visible.
  ///
  /// With NaN, or with 0 or less, the field never loses the keyboard. More than 1 counts as 1: a
  /// fully visible field keeps the keyboard.
  case visibleFraction(below: CGFloat)

  /// Returns whether the rule dismisses a field with this visibility.
  public func shouldDismiss(_ visibility: FieldVisibility) -> Bool {
    switch self {
    case .fullyHidden: visibility.status == .hidden
    case .partlyHidden: visibility.status != .visible
    case .visibleFraction(let threshold): visibility.fraction < min(threshold, 1)
    }
  }

  /// Whether the rule has no threshold, or a threshold from 0 to 1.
  package var isSensible: Bool {
    guard case .visibleFraction(let threshold) = self else { return true }
    return threshold >= 0 && threshold <= 1
  }
}

/// How a dismissal ends editing.
public enum DismissalEnding: Hashable, Sendable {
  /// Asks the field to resign; the field may refuse.
  case polite
  /// Ends editing even if the field refuses.
  case forced
}
