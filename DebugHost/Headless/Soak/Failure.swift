import ResponderJournal

/// Says which promise of ResponderScope's behaviours a step broke, and how.
struct Failure: Equatable, CustomStringConvertible {
  /// The promises that the checks test. Each raw value states its promise.
  enum Promise: String, CaseIterable, Sendable {
    case visibleIsKept = "a visible field is never dismissed"
    case noOrphan = "no field out of sight keeps the focus while a dismissal is attached"
    case staysAtBottom =
      "a list at its bottom stays there while the keyboard moves or it is resized"
    case moveArrives = "focusNext() ends at another field, or changes nothing"
    case fieldsLeftAsTheyWere =
      "a field that is not edited has no bar and return key of the field navigation"
    case noDrift = "a list is back where it was when the keyboard has gone"
    case insetsRestored = "insets are restored when the keyboard has gone"
    case noLeak = "what was removed is gone from memory"
    case currentIsTrue = "UIResponder.current is the responder that a search of all views finds"
    case replays = "the journal replays without a difference"
    case noFalseAlarm =
      "on a screen without a mistake nothing of level error or warning is diagnosed"
    case rests = "the device comes to rest"
  }

  let promise: Promise
  let detail: String
  /// The kind of the diagnosis, if the failure is a diagnosis on a screen without a mistake.
  var diagnosis: Diagnosis.ID?

  /// Whether another failure breaks the same promise, with the same kind of diagnosis.
  func isSame(as other: Failure) -> Bool {
    promise == other.promise && diagnosis == other.diagnosis
  }

  var description: String { "\(promise.rawValue): \(detail)" }
}
