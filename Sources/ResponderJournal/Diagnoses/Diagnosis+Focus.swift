/// The rules about the loss of the focus. Each rule is a pure function of its evidence.
extension Diagnosis {
  /// A focus that lasted less than this, in seconds, and then ended without another first responder
  /// was lost early.
  static let earlyLoss: TimeInterval = 1

  static func focusLostEarly(
    _ responder: ResponderIdentity, _ heldFor: TimeInterval, _ loss: FocusLoss?
  ) -> Diagnosis? {
    guard heldFor >= 0, heldFor < earlyLoss, loss != .byHand, loss != .screenGone else {
      return nil
    }
    return Diagnosis(
      id: .focusLostEarly,
      sentence: "\(responder) became first responder and lost it to no other responder "
        + "\(Wording.seconds(heldFor)) later\(loss == .leftWindow ? ": it left its window" : "").",
      numbers: [Number("held for", heldFor, unit: "s")],
      fix: "Look for a reload, a transition or an endEditing that follows becomeFirstResponder().")
  }

  static func focusRefused(
    _ responder: ResponderIdentity, _ reason: FocusRefusal, _ caller: String
  ) -> Diagnosis {
    let (why, fix) =
      switch reason {
      case .noWindow:
        (
          "it was in no window",
          "Ask in viewIsAppearing or later, and check that this is the instance on the screen; UIKit remembers the request until the view is in a window."
        )
      case .disabled: ("it was disabled, or took no touches", "Enable the field before you ask it.")
      case .delegate:
        (
          "its delegate may have refused",
          "Check what the delegate returns when editing should begin; change nothing if it refuses on purpose."
        )
      case .otherKept:
        (
          "the former first responder kept the focus",
          "Check what the former first responder's delegate and canResignFirstResponder return."
        )
      case .unexplained:
        ("nothing else is known", "Check what canBecomeFirstResponder of its class returns.")
      }
    return Diagnosis(
      id: .focusRefused,
      sentence: "\(caller) asked \(responder) to become first responder, and it did not: \(why).",
      numbers: [], fix: fix)
  }

  static func keyboardCannotBeDismissed(_ responder: ResponderIdentity) -> Diagnosis {
    Diagnosis(
      id: .keyboardCannotBeDismissed,
      sentence: "Nothing on the screen dismisses the keyboard of \(responder), which has no return "
        + "key: there is no bar, button, gesture or list that does.",
      numbers: [],
      fix:
        "Give the field an input accessory view with a Done button, set the keyboardDismissMode of "
        + "its scroll view, or use ResponderKit's dismissFirstResponderOnTapOutside().")
  }

  static func fieldReplaced(
    _ responder: ResponderIdentity, _ heldFor: TimeInterval, _ sinceTyped: TimeInterval?
  ) -> Diagnosis? {
    let isTyping = sinceTyped.map { $0 >= 0 && $0 < typing } ?? false
    guard isTyping || heldFor >= 0 && heldFor < earlyLoss else { return nil }
    let since = sinceTyped.flatMap { isTyping ? $0 : nil }
    return Diagnosis(
      id: .fieldReplaced,
      sentence: "\(responder) lost the focus "
        + (since.map { "\(Wording.seconds($0)) after it was typed into" }
          ?? "\(Wording.seconds(heldFor)) after it became first responder")
        + ": a new field with the same text took its place.",
      numbers: [Number(since == nil ? "held for" : "since typed", since ?? heldFor, unit: "s")],
      fix:
        "Keep the field while it is edited. In SwiftUI, give ForEach and id(_:) a value that does "
        + "not change with the text, and do not write the field into two branches of an if.")
  }

  static func lostAccessoryBar(
    _ controller: ResponderIdentity, _ bar: ResponderIdentity
  ) -> Diagnosis {
    Diagnosis(
      id: .lostAccessoryBar,
      sentence: "\(bar) is off the screen: \(controller), whose input accessory view it is, could "
        + "become first responder, and no responder is.",
      numbers: [],
      fix:
        "Make the controller first responder again after what took the focus has gone: a menu, a "
        + "sheet, a transition that was cancelled.")
  }

  static func rowReloaded(
    _ responder: ResponderIdentity, _ list: ResponderIdentity, _ sinceTyped: TimeInterval
  ) -> Diagnosis? {
    guard sinceTyped >= 0, sinceTyped < typing else { return nil }
    return Diagnosis(
      id: .rowReloaded,
      sentence:
        "\(responder) lost the focus \(Wording.seconds(sinceTyped)) after it was typed into: "
        + "\(list) reloaded its row or header.",
      numbers: [Number("since typed", sinceTyped, unit: "s")],
      fix:
        "Change the row's view in place, reconfigure the row (iOS 15), or reload all rows but the one "
        + "that is edited; put a search field into no header that reloads.")
  }

  /// How long after a key press the user counts as typing, in seconds.
  package static let typing = 2.0
}
