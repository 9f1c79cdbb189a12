import Foundation

/// The first responder of one window and the steps in which it changes (T4.4.1 to T4.4.27).
///
/// The order is *new.can → old.resign → set → begin callbacks → input views* (T4.4.14). A text view
/// begins editing only after its input views have loaded (T4.5.3). The class calls the responders'
/// public methods, so that overrides run (T4.4.10), and the hooks `focusDidBegin`,
/// `focusDidLoadInputViews` and `focusDidEnd`.
@MainActor
package final class FocusState {
  /// The behaviour that the stand-in assumes where the sources about UIKit disagree.
  package static var choices = HeadlessChoices.initial.focus

  private unowned var window: UIWindow!
  package private(set) weak var firstResponder: UIResponder?
  /// The number of nested changes in progress. Input views reload once, at the end of the outermost
  /// change (T4.4.9).
  private var holds = 0
  private var reloadsAtRelease = false
  private var workAtRelease: [() -> Void] = []
  /// Greater than zero while no ancestor may become first responder in place of a responder that
  /// resigns. Either a new first responder takes over, or the accessory view is dismissed too.
  private var switches = 0
  /// The responder that must resign without being asked (T4.4.25).
  private weak var forced: UIResponder?
  /// The view that is about to leave the window, or for which `resign(inside:)` was called. When
  /// the first responder inside this view resigns, no ancestor inside the view takes over.
  private weak var leavingView: UIView?
  /// Whether the first responder resigns because its controller is popped or dismissed.
  private(set) var isScreenGone = false
  /// The number of times that `resign(_:)` has made a responder resign. `endForced` compares the
  /// counts before and after its call to `resignFirstResponder()`.
  private var ends = 0

  /// Sets the window to which this state belongs. Call it before any other method.
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

  /// Calls the responder's hook `focusDidBegin` before or after the input views load (T4.5.2,
  /// T4.5.3), and then `focusDidLoadInputViews`. After the input views have loaded, a responder
  /// that is no longer first responder receives no call.
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

  /// Makes the old first responder resign and sets the new one. Returns false if one of them
  /// refuses, if the new one is not in this window any more, or if callbacks have already made it
  /// first responder.
  private func takeOver(for responder: UIResponder) -> Bool {
    // The callbacks of a resigning responder may have focused a third responder, which has to
    // resign as well.
    var budget = 8
    while let old = firstResponder, old !== responder, budget > 0 {
      budget -= 1
      switches += 1
      let agrees = old.resignFirstResponder()
      switches -= 1
      guard agrees else { return false }
      // An override may return true without calling `super`.
      if firstResponder === old { set(nil) }
    }
    if !Self.choices.asksNewBeforeOldResigns {
      guard responder.canBecomeFirstResponder else { return false }
    }
    guard responder.focusWindow === window else { return false }
    // If callbacks have made the new responder first responder already, there is nothing left to
    // do.
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
      // The app's code in `canResignFirstResponder` may already have ended the editing.
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

  /// Makes a responder resign without reading its `canResignFirstResponder` (T4.4.21, T4.4.25).
  /// Returns whether the responder has resigned; false if it was not first responder.
  @discardableResult
  package func endForced(_ responder: UIResponder) -> Bool {
    guard firstResponder === responder else { return false }
    let endsBefore = ends
    forced = responder
    _ = responder.resignFirstResponder()
    if ends == endsBefore, firstResponder === responder {
      // An override did not call `super`. The responder resigns anyway.
      forced = responder
      _ = resign(responder)
    }
    forced = nil
    return ends != endsBefore
  }

  /// Asks a responder to resign, and lets no ancestor take over, so that the keyboard hides
  /// together with its accessory view (T4.16.6). Returns what `resignFirstResponder()` returns.
  package func endWithoutHeir(_ responder: UIResponder) -> Bool {
    switches += 1
    defer { switches -= 1 }
    return responder.resignFirstResponder()
  }

  /// Called before a subtree leaves the window. UIKit asks the first responder inside the subtree
  /// to resign. Even if the responder refuses, it loses the focus (T4.4.20 to T4.4.23).
  package func viewWillLeave(_ view: UIView) {
    guard let responder = firstResponder, responder.isInside(view) else { return }
    let outer = leavingView
    leavingView = view
    defer { leavingView = outer }
    if !responder.resignFirstResponder() { endForced(responder) }
    if firstResponder?.isInside(view) == true {
      // The responder's callbacks have moved the focus back into the view that is leaving.
      holding { set(nil) }
    }
  }

  /// Asks the first responder inside a view to resign. The responder may refuse. No ancestor inside
  /// the view takes over. `isGone` is true if the view's controller is popped or dismissed.
  package func resign(inside view: UIView, isGone: Bool = false) {
    guard let responder = firstResponder, responder.isInside(view) else { return }
    let outer = leavingView
    leavingView = view
    isScreenGone = isGone
    defer {
      leavingView = outer
      isScreenGone = false
    }
    _ = responder.resignFirstResponder()
  }

  /// The exceptions that UIKit would have thrown because of a first responder in a deleted row.
  package private(set) static var exceptions: [String] = []

  /// Asks the first responder inside the cell of a deleted row to resign. If it is still first
  /// responder afterwards, whatever it answered, UIKit throws an exception (T4.4.37). The headless
  /// host has to keep running, so here the responder resigns anyway.
  func endInDeleted(_ cell: UIView, or message: String) {
    resign(inside: cell)
    guard let responder = firstResponder, responder.isInside(cell) else { return }
    print(message)
    Self.exceptions.append(message)
    endForced(responder)
  }

  /// Returns the nearest ancestor in the same window that can become first responder in place of a
  /// responder that resigns (T4.4.18, T4.4.19). Ancestors inside `leavingView`, and ancestors that
  /// lend the focus to a part (`lendsFocusToPart`), do not count.
  private func heir(of responder: UIResponder) -> UIResponder? {
    var candidate = Self.choices.passesFocusToAncestor ? responder.next : nil
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

  /// Makes the keyboard show the input views of the first responder, at once or at the end of the
  /// current change (T4.4.9, T4.4.13).
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
