import Foundation
import HeadlessDriver
import ResponderCore
import ResponderKit
import UIKit

/// A booted iPhone with the screen of the soak, and everything that was reported while it ran.
@MainActor
final class SoakWorld {
  let device: Device
  let screen: SoakScreen
  let window: UIWindow
  let small: UIWindow
  let plan: SoakPlan
  /// A window for the second field; hidden at first.
  let smallField = UITextField(frame: CGRect(x: 10, y: 10, width: 150, height: 34))
  var dismissal: BehaviorToken?
  var anchors: [Step.List: BehaviorToken] = [:]
  /// What left the screen for good and has to be gone from memory.
  var gone: [(name: String, object: () -> AnyObject?)] = []
  /// What was reported in the present step.
  private(set) var entries: [JournalEntry] = []
  private(set) var dismissed: [Dismissed] = []
  /// When the last finger came down.
  var lastTouch: TimeInterval = 0
  private(set) var keyboard = KeyboardEye()
  private var lastState = KeyboardState()
  private var tokens: [BehaviorToken] = []

  /// A field that our behaviours ended.
  struct Dismissed {
    let name: String?
    let time: TimeInterval
    let keyboard: CGRect
  }

  init(_ plan: SoakPlan) {
    self.plan = plan
    let screen = SoakScreen()
    self.screen = screen
    device = Device.boot(root: screen)
    window = device.windows[0]
    small = UIWindow(windowScene: device.scene)
    small.frame = CGRect(x: 0, y: 60, width: 390, height: 60)
    small.windowLevel = .normal + 1
    small.rootViewController = UIViewController()
    smallField.accessibilityIdentifier = "small"
    device.perform {
      small.rootViewController?.view.addSubview(smallField)
    }
    dismissal = screen.form.dismissFirstResponder(when: plan.rule)
    anchors[.chat] = screen.chat.anchor(.bottom(tolerance: 1))
    anchors[.reading] = screen.reading.anchor(.readingPosition)
    device.settle()
    screen.chat.scrollToBottom(animated: false)
    device.settle()
    lastState = KeyboardMonitor.shared.state
    tokens = [
      BehaviorReports.observe { [weak self] in self?.reported($0) },
      KeyboardMonitor.shared.observeBeforeOthers { [weak self] in self?.keyboardMoved($0) },
    ]
  }

  func beginStep() {
    entries = []
    dismissed = []
  }

  private func record(_ event: JournalEntry.Event) {
    entries.append(JournalEntry(time: device.now, event: event))
  }

  private func reported(_ event: JournalEntry.Event) {
    record(event)
    guard case .dismissal(let record) = event, record.decision.verdict == .dismiss else { return }
    dismissed.append(
      Dismissed(
        name: record.responder.identifier, time: device.now, keyboard: keyboard.frame))
  }

  private func keyboardMoved(_ event: KeyboardEvent) {
    let change = KeyboardChange(event, before: lastState)
    lastState = change.after
    record(.keyboard(change))
  }

  /// All windows that the world has on screen.
  var windows: [UIWindow] { [window, small].filter { !$0.isHidden } }

  /// Puts everything away, so that nothing of this world is seen by the next.
  func close() {
    screen.guardian.refuses = false
    device.perform {
      screen.dismiss(animated: false)
      window.endEditing(true)
      screen.resignFirstResponder()
      small.endEditing(true)
      screen.bar.endEditing(true)
      device.keyboard.hasHardwareKeyboard = false
    }
    device.settle()
    for token in tokens { token.cancel() }
    keyboard.stop()
  }
}

/// What a world is made with.
struct SoakPlan {
  /// When the form dismisses; the checks always want the default.
  var rule = DismissalRule.fullyHidden
  /// Called after each step, before the world rests; a test plants its bug here.
  var sabotage: @MainActor (Step, SoakWorld) -> Void = { _, _ in }
}
