import Foundation
import HeadlessDriver
import ResponderJournal
import ResponderKit
import ResponderScope
import UIKit

/// The configuration of a soak world.
struct SoakPlan {
  /// The device that is booted.
  var model = Device.Model.iPhone14
  /// Whether the app on the screen makes no mistakes, so that any diagnosis more serious than a
  /// note is a failure. Steps that are mistakes of the app then do nothing.
  var makesNoMistake = false
}

/// A booted device with the screen of the soak, and the reports about the current step.
@MainActor
final class SoakWorld {
  let device: Device
  let screen: SoakScreen
  let navigation: UINavigationController
  let window: UIWindow
  let small: UIWindow
  let plan: SoakPlan
  /// The field in the small window, which is hidden at first.
  let smallField = UITextField(frame: CGRect(x: 10, y: 10, width: 150, height: 34))
  var dismissal: BehaviorToken?
  var anchors: [Step.List: BehaviorToken] = [:]
  var navigationToken: BehaviorToken?
  /// The objects that have left the screen for good, and whose deallocation the checks expect.
  var gone: [(name: String, object: () -> AnyObject?)] = []
  /// The controller that was pushed last, until it has left the navigation controller.
  weak var pushed: SoakPushed?
  /// The controller that was presented last, until it has been dismissed.
  weak var presented: UIViewController?
  /// The journal entries of the current step.
  private(set) var entries: [JournalEntry] = []
  private(set) var dismissed: [Dismissed] = []
  /// The lists that a finger touched in this step.
  var touched: Set<ObjectIdentifier> = []
  /// The time at which a finger last came down, in seconds since boot.
  var lastTouch: TimeInterval = 0
  private var tokens: [HandlerToken] = []

  /// A field whose editing a dismissal behaviour ended, with the time, and the area that the
  /// keyboard covered then.
  struct Dismissed {
    let name: String?
    let time: TimeInterval
    let keyboard: CGRect?
  }

  init(_ plan: SoakPlan) {
    self.plan = plan
    device = Device.boot(setup: Device.Setup(model: plan.model))
    screen = SoakScreen()
    navigation = UINavigationController(rootViewController: screen)
    window = UIWindow(windowScene: device.scene)
    small = UIWindow(windowScene: device.scene)
    small.frame = CGRect(x: 0, y: 60, width: 390, height: 60)
    small.windowLevel = .normal + 1
    small.rootViewController = UIViewController()
    smallField.accessibilityIdentifier = "small"
    device.perform {
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      small.rootViewController?.view.addSubview(smallField)
    }
    forgetTheWorldBefore()
    dismissal = screen.form.dismissFirstResponder()
    anchors[.chat] = screen.chat.anchor(.bottom(tolerance: 1))
    if plan.makesNoMistake {
      // With an anchor, every field can leave the area behind the keyboard.
      for list in [screen.form, screen.reading] as [UIScrollView] {
        list.anchor(.firstResponder(margin: 8))
      }
      screen.reading.dismissFirstResponder()
    } else {
      anchors[.reading] = screen.reading.anchor(.readingPosition)
    }
    device.settle()
    if plan.makesNoMistake {
      ResponderHUD.showsDiagnoses = false
      ResponderHUD.install()
    }
    screen.chat.scrollToBottom(animated: false)
    device.settle()
    tokens = [
      BehaviorReports.observe { [weak self] in self?.reported($0) },
      KeyboardMonitor.shared.observeChanges(beforeOthers: true) { [weak self] in
        self?.record(.keyboard($0))
      },
    ]
  }

  /// Shows and hides a keyboard once, so that every world begins in the same state. The keyboard
  /// monitor outlives a device and remembers its keyboard.
  private func forgetTheWorldBefore() {
    device.perform { screen.readingFields.first?.becomeFirstResponder() }
    device.settle()
    device.perform { window.endEditing(true) }
    device.settle()
    device.perform { screen.reading.contentOffset = .zero }
  }

  /// The HUD's diagnoses that are more serious than a note.
  var mistakes: [Diagnosis] {
    plan.makesNoMistake ? ResponderHUD.diagnoses.filter { $0.severity != .note } : []
  }

  func beginStep() {
    entries = []
    dismissed = []
    touched = []
  }

  /// Records the controllers that have left the screen in this step, so that the checks expect
  /// their deallocation.
  func endStep() {
    if let pushed, !navigation.viewControllers.contains(pushed) {
      expectGone("pushed controller", pushed)
      expectGone("pushed list", pushed.list)
      self.pushed = nil
    }
    if let presented, presented.presentingViewController == nil {
      expectGone("presented controller", presented)
      expectGone("presented view", presented.view)
      self.presented = nil
    }
  }

  func expectGone(_ name: String, _ object: AnyObject) {
    gone.append((name, { [weak object] in object }))
  }

  private func record(_ event: JournalEntry.Event) {
    entries.append(JournalEntry(time: device.now, event: event))
  }

  private func reported(_ event: BehaviorEvent) {
    if let entry = JournalEntry.Event(event) { record(entry) }
    guard case .judged(let decision, _, let field, _) = event, decision.shouldDismiss else {
      return
    }
    dismissed.append(Dismissed(name: field.identifier, time: device.now, keyboard: keyboard))
  }

  /// Restores the initial state, so that nothing of this world affects the next one.
  func close() {
    screen.guardian.refuses = false
    device.keyboard.showForeign(height: nil)
    device.keyboard.posture = .docked
    device.perform {
      navigation.dismiss(animated: false)
      navigation.popToRootViewController(animated: false)
      window.endEditing(true)
      screen.resignFirstResponder()
      small.endEditing(true)
      screen.bar.endEditing(true)
      device.keyboard.hasHardwareKeyboard = false
    }
    device.settle()
    #if DEBUG || HUD
      if plan.makesNoMistake { ResponderHUD.uninstall() }
    #endif
    for token in tokens { token.cancel() }
  }
}
