import UIKit

/// A view that records its touches.
@MainActor
final class TouchView: UIView {
  let label: String
  let log: TouchLog

  init(_ label: String = "view", frame: CGRect, log: TouchLog = TouchLog()) {
    self.label = label
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note("\(label) began")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note("\(label) moved")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note("\(label) ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.note("\(label) cancelled")
  }
}

/// Records touches in order. Successive equal entries are recorded once.
@MainActor
final class TouchLog {
  private(set) var entries: [String] = []

  func note(_ entry: String) {
    if entries.last != entry { entries.append(entry) }
  }

  func clear() {
    entries = []
  }
}
