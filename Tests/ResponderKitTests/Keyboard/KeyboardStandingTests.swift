import HeadlessDriver
import ResponderCore
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// Tests what the monitor finds on the screen without a notification: a keyboard that was there
/// before the monitor, or a bar that remained when the keyboard hid.
@MainActor @Suite("What stands on the screen")
struct KeyboardStandingTests {
  @Test(
    "one that starts while the keyboard is up learns of it from the layout guide, if there is one",
    .fact("T4.15.1"),
    arguments: HeadlessChoices.initial.keyboard.guidesStayDown ? [false] : [true, false])
  func startsLate(hasGuide: Bool) {
    let stage = AnchorStage(policy: nil)
    if hasGuide { stage.controller.view.useKeyboardGuide() }
    stage.open()
    let monitor = KeyboardMonitor(center: NotificationCenter())
    #expect(monitor.overlap(in: stage.list) == (hasGuide ? 336 : 0))
    #expect(monitor.state.placement == (hasGuide ? .docked : .hidden))
    #expect(monitor.lastEvent == nil && !monitor.isMoving)
    stage.close()
    #expect(KeyboardMonitor(center: NotificationCenter()).overlap(in: stage.list) == 0)
  }

  @Test("one that starts without a keyboard takes no tab bar for one")
  func startsLateAboveBars() {
    let stage = AnchorStage(policy: nil)
    stage.device.perform { stage.controller.additionalSafeAreaInsets.bottom = 49 }
    stage.controller.view.useKeyboardGuide()
    stage.device.settle()
    let monitor = KeyboardMonitor(center: NotificationCenter())
    #expect(monitor.overlap(in: stage.list) == 0)
    #expect(monitor.state.placement == .hidden)
  }

  @Test("a bar that stays over one window stays when a view asks for another window")
  func stayingBarOfOneWindow() {
    let stage = AnchorStage(policy: nil)
    let center = NotificationCenter()
    let monitor = KeyboardMonitor(center: center)
    let other = UIWindow(windowScene: stage.device.scene)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    other.addSubview(view)
    stage.device.perform { other.isHidden = false }
    defer { other.isHidden = true }
    stage.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    stage.open()
    let frame = CGRect(x: 0, y: 766, width: 390, height: 78)
    for kind in [KeyboardEvent.Kind.willShow, .didShow, .willHide, .didHide] {
      AnchorStage.post(kind, frame, to: center)
    }
    #expect(monitor.overlap(in: stage.list) == 78)
    #expect(monitor.overlap(in: view) == 0)
    #expect(monitor.overlap(in: stage.list) == 78)
    stage.close()
  }

  @Test(
    "a bar that stays covers what its own frame covers, though the hide's frame is below",
    .fact("T4.13.19"))
  func stayingBarBelow() {
    let stage = AnchorStage(policy: nil)
    stage.device.keyboard.hasHardwareKeyboard = true
    stage.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    stage.open()
    let bar = stage.device.keyboard.cover
    let center = NotificationCenter()
    let monitor = KeyboardMonitor(center: center)
    AnchorStage.post(.willShow, AnchorStage.docked(380), to: center)
    for kind in [KeyboardEvent.Kind.willHide, .didHide] {
      AnchorStage.post(kind, CGRect(x: 0, y: 844, width: 390, height: 380), to: center)
    }
    #expect(!bar.isNull && monitor.overlap(in: stage.list) == 844 - bar.minY)
    stage.close()
    stage.device.keyboard.hasHardwareKeyboard = false
    #expect(monitor.overlap(in: stage.list) == 0)
  }

  @Test("an accessory bar that stays is looked up once, and no longer when its owner is gone")
  func stayingBar() {
    let stage = AnchorStage(policy: nil)
    let center = NotificationCenter()
    let monitor = KeyboardMonitor(center: center)
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    stage.field.inputAccessoryView = bar
    stage.open()
    let frame = CGRect(x: 0, y: 766, width: 390, height: 78)
    for kind in [KeyboardEvent.Kind.willShow, .didShow, .willHide] {
      AnchorStage.post(kind, frame, to: center)
    }
    #expect(monitor.state.placement == .hidden)
    #expect(monitor.overlap(in: stage.list) == 78)
    #expect(monitor.overlap(in: stage.list) == 78)
    AnchorStage.post(.didHide, frame, to: center)
    #expect(monitor.overlap(in: stage.list) == 78)
    stage.close()
    #expect(monitor.overlap(in: stage.list) == 0)
    // Until the next event, the monitor remembers that there is no bar.
    #expect(monitor.overlap(in: stage.list) == 0)
  }

  /// A stage whose field is edited with a bar of 44 points, and a monitor that has seen its keyboard.
  private func standing() -> (
    stage: AnchorStage, bar: UIView, center: NotificationCenter, monitor: KeyboardMonitor
  ) {
    let stage = AnchorStage(policy: nil)
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    stage.field.inputAccessoryView = bar
    stage.open()
    let center = NotificationCenter()
    let monitor = KeyboardMonitor(center: center)
    for kind in [KeyboardEvent.Kind.willShow, .didShow] {
      AnchorStage.post(kind, AnchorStage.docked(380), to: center)
    }
    #expect(monitor.overlap(in: stage.list) == 380 && bar.window != nil)
    return (stage, bar, center, monitor)
  }

  @Test("a bar that moves below the screen with its keyboard covers nothing on the way")
  func leavesWithKeyboard() {
    let (stage, _, center, monitor) = standing()
    let below = CGRect(x: 0, y: 844, width: 390, height: 380)
    AnchorStage.post(.willHide, below, to: center)
    #expect(monitor.isMoving && monitor.overlap(in: stage.list) == 0)
    stage.close()
  }

  @Test(
    "a bar that has left the screen covers nothing, whatever the hide's frame", .fact("T4.13.20"))
  func barHasLeft() {
    let (stage, bar, center, monitor) = standing()
    for kind in [KeyboardEvent.Kind.willHide, .didHide] {
      AnchorStage.post(kind, CGRect(x: 0, y: 766, width: 390, height: 78), to: center)
    }
    #expect(monitor.overlap(in: stage.list) == 78)
    bar.removeFromSuperview()
    #expect(monitor.overlap(in: stage.list) == 0)
    stage.close()
  }

  @Test(
    "a bar on a keyboard that stands elsewhere, or is below the screen, covers nothing",
    arguments: [-200, 600] as [CGFloat])
  func barElsewhere(distance: CGFloat) {
    let (stage, bar, center, monitor) = standing()
    bar.transform = CGAffineTransform(translationX: 0, y: distance)
    let below = CGRect(x: 0, y: 844, width: 390, height: 380)
    for kind in [KeyboardEvent.Kind.willHide, .didHide] {
      AnchorStage.post(kind, below, to: center)
    }
    #expect(!monitor.isMoving && monitor.overlap(in: stage.list) == 0)
    #expect(monitor.covering(stage.window).placement == .hidden)
    bar.transform = .identity
    stage.close()
  }

  @Test("that no bar has stayed is known until the next event, and UIKit is not asked again")
  func noBar() throws {
    let stage = AnchorStage(policy: nil)
    let center = NotificationCenter()
    let monitor = KeyboardMonitor(center: center)
    for kind in [KeyboardEvent.Kind.willShow, .willHide, .didHide] {
      AnchorStage.post(kind, CGRect(x: 0, y: 766, width: 390, height: 78), to: center)
    }
    #expect(monitor.overlap(in: stage.list) == 0)
    let count = try ActionCount("rk_noteFirstResponder:")
    defer { count.stop() }
    let sent = count.sent {
      for _ in 0..<5 {
        stage.device.advance(by: 1)
        #expect(monitor.overlap(in: stage.list) == 0)
      }
    }
    #expect(sent == 0)
  }

  /// A window that counts how often it is asked whether it is key.
  private final class KeyCounting: UIWindow {
    var questions = 0

    override var isKeyWindow: Bool {
      questions += 1
      return super.isKeyWindow
    }
  }

  @Test("a window that is asked about often is remembered once, and read once for an event")
  func remembered() {
    let stage = AnchorStage(policy: nil)
    let window = KeyCounting(windowScene: stage.device.scene)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.addSubview(view)
    stage.device.perform { window.isHidden = false }
    defer { window.isHidden = true }
    let counts = [1, 5].map { times in
      let center = NotificationCenter()
      let monitor = KeyboardMonitor(center: center)
      for _ in 0..<times { _ = monitor.overlap(in: view) }
      window.questions = 0
      AnchorStage.post(.willShow, AnchorStage.docked(336), to: center)
      return window.questions
    }
    #expect(counts[0] > 0 && counts[0] == counts[1])
  }

  /// A field that counts how often it is asked for its bar, and has none.
  private final class AskedField: UITextField {
    var asked = 0

    override var inputAccessoryView: UIView? {
      get {
        asked += 1
        return nil
      }
      set {}
    }
  }

  @Test("a hide without a frame leaves the bar where it will stand", .fact("T4.13.54"))
  func emptyFrame() {
    let (stage, _, center, monitor) = standing()
    AnchorStage.post(.willHide, .zero, to: center)
    #expect(monitor.isMoving && monitor.overlap(in: stage.list) == 78)
    stage.close()
  }

  private let barFrame = CGRect(x: 0, y: 766, width: 390, height: 78)

  @Test("in a commit the app is not asked for a bar; asked afterwards, the bar is known")
  func inCommit() {
    let (stage, _, center, monitor) = standing()
    for kind in [KeyboardEvent.Kind.willHide, .didHide] {
      AnchorStage.post(kind, barFrame, to: center)
    }
    TurnClock.shared.place { #expect(monitor.overlap(in: stage.list) == 0) }
    #expect(monitor.overlap(in: stage.list) == 78)
    stage.close()
  }

  /// Edits a field that counts how often it is asked for its bar.
  private func asked() -> (AnchorStage, AskedField, NotificationCenter, KeyboardMonitor) {
    let stage = AnchorStage(policy: nil)
    let field = AskedField(frame: CGRect(x: 16, y: 60, width: 200, height: 36))
    stage.controller.view.addSubview(field)
    stage.device.perform { field.becomeFirstResponder() }
    stage.device.settle()
    let center = NotificationCenter()
    return (stage, field, center, KeyboardMonitor(center: center))
  }

  @Test("a responder without a bar is asked once for an event; the next responder's bar counts")
  func askedOnce() {
    let (stage, field, center, monitor) = asked()
    for kind in [KeyboardEvent.Kind.willShow, .willHide] {
      AnchorStage.post(kind, barFrame, to: center)
    }
    for kind in [KeyboardEvent.Kind.didHide, .didHide] {
      AnchorStage.post(kind, barFrame, to: center)
      field.asked = 0
      for _ in 0..<3 { #expect(monitor.overlap(in: stage.list) == 0) }
      #expect(field.asked == 1)
    }
    stage.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    stage.open()
    #expect(monitor.overlap(in: stage.list) == 78)
    stage.close()
  }

  @Test("while the keyboard leaves, a responder that comes with a bar is still found")
  func comesWhileItLeaves() {
    let stage = AnchorStage(policy: nil)
    let center = NotificationCenter()
    let monitor = KeyboardMonitor(center: center)
    for kind in [KeyboardEvent.Kind.willShow, .willHide] {
      AnchorStage.post(kind, barFrame, to: center)
    }
    #expect(monitor.isMoving && monitor.overlap(in: stage.list) == 0)
    stage.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    stage.open()
    #expect(monitor.overlap(in: stage.list) == 78)
    stage.close()
  }

  @Test("while the keyboard is up the app is asked for a bar once for an event", .fact("T4.14.16"))
  func keyboardIsUp() {
    let (stage, field, center, monitor) = asked()
    for kind in [KeyboardEvent.Kind.willShow, .didShow] {
      AnchorStage.post(kind, AnchorStage.docked(336), to: center)
      field.asked = 0
      for _ in 0..<3 { #expect(monitor.overlap(in: stage.list) == 336) }
      #expect(field.asked == 1)
    }
    stage.device.perform { field.resignFirstResponder() }
    stage.device.settle()
  }

  @Test(
    "a bar that stands on the keyboard, outside its frame, covers as well, once it is there",
    .fact("T4.14.16"))
  func barOutside() {
    let (stage, bar, center, monitor) = standing()
    var told: CGFloat?
    let token = monitor.observe { [list = stage.list] _ in told = monitor.overlap(in: list) }
    AnchorStage.post(.willChangeFrame, AnchorStage.docked(336), to: center)
    // While a `will` is sent, the bar is not yet where it will be.
    #expect(told == 336)
    token.cancel()
    #expect(monitor.overlap(in: stage.list) == 380)
    bar.transform = CGAffineTransform(translationX: 0, y: 30)
    #expect(monitor.overlap(in: stage.list) == 350)
    bar.transform = .identity
    // A floating keyboard covers nothing; a bar at the bottom of the window does.
    AnchorStage.post(.willChangeFrame, CGRect(x: 20, y: 200, width: 320, height: 260), to: center)
    #expect(monitor.state.placement == .floating && monitor.overlap(in: stage.list) == 0)
    bar.transform = CGAffineTransform(translationX: 0, y: 302)
    #expect(monitor.covering(stage.window).placement == .accessoryOnly)
    #expect(monitor.overlap(in: stage.list) == 78)
    bar.transform = .identity
    stage.close()
  }

  @Test("a tall bar alone is no keyboard", arguments: [44, 150] as [CGFloat])
  func tallBar(height: CGFloat) {
    let stage = AnchorStage(policy: nil)
    stage.device.keyboard.hasHardwareKeyboard = true
    stage.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: height))
    stage.open()
    let (center, monitor) = (NotificationCenter(), KeyboardMonitor.shared)
    let own = KeyboardMonitor(center: center)
    #expect(own.overlap(in: stage.list) == 0)
    AnchorStage.post(.willShow, AnchorStage.docked(height + 34), to: center)
    #expect(own.state.placement == .accessoryOnly && own.overlap(in: stage.list) == height + 34)
    #expect(monitor.overlap(in: stage.list) == height + 34)
    stage.close()
    stage.device.keyboard.hasHardwareKeyboard = false
  }
}
