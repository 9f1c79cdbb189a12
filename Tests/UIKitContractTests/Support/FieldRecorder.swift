import UIKit

/// A text field delegate that records UIKit's calls with the field's label, and answers as the test
/// specifies.
@MainActor
class FieldRecorder: NSObject, UITextFieldDelegate {
  let label: String
  let log: EventLog
  var begins = true
  var ends = true
  var changes = true
  var clears = true
  var returns = true
  /// The range of the last edit about which UIKit asked.
  private(set) var askedRange: NSRange?
  /// The text of the last edit about which UIKit asked.
  private(set) var askedString: String?
  var onBegin: (() -> Void)?

  init(_ label: String, _ log: EventLog) {
    self.label = label
    self.log = log
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log.note("\(label).shouldBegin")
    return begins
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    log.note("\(label).didBegin")
    onBegin?()
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log.note("\(label).shouldEnd")
    return ends
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    log.note("\(label).didEnd")
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    log.note("\(label).shouldChange")
    (askedRange, askedString) = (range, string)
    return changes
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    log.note("\(label).shouldClear")
    return clears
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.note("\(label).shouldReturn")
    return returns
  }
}

/// A delegate that implements `textFieldDidEndEditing` both with a reason and without.
@MainActor
final class ReasonRecorder: NSObject, UITextFieldDelegate {
  let log: EventLog

  init(_ log: EventLog) {
    self.log = log
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    log.note("plain")
  }

  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    log.note("reason \(reason.rawValue)")
  }
}

/// A text view delegate that records UIKit's calls.
@MainActor
final class TextViewRecorder: NSObject, UITextViewDelegate {
  let label: String
  let log: EventLog
  var changes = true

  init(_ label: String, _ log: EventLog) {
    self.label = label
    self.log = log
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    log.note("\(label).shouldBegin")
    return true
  }

  func textViewDidBeginEditing(_ textView: UITextView) {
    log.note("\(label).didBegin")
  }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    log.note("\(label).shouldEnd")
    return true
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    log.note("\(label).didEnd")
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    log.note("\(label).shouldChange")
    return changes
  }

  func textViewDidChange(_ textView: UITextView) {
    log.note("\(label).didChange")
  }
}
