import UIKit

/// A view that accepts or refuses the focus as the test specifies, and records UIKit's calls.
@MainActor
final class FocusView: UIView {
  let label: String
  let log: TouchLog
  var accepts = true
  var lets = true

  init(_ label: String, log: TouchLog = TouchLog()) {
    self.label = label
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool {
    log.note("\(label) can")
    return accepts
  }

  override var canResignFirstResponder: Bool { lets }

  override func resignFirstResponder() -> Bool {
    log.note("\(label) resign")
    return super.resignFirstResponder()
  }
}
