#if canImport(UIKit)
  internal import UIKit

  /// The behaviour of `navigateFields(_:)`. It changes settings of the field that the user edits
  /// (`PreparedField`). If the navigation has a bar, it also gives the bar to the text views that
  /// the user may edit next.
  @MainActor
  final class FieldNavigator {
    private static var all: [FieldNavigator] = []
    private(set) weak var view: UIView?
    let places: FieldPlaces
    private let usesReturnKey: Bool
    /// Whether the fields are those of SwiftUI, which hands its return key to `onSubmit`.
    private let isOfSwiftUI: Bool
    private let titles: FieldNavigation.Titles?
    private var editing: HandlerToken?
    private var keyboard: HandlerToken?
    private var prepared: PreparedField?
    /// Keeps what SwiftUI takes back from the prepared field: after the focus has moved, with an
    /// update, and on iOS 26 as the keyboard shows (T4.20.36).
    private var keeper: TurnClient?
    /// The text views that already have the bar, although the user does not edit them yet.
    private var expected: [PreparedField] = []
    /// The bar of all fields. UIKit leaves a bar in place when the focus moves between two fields
    /// that have the same bar.
    private lazy var bar = titles.map { FieldBar($0) { [weak self] in self?.prepared?.field } }

    init(view: UIView, navigation: FieldNavigation, isOfSwiftUI: Bool = false) {
      self.view = view
      self.isOfSwiftUI = isOfSwiftUI
      places = FieldPlaces(navigation.order)
      usesReturnKey = navigation.usesReturnKey
      titles = navigation.bar
    }

    // MARK: All navigators

    /// Installs a navigator, and ends the navigators whose view is gone. With `overOthers`, the new
    /// navigator overrides the other navigators of its view until the new navigator ends. Otherwise
    /// it ends them.
    static func install(_ navigator: FieldNavigator, overOthers: Bool = false) -> BehaviorToken {
      for former in all where former.view == nil || former.view === navigator.view {
        if overOthers, former.view != nil { former.release() } else { former.stop() }
      }
      all.append(navigator)
      navigator.start()
      return BehaviorToken { [weak navigator] in navigator?.end() }
    }

    /// Returns the navigator of this view or of the nearest view around it that has one. If the
    /// view has several, returns the newest.
    static func around(_ view: UIView) -> FieldNavigator? {
      for view in sequence(first: view, next: \.superview) {
        if let navigator = all.last(where: { $0.view === view }) { return navigator }
      }
      return nil
    }

    /// Returns the navigator of this view or of the only view inside it that has one; nil if none
    /// of these views has a navigator, or several have one.
    static func only(inside view: UIView) -> FieldNavigator? {
      let inside = all.filter { $0.view?.isDescendant(of: view) ?? false }
      guard let last = inside.last, inside.allSatisfy({ $0.view === last.view }) else { return nil }
      return last
    }

    // MARK: Starting and ending

    private func start() {
      editing = FocusEvents.shared.observe { [weak self] event, field in
        switch event {
        case .began: self?.didBegin(field)
        case .changed: self?.didChange(field)
        case .ended: self?.didEnd(field)
        case .becameKey, .resignedKey: break
        }
      }
      if titles != nil {
        keyboard = KeyboardMonitor.shared.observe { [weak self] in
          // A list may have scrolled and made further rows when the keyboard has come.
          guard $0.kind == .didShow, self?.prepared != nil else { return }
          TurnClock.shared.atTurnEnd { [weak self] in self?.updateBar() }
        }
      }
      adopt()
    }

    /// Prepares the field that the user already edits, if there is one.
    private func adopt() {
      guard let view, let window = view.window else { return }
      didBegin(FirstResponderTracker.shared.firstResponder(in: window) as? UIView)
    }

    /// Ends the navigation. The navigation that now applies to its view, if there is one, takes
    /// over the field that the user edits.
    private func end() {
      stop()
      guard let view, let outer = Self.around(view) else { return }
      outer.adopt()
      outer.expectTextViews()
    }

    private func stop() {
      editing?.cancel()
      keyboard?.cancel()
      // If the app moves the focus as the input views are reloaded, this navigator prepares
      // nothing.
      Self.all.removeAll { $0 === self }
      release()
    }

    // MARK: The edited field

    private func didBegin(_ field: UIView?) {
      guard view != nil else { return end() }
      // A field in another window may begin editing while the prepared field stays first responder
      // of its own window.
      guard let field, field !== prepared?.field, Self.around(field) === self else { return }
      for other in Self.all where other !== self { other.leave(field) }
      // UIKit has reloaded the input views if another navigator held the field. The app may have
      // ended editing, or this navigation, in response.
      guard field.isFirstResponder, Self.around(field) === self else { return }
      putBack()
      guard field.isField, let neighbours = FieldMove.neighbours(of: field) else {
        return stopExpecting()
      }
      let prepared = expected.first { $0.field === field } ?? PreparedField(field)
      expected.removeAll { $0 === prepared }
      self.prepared = prepared
      if usesReturnKey {
        prepared.takeReturnKey(hasNext: neighbours.next, isOfSwiftUI: isOfSwiftUI)
      }
      showBar()
      prepared.reloadInputViews()
      expectTextViews()
      keeper = TurnClient(settled: { [weak prepared] in prepared?.keep() })
    }

    private func didEnd(_ field: UIView) {
      guard field === prepared?.field else { return }
      putBack()
      TurnClock.shared.atTurnEnd { [weak self] in self?.stopExpectingIfUnused() }
    }

    /// Updates the bar's buttons at the end of the turn. Typing may enable or disable other fields.
    private func didChange(_ field: UIView) {
      guard titles != nil, field === prepared?.field else { return }
      TurnClock.shared.atTurnEnd { [weak self] in self?.updateBar() }
    }

    /// Whether the return key of a field of SwiftUI moves on, by the label that the app or this
    /// navigator has given it. A field that has ended editing has its own label back.
    func movesOnSubmit(_ field: UITextField) -> Bool {
      usesReturnKey
        && ([.default, .next, .continue].contains(field.returnKeyType)
          || prepared?.field === field && prepared?.returnKey != nil)
    }

    private func putBack() {
      keeper?.end()
      keeper = nil
      // The reload of the input views may run code of the app that moves the focus.
      let former = prepared
      prepared = nil
      former?.putBack()
    }

    /// Restores a field that another navigator prepares from now on. If this navigator prepared it,
    /// the text views that the user may edit next are restored too.
    private func leave(_ field: UIView) {
      if prepared?.field === field { release() }
      for one in expected where one.field === field { one.putBack() }
      expected.removeAll { $0.field === field }
    }

    /// Restores every field that this navigator has changed.
    private func release() {
      stopExpecting()
      putBack()
    }

    // MARK: The bar

    private func showBar() {
      guard let bar, let prepared else { return }
      prepared.show(bar)
      updateBar()
    }

    // MARK: The bar of text views
    // UIKit shows the keyboard before a text view reports that it begins editing (T4.5.3). If the
    // text view got its bar only then, the keyboard would rise twice.

    /// Gives the bar to a field that may get the focus next, if the field is a text view and the
    /// bar may be shown. Takes the bar back at the end of the turn if no prepared field is being
    /// edited then.
    func expect(_ field: UIView) {
      guard let bar, let text = field as? UITextView, text !== prepared?.field else { return }
      let one = expected.first { $0.field === text } ?? PreparedField(text)
      guard one.show(bar) else { return }
      expected.removeAll { $0 === one }
      expected.append(one)
      TurnClock.shared.atTurnEnd { [weak self] in self?.stopExpectingIfUnused() }
    }

    /// Gives the bar to all text views in the order, because the user may tap any of them next.
    /// Leaves out those that belong to a navigation inside this one.
    private func expectTextViews() {
      guard titles != nil, let field = prepared?.field else { return }
      for case let text as UITextView in FieldScope(around: field).look().ids
      where Self.around(text) === self { expect(text) }
    }

    /// Takes the bar from the text views in `expected` if no prepared field is being edited. Call
    /// this at the end of the turn: one of these text views may begin editing before that, and must
    /// have its bar then.
    private func stopExpectingIfUnused() {
      if prepared == nil { stopExpecting() }
    }

    private func stopExpecting() {
      for one in expected { one.hideBar() }
      expected = []
    }

    private func updateBar() {
      guard let field = prepared?.field, let bar = prepared?.bar,
        let neighbours = FieldMove.neighbours(of: field)
      else { return }
      bar.update(hasPrevious: neighbours.previous, hasNext: neighbours.next)
    }
  }
#endif
