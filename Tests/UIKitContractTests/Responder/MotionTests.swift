import Testing
import UIKit

/// Tests motion events up the chain (section 4.8), without an event from the system.
@MainActor
struct MotionTests {
  @Test("each default implementation forwards to next", .fact("T4.8.3"))
  func forwards() {
    let (catcher, view) = (MotionView(), UIView())
    catcher.addSubview(view)
    view.motionBegan(.motionShake, with: nil)
    view.motionEnded(.motionShake, with: nil)
    view.motionCancelled(.motionShake, with: nil)
    #expect(catcher.received == ["began", "ended", "cancelled"])
  }
}

/// A view that records motion events and does not forward them.
@MainActor
final class MotionView: UIView {
  var received: [String] = []

  override var canBecomeFirstResponder: Bool { true }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    received.append("began")
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    received.append("ended")
  }

  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    received.append("cancelled")
  }
}
