import HeadlessDriver
import ResponderCore
import Testing
import UIKit

@testable import ResponderKit

/// Tests what the app may do in the middle of the anchor's change, in a delegate method or during
/// layout.
@MainActor @Suite("An anchor that is called back")
struct AnchorReentryTests {
  @Test("cancelled in a delegate's method, it leaves nothing behind", arguments: [true, false])
  func cancelledInside(isInset: Bool) {
    let stage = AnchorStage(policy: nil)
    let delegate = OnceDelegate()
    stage.list.delegate = delegate
    stage.list.contentInset.bottom = 7
    let token = stage.list.anchor(.bottom())
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    let (y, bars) = (stage.y, stage.list.verticalScrollIndicatorInsets)
    if isInset { delegate.onInset = { token.cancel() } }
    if !isInset { delegate.onScroll = { token.cancel() } }
    stage.open()
    #expect(!token.isActive)
    #expect(stage.inset == 7 && stage.y == y)
    #expect(stage.list.verticalScrollIndicatorInsets == bars)
    stage.close()
    #expect(stage.inset == 7 && stage.y == y)
    stage.list.delegate = nil
  }

  @Test("a keyboard that leaves because of the change is obeyed")
  func keyboardInside() {
    let stage = AnchorStage(policy: nil)
    let delegate = OnceDelegate()
    stage.list.anchor(.bottom())
    stage.device.perform { stage.list.removeFromSuperview() }
    stage.open()
    stage.list.delegate = delegate
    delegate.onInset = { stage.field.resignFirstResponder() }
    // No notification announces that the list is back, so the anchor notices it at the end of the
    // turn.
    stage.device.settle { stage.controller.view.insertSubview(stage.list, at: 0) }
    #expect(!stage.field.isFirstResponder)
    #expect(stage.inset == 0)
    stage.list.delegate = nil
  }

  @Test("cancelled or replaced in its layout, it does nothing more", arguments: [true, false])
  func endedByLayout(isReplaced: Bool) {
    let stage = AnchorStage(policy: nil)
    let other = LaidOutView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.controller.view.addSubview(other)
    stage.device.settle()
    let token = stage.list.anchor(.bottom())
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    let y = stage.y
    stage.open()
    other.onLayout = {
      if isReplaced { stage.list.anchor(.bottom()) } else { token.cancel() }
    }
    stage.device.settle { other.setNeedsLayout() }
    #expect(stage.inset == (isReplaced ? 302 : 0))
    stage.close()
    #expect(stage.inset == 0 && stage.y == y)
    stage.open()
    #expect(stage.inset == (isReplaced ? 302 : 0))
    stage.close()
  }
}
