import HeadlessDriver
import ResponderCore
import TestSupport
import Testing
import UIKit

@testable import ResponderKit

/// Tests what the monitor finds on the screen without a notification: a bar that remained when the
/// keyboard hid, or that stands on it.
@MainActor @Suite("What stands on the screen")
struct KeyboardStandingTests {
  @Test("a bar over one window stays when another one asks")
  func stayingBarOfOneWindow() {
    let stage = AnchorStage(policy: nil)
    let (center, monitor) = KeyboardMonitor.alone()
    let other = UIWindow(windowScene: stage.device.scene)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    other.addSubview(view)
    stage.device.perform { other.isHidden = false }
    defer { other.isHidden = true }
    stage.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    stage.open()
    let frame = CGRect(x: 0, y: 766, width: 390, height: 78)
    AnchorStage.post([.willShow, .didShow, .willHide, .didHide], frame, to: center)
    #expect(monitor.overlap(in: stage.list) == 78)
    #expect(monitor.overlap(in: view) == 0)
    #expect(monitor.overlap(in: stage.list) == 78)
    stage.close()
  }

  @Test("a bar that stays is no keyboard, however high", arguments: [52, 86, 130] as [CGFloat])
  func tallStayingBar(height: CGFloat) {
    let stage = AnchorStage(policy: nil)
    let (center, monitor) = KeyboardMonitor.alone()
    stage.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: height))
    stage.open()
    let frame = CGRect(x: 0, y: 810 - height, width: 390, height: height + 34)
    AnchorStage.post([.willShow, .didShow, .willHide, .didHide], frame, to: center)
    let covering = monitor.covering(stage.window)
    #expect(covering.placement == .accessoryOnly && covering.frame == frame)
    stage.close()
  }

  @Test("a bar covers what its own frame covers, despite the hide's", .fact("T4.13.19"))
  func stayingBarBelow() {
    let stage = AnchorStage(policy: nil)
    stage.device.keyboard.hasHardwareKeyboard = true
    stage.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    stage.open()
    let bar = stage.device.keyboard.cover
    let (center, monitor) = KeyboardMonitor.alone()
    AnchorStage.post(.willShow, AnchorStage.docked(380), to: center)
    AnchorStage.post(
      [.willHide, .didHide], CGRect(x: 0, y: 844, width: 390, height: 380), to: center)
    #expect(!bar.isNull && monitor.overlap(in: stage.list) == 844 - bar.minY)
    stage.close()
    stage.device.keyboard.hasHardwareKeyboard = false
    #expect(monitor.overlap(in: stage.list) == 0)
  }

  @Test("a bar that stays is looked up once, until its owner goes")
  func stayingBar() {
    let stage = AnchorStage(policy: nil)
    let (center, monitor) = KeyboardMonitor.alone()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    stage.field.inputAccessoryView = bar
    stage.open()
    let frame = CGRect(x: 0, y: 766, width: 390, height: 78)
    AnchorStage.post([.willShow, .didShow, .willHide], frame, to: center)
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
    let (center, monitor) = KeyboardMonitor.alone()
    AnchorStage.post([.willShow, .didShow], AnchorStage.docked(380), to: center)
    #expect(monitor.overlap(in: stage.list) == 380 && bar.window != nil)
    return (stage, bar, center, monitor)
  }

  /// What is posted when the keyboard hides, where the bar then is, and what is covered.
  nonisolated static let hides:
    [(String, [KeyboardEvent.Kind], CGRect, barMoves: CGFloat, isMoving: Bool, covers: CGFloat)] = [
      ("the bar leaves with its keyboard", [.willHide], below, 0, true, 0),
      ("T4.13.54 without a frame, it will stand", [.willHide], .zero, 0, true, 78),
      ("it is elsewhere", [.willHide, .didHide], below, -200, false, 0),
      ("it is below the screen", [.willHide, .didHide], below, 600, false, 0),
    ]

  private nonisolated static let below = CGRect(x: 0, y: 844, width: 390, height: 380)

  @Test("what a bar covers when its keyboard hides", .fact("T4.13.54"), arguments: hides)
  func hides(
    name: String, kinds: [KeyboardEvent.Kind], frame: CGRect, barMoves: CGFloat, isMoving: Bool,
    covers: CGFloat
  ) {
    let (stage, bar, center, monitor) = standing()
    bar.transform = CGAffineTransform(translationX: 0, y: barMoves)
    AnchorStage.post(kinds, frame, to: center)
    #expect(monitor.isMoving == isMoving && monitor.overlap(in: stage.list) == covers, "\(name)")
    if barMoves != 0 { #expect(monitor.covering(stage.window).placement == .hidden, "\(name)") }
    bar.transform = .identity
    stage.close()
  }

  @Test("a bar that has left the screen covers nothing", .fact("T4.13.20"))
  func barHasLeft() {
    let (stage, bar, center, monitor) = standing()
    AnchorStage.post(
      [.willHide, .didHide], CGRect(x: 0, y: 766, width: 390, height: 78), to: center)
    #expect(monitor.overlap(in: stage.list) == 78)
    bar.removeFromSuperview()
    #expect(monitor.overlap(in: stage.list) == 0)
    stage.close()
  }

  @Test("that no bar has stayed is known until the next event")
  func noBar() throws {
    let stage = AnchorStage(policy: nil)
    let (center, monitor) = KeyboardMonitor.alone()
    AnchorStage.post(
      [.willShow, .willHide, .didHide], CGRect(x: 0, y: 766, width: 390, height: 78), to: center)
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

  @Test("a window that is asked about is remembered once")
  func remembered() {
    let stage = AnchorStage(policy: nil)
    let window = KeyCounting(windowScene: stage.device.scene)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.addSubview(view)
    stage.device.perform { window.isHidden = false }
    defer { window.isHidden = true }
    let counts = [1, 5].map { times in
      let (center, monitor) = KeyboardMonitor.alone()
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

  private let barFrame = CGRect(x: 0, y: 766, width: 390, height: 78)

  @Test("in a commit the app is not asked for a bar")
  func inCommit() {
    let (stage, _, center, monitor) = standing()
    AnchorStage.post([.willHide, .didHide], barFrame, to: center)
    TurnClock.shared.place { #expect(monitor.overlap(in: stage.list) == 0) }
    #expect(monitor.overlap(in: stage.list) == 78)
    stage.close()
  }

  /// Edits a field that counts how often it is asked for its bar.
  private func asked() -> (AnchorStage, AskedField, NotificationCenter, KeyboardMonitor) {
    let stage = AnchorStage(policy: nil)
    let field = AskedField(frame: CGRect(x: 16, y: 60, width: 200, height: 36))
    stage.controller.view.addSubview(field)
    stage.device.settle { field.becomeFirstResponder() }
    let center = NotificationCenter()
    return (stage, field, center, KeyboardMonitor(center: center))
  }

  @Test("a responder without a bar is asked once for an event")
  func askedOnce() {
    let (stage, field, center, monitor) = asked()
    AnchorStage.post([.willShow, .willHide], barFrame, to: center)
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

  @Test("a responder that comes with a bar meanwhile is found")
  func comesWhileItLeaves() {
    let stage = AnchorStage(policy: nil)
    let (center, monitor) = KeyboardMonitor.alone()
    AnchorStage.post([.willShow, .willHide], barFrame, to: center)
    #expect(monitor.isMoving && monitor.overlap(in: stage.list) == 0)
    stage.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    stage.open()
    #expect(monitor.overlap(in: stage.list) == 78)
    stage.close()
  }

  @Test("while the keyboard is up, the app is asked once", .fact("T4.14.16"))
  func keyboardIsUp() {
    let (stage, field, center, monitor) = asked()
    for kind in [KeyboardEvent.Kind.willShow, .didShow] {
      AnchorStage.post(kind, AnchorStage.docked(336), to: center)
      field.asked = 0
      for _ in 0..<3 { #expect(monitor.overlap(in: stage.list) == 336) }
      #expect(field.asked == 1)
    }
    stage.device.settle { field.resignFirstResponder() }
  }

  @Test("a bar on the keyboard, outside its frame, covers too", .fact("T4.14.16"))
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
