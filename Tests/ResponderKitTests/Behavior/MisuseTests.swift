import HeadlessDriver
import ResponderCore
import Testing
import UIKit

@testable import ResponderKit

/// Tests that wrong values and wrong use by an app neither stop the app nor change how a behaviour
/// works.
@MainActor @Suite("Behaviours used wrongly")
struct MisuseTests {
  @Test("sensible rules and policies are not reported")
  func sensible() {
    let before = ResponderLog.reported
    _ = OffscreenDismissal(rule: .visibleFraction(below: 0.5))
    let list = UIScrollView()
    for policy in [AnchorPolicy.bottom(tolerance: 1), .firstResponder(margin: 8), .readingPosition]
    { list.anchor(policy).cancel() }
    #expect(ResponderLog.reported == before)
  }

  @Test("a fraction in per cent dismisses no visible field", arguments: [50, 2, .infinity])
  func percent(threshold: CGFloat) {
    let stage = DismissalStage(.token, editing: 9, rule: .visibleFraction(below: threshold))
    stage.drag(by: -40)
    stage.device.settle()
    #expect(stage.fields[9].isFirstResponder)
    #expect(ResponderLog.reported.contains("dismissal.rule"))
    stage.drag(by: -400)
    stage.device.settle()
    #expect(!stage.fields[9].isFirstResponder)
  }

  nonisolated static let policies: [AnchorPolicy] = [
    .bottom(tolerance: .nan), .bottom(tolerance: -.infinity), .bottom(tolerance: .infinity),
    .firstResponder(margin: .nan), .firstResponder(margin: .infinity),
    .firstResponder(margin: -.greatestFiniteMagnitude),
  ]

  @Test("invalid lengths in a policy set no invalid inset or offset", arguments: policies)
  func lengths(policy: AnchorPolicy) {
    let stage = AnchorStage(policy: policy)
    #expect(
      policy == .bottom(tolerance: .infinity) || ResponderLog.reported.contains("anchor.policy"))
    stage.list.addSubview(stage.field)
    for content: CGFloat in [0, 2_640, .greatestFiniteMagnitude] {
      stage.list.contentSize.height = content
      stage.device.perform { stage.list.contentOffset.y = 300 }
      stage.open()
      #expect(stage.inset == 302 && stage.y.isFinite)
      stage.close()
      #expect(stage.inset == 0 && stage.y.isFinite)
    }
  }

  @Test("insets larger than their list leave nothing of it")
  func insetsTooLarge() {
    let stage = AnchorStage(policy: nil)
    let outer = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 100))
    outer.contentInsetAdjustmentBehavior = .never
    outer.contentInset.top = 160
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
    inner.contentInsetAdjustmentBehavior = .never
    outer.addSubview(inner)
    stage.controller.view.addSubview(outer)
    outer.contentOffset = .zero
    // The inner list is below the visible part of the outer list, which shows nothing of the inner
    // one.
    #expect(inner.viewportClip(seenIn: .insideInsets)?.isEmpty == true)
    // A list around both shows nothing of the inner list's content either.
    let field = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.addSubview(field)
    stage.list.addSubview(outer)
    #expect(stage.list.contentClip(around: field, seenIn: .insideInsets)?.isEmpty == true)
    // Beside the window, the clips have no point in common. `null` would not be a clip.
    outer.frame.origin.x = 1_000
    #expect(inner.viewportClip() == .zero)
  }

  @Test("an unreadable notification says that the focus may have changed")
  func unreadable() {
    let stage = AnchorStage(policy: nil)
    let view = FocusableView(frame: CGRect(x: 0, y: 300, width: 100, height: 40))
    stage.controller.view.addSubview(view)
    stage.device.settle()
    stage.device.advance(by: 1)
    // The tracker asks UIKit now, so it does not ask again for a while without a reason.
    #expect(FirstResponderTracker.shared.firstResponder(in: stage.window) == nil)
    view.becomeFirstResponder()
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: nil, userInfo: [:])
    #expect(FirstResponderTracker.shared.firstResponder(in: stage.window) === view)
    stage.device.perform { view.resignFirstResponder() }
  }

  /// A text field whose accessory view depends on how much the keyboard covers.
  @MainActor private final class AskingField: UITextField {
    var asked = 0
    private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))

    override var inputAccessoryView: UIView? {
      get {
        asked += 1
        bar.tag = Int(KeyboardMonitor.shared.overlap(in: self))
        return bar
      }
      set {}
    }
  }

  @Test("an accessory view that asks what is covered")
  func accessoryAsks() {
    let stage = AnchorStage()
    let field = AskingField(frame: CGRect(x: 0, y: 700, width: 100, height: 40))
    stage.controller.view.addSubview(field)
    stage.device.run { field.becomeFirstResponder() }
    // The keyboard hides with the bar's frame (T4.13.20), while the field stays first responder.
    let bar = CGRect(x: 0, y: 844 - 78, width: 390, height: 78)
    stage.turn([(.willChangeFrame, bar), (.willHide, bar), (.didHide, bar)])
    stage.device.settle()
    #expect(field.asked > 0)
    _ = KeyboardMonitor.shared.overlap(in: stage.list)
    stage.device.run { field.resignFirstResponder() }
  }
}
