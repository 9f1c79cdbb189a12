#if canImport(UIKit)
  internal import ResponderCore
  package import UIKit

  /// The input accessory view on the keyboard, or the one that it leaves on the screen when it
  /// hides, over one window.
  ///
  /// `FocusBook` provides the first responder. For each event and first responder, this value reads
  /// the app's `inputAccessoryView` once, up the responder chain. This value holds the responder
  /// and the input accessory view weakly.
  @MainActor
  struct KeyboardOwner {
    private weak var window: UIWindow?
    private weak var responder: UIResponder?
    private weak var accessory: UIView?
    private var hasAsked = false
    private var isKnownAbsent = false

    init(_ window: UIWindow) { self.window = window }

    /// Whether this value is about the window, and not about an earlier one at the same address.
    func isOf(_ window: UIWindow) -> Bool { self.window === window }

    /// Returns the state of what covers the window: the keyboard and the input accessory view.
    mutating func covering(
      _ window: UIWindow, _ state: KeyboardState, after event: KeyboardEvent, isMoving: Bool
    ) -> KeyboardState {
      guard state.placement != .hidden else {
        return barAlone(over: window, after: event, isMoving: isMoving) ?? state
      }
      findAccessory(in: window, isLazy: true)
      guard let accessory, accessory.window != nil else { return state }
      let space = window.keyboardSpace()
      return state.covering(
        window.convert(window.bounds, to: space), safeBottom: window.safeAreaInsets.bottom,
        accessory: accessory.convert(accessory.bounds, to: space))
    }

    /// Returns the input accessory view that stayed on the screen after a hide, as a keyboard
    /// state; nil if there is none.
    ///
    /// A hide notification means that the keyboard is hidden, whatever frame comes with it (truth
    /// T4.13.20: iOS 26 may report the height of an input accessory view that has left). But if the
    /// first responder has an input accessory view on the screen, that view covers content, at any
    /// height. The event's frame is the view's place. If the event's frame is empty (T4.13.54), or
    /// below the screen although the view has stayed (T4.13.19), the view's own frame is its place.
    private mutating func barAlone(
      over window: UIWindow, after event: KeyboardEvent, isMoving: Bool
    ) -> KeyboardState? {
      var shown = event
      shown.kind = .willShow
      let told = KeyboardState().applying(shown)
      guard !isKnownAbsent, told.isCovering || event.endFrame.isEmpty || !isMoving else {
        return nil
      }
      findAccessory(in: window, isLazy: false)
      guard let accessory, accessory.window != nil else {
        // While the keyboard leaves, the first responder may still be changing.
        isKnownAbsent = !TurnClock.shared.isPlacing && !isMoving && responder == nil
        return nil
      }
      if told.isCovering { return told }
      shown.endFrame = accessory.standingFrame(over: window, isMoving: isMoving)
      let state = KeyboardState().applying(shown)
      return state.isCovering ? state : nil
    }

    /// Looks for the first responder's input accessory view, if the first responder has changed.
    ///
    /// In a commit, this method calls neither `FocusBook` nor the app's getter. A call at the end
    /// of the turn finds a new first responder.
    ///
    /// - Parameter isLazy: Whether only the first call for an event may ask UIKit for the first
    ///   responder. While the keyboard is up, a change of it is announced.
    private mutating func findAccessory(in window: UIWindow, isLazy: Bool) {
      guard !TurnClock.shared.isPlacing else { return }
      let book = FocusBook.shared
      let now =
        isLazy && hasAsked ? book.known(in: window) : book.firstResponder(in: window)
      hasAsked = true
      guard now !== responder else { return }
      responder = now
      accessory = now?.barOnScreen
    }
  }

  extension UIWindow {
    /// The height of the first responder's input accessory view, in points; 0 if it has none, nil if
    /// the first responder or the height is not known.
    var heightOfBar: CGFloat? {
      guard !TurnClock.shared.isPlacing, let responder = FocusBook.shared.firstResponder(in: self)
      else { return nil }
      guard let bar = responder.chain.lazy.compactMap(\.barOnKeyboard).first else { return 0 }
      return bar.bounds.height > 0 ? bar.bounds.height : nil
    }
  }

  extension UIView {
    /// Returns the area that a bar without a keyboard covers, in screen coordinates. While the
    /// keyboard leaves, this is the place that the bar will take. Otherwise it is zero if the bar
    /// is not at the bottom of the window.
    fileprivate func standingFrame(over window: UIWindow, isMoving: Bool) -> CGRect {
      let space = window.keyboardSpace()
      let screen = window.convert(window.bounds, to: space)
      let now = self.window == nil ? .null : convert(bounds, to: space)
      let rest = screen.maxY - window.safeAreaInsets.bottom
      // A bar that is not at the bottom is on a floating keyboard, which covers nothing.
      guard isMoving || now.maxY > rest - 1 && now.minY < screen.maxY else { return .zero }
      let top = isMoving ? rest - bounds.height : now.minY
      return CGRect(x: screen.minX, y: top, width: screen.width, height: screen.maxY - top)
    }
  }

  extension UIResponder {
    /// The first input accessory view on the screen along the chain from this responder.
    var barOnScreen: UIView? {
      chain.lazy.compactMap(\.barOnKeyboard).first { $0.window != nil }
    }
  }

  extension UIScrollView {
    /// Whether the keyboard belongs to this list's screen, or to no screen of this scene.
    ///
    /// UIKit gives the keyboard to the key window's first responder (truth T4.4.2). Two keyboards
    /// belong to another screen: that of another window of the same scene, and that of a controller
    /// presented over this list. If the first responder stays on this list's screen, as under a
    /// popover over a field, the keyboard still belongs to this screen. The keyboard of another app
    /// or of another scene belongs to no screen of this scene, and covers this list like any other.
    func sharesKeyboard(_ keyboard: KeyboardState) -> Bool {
      guard keyboard.isLocal, let window else { return true }
      if let key = window.windowScene?.keyWindow, key !== window { return false }
      // A text field in an input accessory view is in the keyboard's window, but its responder
      // chain leads to this list's window (truth T4.3.14).
      return !isBehindScreen(of: FocusBook.shared.firstResponder(in: window))
    }

    /// The measurements of the first responder, if it is this list or a view inside it.
    var keyboardFocus: AnchorSight.Focus? {
      guard let window, let view = FocusBook.shared.firstResponder(in: window) as? UIView,
        view.isDescendant(of: self)
      else { return nil }
      var shown = contentClip(around: view)
      if view !== self, view is UIScrollView {
        let own = contentRect(of: view)
        shown = shown.map { $0.intersection(own) } ?? own
      }
      return AnchorSight.Focus(
        whole: contentRect(of: view), line: view.caretRect.map { convert($0, from: view) },
        isField: view is UITextField, shown: shown.map { $0.isNull ? .zero : $0 },
        isHeld: isMoved(around: view))
    }

    /// Whether a finger or a deceleration moves the view or a scroll view between it and this list.
    private func isMoved(around view: UIView) -> Bool {
      var inner: UIView? = view
      while let now = inner, now !== self {
        if let scrollView = now as? UIScrollView, scrollView.isMovedByFinger { return true }
        inner = now.superview
      }
      return false
    }
  }

  extension UIView {
    /// The caret, in the view's own coordinates; nil if the view does not take text, has no
    /// selection, or does not report a usable place for the caret, as before its first layout.
    fileprivate var caretRect: CGRect? {
      guard let input = self as? any UITextInput, let end = input.selectedTextRange?.end else {
        return nil
      }
      let caret = input.caretRect(for: end)
      let isPlace = [caret.minX, caret.minY, caret.width, caret.height].allSatisfy(\.isFinite)
      return isPlace && caret.height > 0 ? caret : nil
    }
  }

  extension UIView {
    /// Returns whether another screen is presented over this view's screen, and the responder is
    /// not on this view's screen.
    package func isBehindScreen(of responder: UIResponder?) -> Bool {
      guard let controller = screenController, controller.isBehindPresentation else { return false }
      return responder?.screenController?.presentationRoot !== controller.presentationRoot
    }
  }

  extension UIResponder {
    /// The view controller nearest to this responder on its responder chain.
    var screenController: UIViewController? {
      chain.lazy.compactMap { $0 as? UIViewController }.first
    }
  }

  extension UIViewController {
    /// The outermost view controller around this one, which was presented or is a window's root. A
    /// search controller counts as inside the controller over which it was presented.
    fileprivate var presentationRoot: UIViewController {
      var root = self
      var budget = 10_000
      while let next = root.parent ?? root.searchedScreen, budget > 0 {
        root = next
        budget -= 1
      }
      return root
    }

    fileprivate var isBehindPresentation: Bool {
      [self, presentationRoot].contains { controller in
        var cover = controller.presentedViewController
        while cover is UISearchController { cover = cover?.presentedViewController }
        return cover != nil
      }
    }

    /// The view controller over which a search controller was presented.
    ///
    /// While the user searches, UIKit presents the search controller, and moves a search bar
    /// outside the navigation bar into the search controller. The user can still use the searched
    /// screen (UIKit documentation).
    private var searchedScreen: UIViewController? {
      self is UISearchController ? presentingViewController : nil
    }
  }
#endif
