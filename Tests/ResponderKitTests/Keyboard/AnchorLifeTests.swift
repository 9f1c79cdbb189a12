import HeadlessDriver
import ResponderCore
import Testing
import UIKit

@testable import ResponderKit

/// Tests changes of an anchored list's size, window and page, and the end of the behaviour.
@MainActor @Suite("An anchored list that changes")
struct AnchorLifeTests {
  @Test(
    "a rotation with the keyboard up, and back, leaves no drift",
    arguments: AnchorDriftTests.policies)
  func rotation(policy: AnchorPolicy) {
    let stage = AnchorStage(policy: policy)
    for start: CGFloat in [-47, 640, stage.bottom] {
      stage.device.perform { stage.list.contentOffset.y = start }
      stage.show(height: 336)
      let (y, inset) = (stage.y, stage.inset)
      let portrait = stage.list.frame
      for _ in 0..<5 {
        rotate(stage, to: CGRect(x: 0, y: 200, width: 390, height: 644), height: 209)
        if policy == .bottom(tolerance: 1), start > 1_000 { #expect(stage.list.isScrolledToBottom) }
        rotate(stage, to: portrait, height: 336)
        #expect(stage.y == y && stage.inset == inset)
      }
      stage.hide()
      #expect(stage.inset == 0)
      #expect(stage.y == start)
    }
  }

  /// Rotates as UIKit does (T4.13.29). Posts will-hide and gives the list its new frame in one
  /// turn, posts did-hide and will-show in the next one, and did-show at the end of the animation.
  private func rotate(_ stage: AnchorStage, to frame: CGRect, height: CGFloat) {
    let (gone, up) = (AnchorStage.docked(0), AnchorStage.docked(height))
    stage.turn([(.willChangeFrame, gone), (.willHide, gone)]) { stage.list.frame = frame }
    stage.turn([(.didChangeFrame, gone), (.didHide, gone), (.willShow, up)])
    stage.device.advance(by: 0.25)
    stage.turn([(.didShow, up)])
  }

  @Test(
    "when the list is resized while the keyboard rests, the room follows and the end stays the end")
  func resized() {
    let stage = AnchorStage()
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    stage.open()
    stage.device.perform { stage.list.frame.size.height = 761 }
    #expect(stage.inset == 253)
    #expect(stage.list.isScrolledToBottom)
    stage.device.perform { stage.list.frame.size.height = 400 }
    #expect(stage.inset == 0)
    #expect(stage.list.isScrolledToBottom)
    stage.device.perform { stage.list.frame.size.height = 844 }
    #expect(stage.inset == 302)
    #expect(stage.list.isScrolledToBottom)
    stage.close()
    #expect(stage.inset == 0 && stage.list.isScrolledToBottom)
  }

  @Test("a list may change its window, or have none while the keyboard closes")
  func windows() {
    let stage = AnchorStage(policy: .readingPosition)
    stage.device.perform { stage.list.contentOffset.y = 500 }
    stage.open()
    #expect(stage.y == 802)
    // The list moves into a window that ends above the keyboard, and back.
    let small = UIWindow(windowScene: stage.device.scene)
    small.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
    small.isHidden = false
    stage.list.frame.size.height = 400
    stage.device.perform { small.addSubview(stage.list) }
    stage.device.perform { stage.window.makeKey() }
    #expect(stage.inset == 0)
    stage.list.frame.size.height = 844
    stage.device.perform { stage.controller.view.insertSubview(stage.list, at: 0) }
    #expect(stage.inset == 302)
    let y = stage.y
    stage.device.perform { stage.list.removeFromSuperview() }
    stage.close()
    #expect(stage.inset == 302)
    stage.device.perform { stage.controller.view.insertSubview(stage.list, at: 0) }
    #expect(stage.inset == 0)
    #expect(stage.y == y - 302)
    small.isHidden = true
  }

  @Test("cancelled without a window, the insets and the place are as before")
  func cancelledOutside() {
    let stage = AnchorStage(policy: nil)
    let token = stage.list.anchor(.readingPosition)
    stage.device.perform { stage.list.contentOffset.y = 500 }
    stage.open()
    stage.device.perform { stage.list.removeFromSuperview() }
    token.cancel()
    #expect(stage.inset == 0)
    stage.close()
    stage.device.perform { stage.controller.view.insertSubview(stage.list, at: 0) }
    #expect(stage.inset == 0 && stage.y == 500)
  }

  @Test(
    "cancelled in the middle of the animation, inset and place are back at once",
    arguments: AnchorDriftTests.policies)
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
    #expect(stage.inset == 7.3)
    stage.close()
    #expect(stage.inset == 7.3)
    stage.open()
    #expect(stage.inset == 7.3)
    stage.close()
  }

  @Test("a list beside its window waits: the other page of a pager, a screen that slides away")
  func aside() {
    let stage = AnchorStage()
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
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
    // If the keyboard appears while the list is next to the window, the anchor adds the inset when
    // the list comes back.
    stage.device.perform { stage.list.frame.origin.x = -390 }
    stage.open()
    #expect(stage.inset == 0)
    stage.device.perform { stage.list.frame.origin.x = 0 }
    #expect(stage.inset == 302 && stage.list.isScrolledToBottom)
    stage.close()
  }

  @Test("a list that is turned over while the keyboard is up has its room at the other edge then")
  func turnedOver() {
    let stage = AnchorStage()
    stage.device.perform { stage.list.contentOffset.y = 500 }
    stage.open()
    #expect(stage.inset == 302)
    stage.device.perform { stage.list.transform = CGAffineTransform(scaleX: 1, y: -1) }
    stage.device.perform {}
    #expect(stage.inset == 0 && stage.list.adjustedContentInset.top == 336)
    stage.device.perform { stage.list.transform = .identity }
    stage.device.perform {}
    #expect(stage.inset == 302 && stage.list.contentInset.top == 0)
    stage.close()
    #expect(stage.list.contentInset == .zero)
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

  @Test("an anchor that replaces another one while the keyboard is up changes nothing")
  func replaced() {
    let stage = AnchorStage()
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    let y = stage.y
    stage.open()
    let delegate = OnceDelegate()
    var changes = 0
    delegate.onInset = { changes += 1 }
    delegate.onScroll = { changes += 1 }
    stage.list.delegate = delegate
    stage.device.perform { stage.list.anchor(.bottom(tolerance: 1)) }
    #expect(changes == 0 && stage.inset == 302 && stage.y == y + 302)
    stage.list.delegate = nil
    stage.close()
    #expect(stage.inset == 0 && stage.y == y)
  }

  /// A list whose content turns out to be taller once its end is laid out, as with estimated rows.
  private final class Estimating: UIScrollView {
    override func layoutSubviews() {
      super.layoutSubviews()
      guard contentSize.height == 2_000, contentOffset.y > 600 else { return }
      contentSize.height = 3_000
    }
  }

  @Test("a scroll to the end without animation measures the rows on its way and arrives")
  func estimatedRows() {
    let stage = AnchorStage(policy: nil, list: Estimating())
    stage.device.perform { stage.list.contentSize.height = 2_000 }
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    #expect(stage.list.contentSize.height == 3_000 && stage.list.isScrolledToBottom)
  }

  @Test("a delegate that ends editing while the anchor scrolls is not overtaken")
  func delegateInTheMiddle() {
    let ender = Ender()
    let stage = AnchorStage()
    stage.list.delegate = ender
    ender.field = stage.field
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    let y = stage.y
    stage.open()
    stage.device.settle()
    #expect(!stage.field.isFirstResponder)
    #expect(stage.inset == 0 && stage.y == y)
    stage.list.delegate = nil
  }

  @MainActor private final class Ender: NSObject, UIScrollViewDelegate {
    weak var field: UITextField?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      field?.resignFirstResponder()
    }
  }

  @Test("a finger that scrolled meanwhile has the last word")
  func scrolledMeanwhile() {
    let stage = AnchorStage()
    stage.device.perform { stage.list.scrollToBottom(animated: false) }
    stage.open()
    stage.device.perform { stage.list.contentOffset.y -= 500 }
    let y = stage.y
    stage.close()
    #expect(stage.y == y)
    // If the list is between its end without the keyboard and its end with it, hiding the keyboard
    // brings the list to its end.
    stage.open()
    stage.device.perform { stage.list.contentOffset.y = stage.bottom - 100 }
    stage.close()
    #expect(stage.list.isScrolledToBottom)
  }

  @Test("scrolling with the keyboard up decides nothing: fractions of a place are no change")
  func noise() {
    let stage = AnchorStage()
    stage.open()
    var decisions = 0
    let token = BehaviorReports.observe { if case .anchor = $0 { decisions += 1 } }
    let inset = stage.inset
    for step in 0..<300 {
      stage.device.perform { stage.list.contentOffset.y = 100 + CGFloat(step) * 0.7 / 3 }
    }
    #expect(decisions == 0 && stage.inset == inset)
    token.cancel()
    stage.close()
    #expect(stage.inset == 0)
  }
}
