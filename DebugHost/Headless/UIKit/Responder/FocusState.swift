import Foundation

/// The first responder of one window and the steps in which it changes (T4.4.1 to T4.4.27).
///
/// The order is *new.can → old.resign → set → begin callbacks → input views* (T4.4.14); a text view begins only after
/// the input views (T4.5.3). What is asked and told are the responders' public methods and the two hooks
/// `focusDidBegin` and `focusDidEnd`; overrides run (T4.4.10).
@MainActor
package final class FocusState {
  /// How UIKit is taken to behave where its sources disagree.
  package static var choices = HeadlessChoices.initial.focus

  private unowned var window: UIWindow!
  package private(set) weak var firstResponder: UIResponder?
  /// Above zero while a change is under way: input views reload once, at its end (T4.4.9).
  private var holds = 0
  private var reloadsAtRelease = false
  private var workAtRelease: [() -> Void] = []
  /// Above zero while an old first responder makes room for a new one: the focus then passes to no heir.
  private var switches = 0
  /// The responder that has to end without being asked (T4.4.25).
  private weak var forced: UIResponder?
  /// The view that is about to leave the window: nothing inside it inherits.
  private weak var leavingView: UIView?
  /// Grows with every end of editing, so that a forced end knows whether there was one.
  private var ends = 0

  /// Before anything is asked: the window that this is the state of.
  func belong(to window: UIWindow) {
    self.window = window
  }

  // MARK: Begin

  func become(_ responder: UIResponder) -> Bool {
    if firstResponder === responder { return true }
    if Self.choices.asksNewBeforeOldResigns {
      guard responder.canBecomeFirstResponder else { return false }
    }
    holding {
      if takeOver(for: responder) { begin(responder) }
    }
    return firstResponder === responder
  }

  /// Begins editing before the input views load, or after (T4.5.2, T4.5.3).
  private func begin(_ responder: UIResponder) {
    let beginsLater = responder.beginsEditingAfterInputViews
    workAtRelease.append { [weak self, weak responder] in
      guard let responder, self?.firstResponder === responder else { return }
      if beginsLater { responder.focusDidBegin() }
      guard self?.firstResponder === responder else { return }
      responder.focusDidLoadInputViews()
    }
    if !beginsLater { responder.focusDidBegin() }
  }

  /// Empties the slot and puts the responder in; false where the old one refuses or the new one is not here any more.
  private func takeOver(for responder: UIResponder) -> Bool {
    // A resigning responder's callbacks may have given the focus to a third one, which has to go as well.
    var budget = 8
    while let old = firstResponder, old !== responder, budget > 0 {
      budget -= 1
      switches += 1
      let agrees = old.resignFirstResponder()
      switches -= 1
      guard agrees else { return false }
      // An override may say yes without passing the call on.
      if firstResponder === old { set(nil) }
    }
    if !Self.choices.asksNewBeforeOldResigns {
      guard responder.canBecomeFirstResponder else { return false }
    }
    guard responder.focusWindow === window else { return false }
    // Asked for once more by its own callbacks, it is in already.
    guard firstResponder !== responder else { return false }
    set(responder)
    return true
  }

  // MARK: End

  func resign(_ responder: UIResponder) -> Bool {
    guard firstResponder === responder else { return Self.choices.nonFirstResponderResigns }
    if forced === responder {
      forced = nil
    } else {
      guard responder.canResignFirstResponder else { return false }
      // Being asked, it may have been ended already.
      guard firstResponder === responder else { return true }
    }
    ends += 1
    holding {
      let heir = switches > 0 ? nil : heir(of: responder)
      set(heir)
      if let heir { begin(heir) }
    }
    responder.focusDidEnd()
    return true
  }

  /// Ends without asking (T4.4.21, T4.4.25).
  @discardableResult
  package func endForced(_ responder: UIResponder) -> Bool {
    guard firstResponder === responder else { return false }
    let endsBefore = ends
    forced = responder
    _ = responder.resignFirstResponder()
    if ends == endsBefore, firstResponder === responder {
      // An override swallowed the call: the responder goes anyway.
      forced = responder
      _ = resign(responder)
    }
    forced = nil
    return ends != endsBefore
  }

  /// Ends politely, and no ancestor takes over: the keyboard goes with its accessory (T4.16.6).
  package func endWithoutHeir(_ responder: UIResponder) -> Bool {
    switches += 1
    defer { switches -= 1 }
    return responder.resignFirstResponder()
  }

  /// A subtree is about to leave the window: the first responder in it is asked to resign, and goes in any case
  /// (T4.4.20 to T4.4.23).
  package func viewWillLeave(_ view: UIView) {
    guard let responder = firstResponder, responder.isInside(view) else { return }
    let outer = leavingView
    leavingView = view
    defer { leavingView = outer }
    if !responder.resignFirstResponder() { endForced(responder) }
    if firstResponder?.isInside(view) == true {
      // Its callbacks brought the focus back into what leaves.
      holding { set(nil) }
    }
  }

  /// Asks the first responder inside a view to resign; nothing inside the view inherits. It may refuse.
  package func resign(inside view: UIView) {
    guard let responder = firstResponder, responder.isInside(view) else { return }
    let outer = leavingView
    leavingView = view
    defer { leavingView = outer }
    _ = responder.resignFirstResponder()
  }

  /// The nearest ancestor that can become first responder (T4.4.18, T4.4.19).
  private func heir(of responder: UIResponder) -> UIResponder? {
    var candidate = responder.next
    var budget = 10_000
    while let current = candidate, budget > 0 {
      guard current.focusWindow === window else { return nil }
      let isLeaving = leavingView.map { current.isInside($0) } ?? false
      if !isLeaving, !current.lendsFocusToPart, current.canBecomeFirstResponder { return current }
      candidate = current.next
      budget -= 1
    }
    return nil
  }

  // MARK: Input views

  /// The keyboard is told whose input views to show, unless a change is under way: then at its end (T4.4.9, T4.4.13).
  package func reloadInputViews() {
    guard holds == 0 else {
      reloadsAtRelease = true
      return
    }
    UIApplication.shared.inputViewsDidChange(in: window)
  }

  private func set(_ responder: UIResponder?) {
    firstResponder = responder
    reloadsAtRelease = true
  }

  private func holding(_ body: () -> Void) {
    holds += 1
    body()
    holds -= 1
    guard holds == 0 else { return }
    let work = workAtRelease
    workAtRelease = []
    if reloadsAtRelease {
      reloadsAtRelease = false
      UIApplication.shared.inputViewsDidChange(in: window)
    }
    for block in work { block() }
  }
}
