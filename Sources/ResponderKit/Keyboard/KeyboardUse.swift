#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// Watches whether a first responder uses the docked keyboard, because UIKit does not announce
  /// each keyboard that leaves (truth T4.13.61).
  ///
  /// While no keyboard is docked, this costs nothing. While a responder uses one, it costs a look
  /// at that responder in each turn of the run loop, and no turn of its own.
  @MainActor
  final class KeyboardUse {
    /// Called when the keyboard has left.
    var hasLeft: () -> Void = {}

    private var vacancy = KeyboardVacancy()
    private var state = KeyboardState()
    private var windows: () -> [UIWindow]? = { nil }
    private var client: TurnClient?
    private let reminder = TurnReminder()
    private var isWaiting = false
    private var cameBackAt: TimeInterval?
    /// The responder that takes no keys and was asked last whether an input view stands for it. It
    /// is asked once, because the app's getter may make a new view on each call.
    private weak var asked: UIResponder?
    private var hasInputView = false

    /// Follows the keyboard in its new state.
    ///
    /// - Parameter windows: The windows whose first responder may use the keyboard; nil while
    ///   nothing can be concluded.
    func follow(_ state: KeyboardState, in windows: @escaping () -> [UIWindow]?) {
      (self.state, self.windows) = (state, windows)
      let isJustBack = cameBackAt.map { (0..<1).contains(CACurrentMediaTime() - $0) } ?? false
      guard state.placement == .docked, state.isLocal || isJustBack else {
        (client, vacancy, isWaiting) = (nil, KeyboardVacancy(), false)
        return reminder.drop()
      }
      if isJustBack { vacancy.appCameAlone() }
      begin()
    }

    /// Records that the app has come to the front, where no other app can be beside it. What is
    /// told of another app's keyboard within a second belongs to the time before.
    func appCameAlone() {
      cameBackAt = CACurrentMediaTime()
      follow(state, in: windows)
    }

    private func begin() {
      client = client ?? TurnClient(.init(settled: { [weak self] in self?.look() }))
    }

    private func usesKeyboard(_ responder: UIResponder) -> Bool {
      if responder.takesInput { return true }
      if responder !== asked { (asked, hasInputView) = (responder, responder.hasInputViewInChain) }
      return hasInputView
    }

    private func look() {
      guard let windows = windows() else { return }
      let isUsed = windows.contains { window in
        let book = FocusBook.shared
        // Ask UIKit before a keyboard counts as gone, because nothing announces a responder of the
        // app's own.
        let mayAsk = isWaiting || !book.isCertain(in: window)
        let responder = mayAsk ? book.firstResponderNow(in: window) : book.known(in: window)
        return responder.map(usesKeyboard) ?? false || window.keepsKeyboard
      }
      let finding = vacancy.look(state, isUsed: isUsed, at: CACurrentMediaTime())
      isWaiting = false
      switch finding {
      case .rests: reminder.drop()
      case .waits(let left):
        isWaiting = true
        reminder.put(off: left)
      case .hasLeft: hasLeft()
      }
    }
  }

  extension UIResponder {
    /// Whether this responder, or one up its chain, has an input view (UIKit's documentation of
    /// `inputView`: it goes up the responder chain).
    fileprivate var hasInputViewInChain: Bool {
      chain.contains(where: \.hasInputView)
    }
  }

  extension UIWindow {
    /// Whether a presented controller keeps the keyboard up for a responder that needs none (truth
    /// T4.4.31).
    fileprivate var keepsKeyboard: Bool {
      guard let root = rootViewController else { return false }
      return sequence(first: root, next: \.presentedViewController)
        .contains { $0.disablesAutomaticKeyboardDismissal }
    }
  }
#endif
