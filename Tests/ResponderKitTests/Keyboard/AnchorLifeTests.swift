import HeadlessDriver
import ResponderCore
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// Tests changes of an anchored list's window and page, lists that are upside down, the end of the
/// behaviour, and keyboard changes whose end UIKit does not announce, or not to the list.
@MainActor @Suite("An anchored list that changes")
struct AnchorLifeTests {
  @Test("a list that joins a window under a keyboard has its room", .flaw("2.3.18"))
  func joinsLate() {
    let stage = AnchorStage(policy: nil)
    stage.open()
    let late = UIScrollView(frame: stage.list.frame)
    late.contentSize = stage.list.contentSize
    // The app anchors the list before it has a window, as in viewDidLoad, and scrolls it to its end
    // during layout.
    late.anchor(.bottom(tolerance: 1))
    #expect(late.contentInset.bottom == 0)
    stage.device.settle {
      stage.controller.view.addSubview(late)
      late.scrollToBottom(animated: false)
    }
    #expect(late.adjustedContentInset.bottom == 336 && late.isScrolledToBottom)
    // The keyboard stays up between screens. The other field takes it over without a notification.
    let other = UITextField(frame: stage.field.frame)
    stage.controller.view.addSubview(other)
    stage.device.settle {
      other.becomeFirstResponder()
      stage.list.removeFromSuperview()
    }
    #expect(late.adjustedContentInset.bottom == 336)
    stage.device.settle { other.resignFirstResponder() }
    #expect(late.contentInset.bottom == 0 && late.isScrolledToBottom)
  }

  @Test("a list beside its window waits")
  func aside() {
    let stage = AnchorStage(at: .end)
    stage.open()
    let y = stage.y
    stage.device.perform { stage.list.frame.origin.x = 390 }
    #expect(stage.inset == 302 && stage.y == y)
    stage.turn([
      (.willChangeFrame, AnchorStage.docked(300)), (.didChangeFrame, AnchorStage.docked(300)),
    ])
    #expect(stage.inset == 302 && stage.y == y)
    stage.device.perform { stage.list.frame.origin.x = 0 }
    #expect(stage.inset == 266 && stage.list.isScrolledToBottom)
    stage.close()
    #expect(stage.inset == 0)
    stage.device.perform { stage.list.frame.origin.x = -390 }
    stage.open()
    #expect(stage.inset == 0)
    stage.device.perform { stage.list.frame.origin.x = 0 }
    #expect(stage.inset == 302 && stage.list.isScrolledToBottom)
    stage.close()
  }

  @Test(
    "cancelled in the animation, inset and place are back at once",
    arguments: KeyboardAnchorTests.policies)
  func cancelled(policy: AnchorPolicy) {
    let stage = AnchorStage(policy: nil)
    let token = stage.list.anchor(policy)
    stage.list.contentInset.bottom = 7.3
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    let y = stage.y
    stage.device.perform { stage.field.becomeFirstResponder() }
    stage.device.advance(by: 0.1)
    token.cancel()
    #expect(stage.inset == 7.3)
    if policy != .none { #expect(stage.y == y) }
    stage.device.settle()
    stage.close()
    #expect(stage.inset == 7.3)
    stage.open()
    #expect(stage.inset == 7.3)
    stage.close()
  }

  @Test("a list that goes away takes its anchor along")
  func deallocated() {
    let stage = AnchorStage(policy: nil)
    weak var gone: UIScrollView?
    do {
      let list = UIScrollView(frame: stage.list.frame)
      gone = list
      list.anchor(.firstResponder(margin: 8))
    }
    stage.device.perform {}
    #expect(gone == nil)
    stage.open()
    stage.close()
  }

  @Test("an anchor that replaces another one writes nothing")
  func replaced() {
    let stage = AnchorStage(at: .end)
    stage.open()
    let delegate = OnceDelegate()
    var changes = 0
    delegate.onInset = { changes += 1 }
    delegate.onScroll = { changes += 1 }
    stage.list.delegate = delegate
    stage.device.perform { stage.list.anchor(.bottom(tolerance: 1)) }
    #expect(changes == 0 && stage.inset == 302 && stage.y == stage.start + 302)
    stage.list.delegate = nil
    stage.close()
    #expect(stage.inset == 0 && stage.y == stage.start)
  }

  @Test("turned over under a keyboard, the room is at the other edge")
  func turnedOver() {
    let stage = AnchorStage(at: .offset(500))
    stage.open()
    stage.device.perform { stage.list.transform = CGAffineTransform(scaleX: 1, y: -1) }
    stage.device.perform {}
    #expect(stage.inset == 0 && stage.list.adjustedContentInset.top == 336)
    stage.device.perform { stage.list.transform = .identity }
    stage.device.perform {}
    #expect(stage.inset == 302 && stage.list.contentInset.top == 0)
    stage.close()
    #expect(stage.list.contentInset == .zero)
  }

  // MARK: Missed notifications

  @Test("a motion whose end is never posted ends in time", .fact("T4.13.36", "T4.13.39"))
  func noDid() {
    let stage = AnchorStage(at: .end)
    let up = AnchorStage.docked(336)
    stage.turn([(.willChangeFrame, up), (.willShow, up)])
    #expect(KeyboardMonitor.shared.isMoving)
    stage.device.advance(by: 0.2)
    #expect(KeyboardMonitor.shared.isMoving)
    stage.device.advance(by: 2)
    #expect(!KeyboardMonitor.shared.isMoving)
    // At rest, the app decides what new rows do to the offset.
    let y = stage.y
    stage.device.perform { stage.list.contentSize.height += 88 }
    #expect(stage.y == y)
    var isAnimated: Bool?
    KeyboardMonitor.shared.animate(alongside: { isAnimated = UIView.inheritedAnimationDuration > 0 }
    )
    #expect(isAnimated == false)
    stage.hide()
    #expect(stage.inset == 0)
  }

  @Test("input views reloaded in the show's turn do not take its animation")
  func reloadedInputViews() throws {
    let stage = AnchorStage(at: .end)
    let (keyboard, bar) = (AnchorStage.docked(336), AnchorStage.docked(380))
    stage.turn([(.willChangeFrame, keyboard), (.willShow, keyboard)]) {
      AnchorStage.post(.willChangeFrame, bar, duration: 0)
    }
    let animation = try #require(stage.list.layer.animation(forKey: "bounds.origin"))
    #expect(animation.duration == 0.25 && stage.inset == 380 - 34)
  }

  @Test("an inset changed while the list was away is the app's")
  func leftInKeyboardTurn() {
    let stage = AnchorStage()
    let away = AnchorStage.docked(0)
    stage.open()
    stage.turn([(.willChangeFrame, away), (.willHide, away)]) { stage.list.removeFromSuperview() }
    stage.close()
    stage.device.perform { stage.list.contentInset.bottom = 400 }
    stage.open()
    // Directly after a keyboard without an animation, the anchor would attribute the inset to that
    // keyboard (T4.13.15).
    stage.device.advance(by: 0.2)
    stage.device.perform { stage.controller.view.insertSubview(stage.list, at: 0) }
    #expect(stage.inset == 702)
    stage.close()
    #expect(stage.inset == 400)
  }

  @Test("others' room for a keyboard that left unseen is forgotten")
  func othersWhileAway() {
    let stage = AnchorStage()
    let up = AnchorStage.docked(336)
    stage.turn([(.willChangeFrame, up), (.willShow, up)]) { stage.list.contentInset.bottom += 302 }
    stage.device.settle()
    #expect(stage.inset == 302)
    stage.device.perform { stage.list.removeFromSuperview() }
    stage.hide()
    stage.list.contentInset.bottom = 0
    stage.device.settle { stage.controller.view.insertSubview(stage.list, at: 0) }
    stage.show(height: 336)
    #expect(stage.inset == 302)
    stage.hide()
    #expect(stage.inset == 0)
  }
}
