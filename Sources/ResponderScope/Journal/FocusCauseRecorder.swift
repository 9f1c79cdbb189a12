#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Records the call stack when UIKit posts a notification that goes with a change of the focus,
  /// which it mostly does inside the call that moves the focus.
  ///
  /// Only addresses are recorded then. Their names are looked up when the journal records the
  /// change.
  @MainActor
  final class FocusCauseRecorder {
    /// A notification that UIKit has posted, and the call stack at that moment.
    private struct Sighting {
      enum Kind {
        case began, ended, window, keyboard
      }

      let kind: Kind
      /// The responder that the notification is about; nil if it is about the keyboard.
      weak var responder: UIResponder?
      /// The number of the run loop turn in which UIKit posted the notification.
      let turn: Int
      let addresses: [UInt]
      /// The cause that the state of the views showed at that moment, such as a touch; nil if they
      /// showed none.
      let occasion: FocusCause.Origin?

      @MainActor
      var cause: FocusCause {
        FocusCause(
          CallStack.frames(at: addresses), at: kind == .keyboard ? .nearTheCall : .atTheCall,
          endingAt: CallStack.hands
        ).seen(as: occasion)
      }
    }

    /// The maximum number of sightings that are kept until the next change. If there are more, the
    /// oldest are dropped.
    private static let mostSightings = 16

    private var sightings: [Sighting] = []
    private var editing: HandlerToken?
    private var observers: [any NSObjectProtocol] = []

    /// Called with a text control that has refused the focus, and the name of the app's function that
    /// asked it.
    private let refused: (UIView, String) -> Void

    init(refused: @escaping (UIView, String) -> Void) { self.refused = refused }

    func start() {
      FocusHook.onRefusal = { [weak self] in self?.noteRefusal(of: $0) }
      editing = FocusEvents.shared.observe { [weak self] event, view in
        switch event {
        case .began: self?.see(.began, of: view)
        case .ended: self?.see(.ended, of: view)
        case .becameKey, .resignedKey: self?.see(.window, of: view)
        case .changed: break
        }
      }
      observers = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      ].map { name in
        NotificationCenter.default.observe(name) { [weak self] _ in self?.see(.keyboard, of: nil) }
      }
    }

    func stop() {
      FocusHook.onRefusal = nil
      editing = nil
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      observers = []
      sightings = []
    }

    /// A tap, SwiftUI, and this package's tags ask as well. Only calls that the app makes itself are
    /// told: a field that opens a picker refuses every tap.
    private func noteRefusal(of view: UIView) {
      let stack = CallStack.frames(at: CallStack.addresses)
      guard stack.drop(while: \.isOfTool).first?.isInApp == true else { return }
      let cause = FocusCause(stack, at: .atTheCall, endingAt: CallStack.hands)
      if cause.origin == .app, let caller = cause.culprit { refused(view, caller.name) }
    }

    private func see(_ kind: Sighting.Kind, of view: UIView?) {
      if sightings.count == Self.mostSightings { sightings.removeFirst() }
      sightings.append(
        Sighting(
          kind: kind, responder: view, turn: TurnClock.shared.turnCount,
          addresses: CallStack.addresses, occasion: Self.occasion(kind, of: view)))
    }

    private static func occasion(_ kind: Sighting.Kind, of view: UIView?) -> FocusCause.Origin? {
      switch kind {
      case .began: return view.map(TouchedField.isTouched) == true ? .touch : nil
      case .ended:
        let around = sequence(first: view) { $0?.superview }.lazy.compactMap { $0 as? UIScrollView }
        let isDismissing =
          around.contains(where: isDismissing) || view?.window.map(hasDismissingList) == true
        return isDismissing ? .dismissMode : view.flatMap(transition)
      case .window, .keyboard: return nil
      }
    }

    /// Returns whether the list may dismiss the keyboard now: while a finger is on it and, in the
    /// interactive modes, also while it decelerates.
    private static func isDismissing(_ list: UIScrollView) -> Bool {
      switch list.keyboardDismissMode {
      case .none: false
      case .interactive, .interactiveWithAccessory: list.isTracking || list.isDecelerating
      default: list.isTracking
      }
    }

    /// Returns whether any list in the visible windows of the scene may dismiss the keyboard now. A
    /// list dismisses any first responder, for example the composer of a chat, which is beside the
    /// list. The search runs when editing ends.
    private static func hasDismissingList(_ window: UIWindow) -> Bool {
      let windows: [UIView] = window.windowScene?.windows ?? [window]
      return windows.filter { !$0.isHidden }.withSubviews.contains {
        ($0 as? UIScrollView).map(isDismissing) ?? false
      }
    }

    /// Returns the transition that is covering or removing a screen around the view; nil if there
    /// is none.
    private static func transition(of view: UIView) -> FocusCause.Origin? {
      for responder in view.chain {
        guard let controller = responder as? UIViewController else { continue }
        if controller.presentedViewController?.isBeingPresented == true { return .presentation }
        if controller.isBeingDismissed || controller.isMovingFromParent { return .disappearance }
      }
      return nil
    }

    /// Returns the cause of a change, from the sightings that were kept since the last change, and
    /// forgets them.
    func cause(of change: FirstResponderFeed.Change, hadResponder: Bool) -> FocusCause {
      defer { sightings = [] }
      func last(_ kind: Sighting.Kind, of responder: UIResponder?) -> Sighting? {
        sightings.last { $0.kind == kind && $0.responder === responder }
      }
      func inThisTurn(_ kind: Sighting.Kind) -> Sighting? {
        sightings.last { $0.kind == kind && $0.turn == TurnClock.shared.turnCount }
      }
      let current = change.current
      let seen = [
        // The call that took the focus away comes first, because it explains the change.
        hadResponder ? last(.ended, of: change.previous) : nil,
        current.flatMap { last(.began, of: $0) },
        inThisTurn(.window), inThisTurn(.keyboard),
      ]
      // Looking up the names of a stack's functions is expensive, so the loop stops at the first
      // known cause.
      var causes: [FocusCause] = []
      for sighting in seen {
        guard let cause = sighting?.cause else { continue }
        causes.append(cause)
        if cause.origin.isKnown { break }
      }
      return .first(of: causes)
    }
  }
#endif
