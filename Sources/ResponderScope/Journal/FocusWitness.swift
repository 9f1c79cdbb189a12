#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// Takes the call stack whenever UIKit announces something that moves the focus, inside the call that does it.
  ///
  /// Only addresses are taken there. They get their names when the change is recorded, at the end of the turn.
  @MainActor
  final class FocusWitness {
    private struct Sighting {
      enum Kind {
        case began, ended, window, keyboard
      }

      let kind: Kind
      /// Whom it is about.
      weak var responder: UIResponder?
      /// The turn of the run loop it was in.
      let turn: Int
      let addresses: [UInt]
      /// What UIKit said was going on at that moment.
      let occasion: FocusCause.Origin?

      @MainActor
      var cause: FocusCause {
        FocusCause(
          CallStack.frames(at: addresses), at: kind == .keyboard ? .nearTheCall : .atTheCall,
          endingAt: CallStack.hands
        ).seen(as: occasion)
      }
    }

    /// More than these in one turn, and the oldest are forgotten.
    private static let mostSightings = 16

    private var sightings: [Sighting] = []
    private var observers: [any NSObjectProtocol] = []

    func start() {
      observe(UITextField.textDidBeginEditingNotification, .began)
      observe(UITextView.textDidBeginEditingNotification, .began)
      observe(UITextField.textDidEndEditingNotification, .ended)
      observe(UITextView.textDidEndEditingNotification, .ended)
      observe(UIWindow.didBecomeKeyNotification, .window)
      observe(UIWindow.didResignKeyNotification, .window)
      observe(UIResponder.keyboardWillShowNotification, .keyboard)
      observe(UIResponder.keyboardWillHideNotification, .keyboard)
    }

    func stop() {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      observers = []
      sightings = []
    }

    private func observe(_ name: Notification.Name, _ kind: Sighting.Kind) {
      observers.append(
        NotificationCenter.default.observe(name) { [weak self] in
          self?.see(kind, of: $0.object as? UIResponder)
        })
    }

    private func see(_ kind: Sighting.Kind, of responder: UIResponder?) {
      if sightings.count == Self.mostSightings { sightings.removeFirst() }
      sightings.append(
        Sighting(
          kind: kind, responder: responder, turn: TurnClock.shared.turnCount,
          addresses: CallStack.addresses,
          occasion: Self.occasion(kind, of: responder as? UIView)))
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

    /// While a finger drags it, or, where the finger takes the keyboard along, also after it has let go.
    private static func isDismissing(_ list: UIScrollView) -> Bool {
      switch list.keyboardDismissMode {
      case .none: false
      case .interactive, .interactiveWithAccessory: list.isTracking || list.isDecelerating
      default: list.isTracking
      }
    }

    /// A list dismisses whoever has the keyboard, a chat's composer beside it too. Asked when editing ends, and bounded.
    private static func hasDismissingList(_ window: UIWindow) -> Bool {
      let windows = window.windowScene?.windows ?? [window]
      var views: [UIView] = windows.filter { !$0.isHidden }
      var index = 0
      while index < views.count, index < mostViews {
        if let list = views[index] as? UIScrollView, isDismissing(list) { return true }
        views += views[index].subviews
        index += 1
      }
      return false
    }

    private static let mostViews = 2_000

    /// Where a screen that the view is on is being covered or is going away.
    private static func transition(of view: UIView) -> FocusCause.Origin? {
      for responder in view.chain {
        guard let controller = responder as? UIViewController else { continue }
        if controller.presentedViewController?.isBeingPresented == true { return .presentation }
        if controller.isBeingDismissed || controller.isMovingFromParent { return .disappearance }
      }
      return nil
    }

    /// Who made a change, of all that was seen since the last one.
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
        // Who took the focus away comes first: that is the question.
        hadResponder ? last(.ended, of: change.previous) : nil,
        current.flatMap { last(.began, of: $0) },
        inThisTurn(.window), inThisTurn(.keyboard),
      ]
      // Reading a stack costs: as many as are needed to know.
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
