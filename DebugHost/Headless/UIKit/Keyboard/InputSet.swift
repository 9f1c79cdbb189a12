import Foundation

/// The views that UIKit shows for the first responder, usually at the bottom of the screen: a
/// keyboard, a shortcut bar or a custom input view, and an accessory view. Instead of these, the
/// set may contain another app's keyboard.
@MainActor
struct InputSet {
  enum Content {
    case none
    case keyboard(KeyboardConfiguration)
    case custom(UIView)
    /// The bar that an iPad shows with a hardware keyboard (T4.13.38).
    case shortcutBar
    /// Another app's keyboard (T4.13.40).
    case foreign
  }

  private(set) weak var responder: UIResponder?
  private(set) var content = Content.none
  private(set) var accessory: UIView?
  /// The responder that supplied the accessory: the first responder, or a responder above it in the
  /// chain.
  private(set) weak var accessoryOwner: UIResponder?
  /// The height of the keyboard, bar or input view, in points.
  private(set) var contentHeight: CGFloat = 0
  /// The height of the accessory view, in points.
  private(set) var accessoryHeight: CGFloat = 0
  /// The height of the software keyboard, in points. While a hardware keyboard is attached, it is
  /// the height that the software keyboard would have. It is 0 if the responder does not request a
  /// keyboard or has an input view of its own, while the system hides the keyboard, and for another
  /// app's keyboard.
  private(set) var fullHeight: CGFloat = 0
  /// The posture of the keyboard or input view. A shortcut bar and another app's keyboard are
  /// always docked.
  private(set) var posture = KeyboardPosture.docked
  /// Whether a hardware keyboard is attached, the responder wants a keyboard, and the set shows
  /// nothing on the screen (T4.13.50).
  private(set) var usesOwnKeys = false

  static let nothing = InputSet()

  private init() {}

  /// - Parameter responder: The key window's first responder (T4.4.2).
  /// - Parameter scene: The scene of the responder's window.
  init(
    for responder: UIResponder?, in scene: UIWindowScene? = nil, metrics: KeyboardMetrics,
    settings: KeyboardSettings, choices: KeyboardChoices
  ) {
    guard !settings.isInBackground, !settings.isTakenOver, !settings.isTurning,
      !settings.isTravelling
    else { return }
    if let height = settings.foreignHeight {
      content = .foreign
      contentHeight = height
      return
    }
    guard let responder else { return }
    self.responder = responder
    if let view = responder.inputViewInChain {
      content = .custom(view)
      contentHeight = view.bounds.height > 0 ? view.bounds.height : metrics.height
      posture = settings.posture
    } else if responder.wantsKeyboard {
      var configuration = KeyboardConfiguration(traits: responder as? any UITextInputTraits)
      if !settings.showsPredictions { configuration.hasPrediction = false }
      let language = max(0, settings.languageHeight)
      fullHeight = settings.thirdParty?.height ?? metrics.height(for: configuration) + language
      if !settings.hasHardwareKeyboard {
        content = .keyboard(configuration)
        contentHeight = fullHeight
        posture = settings.posture
      } else if metrics.isPad, settings.showsShortcutBar,
        !settings.minimisesShortcutBar || scene?.multitasking == .stageManager
      {
        content = .shortcutBar
        contentHeight = choices.shortcutBarHeight
      }
    }
    findAccessory(from: responder)
    usesOwnKeys = settings.hasHardwareKeyboard && responder.wantsKeyboard && !isUp
  }

  /// Finds the accessory view of the responder, or else of the nearest responder above it in the
  /// chain, below the window. A controller's accessory view therefore stays on the screen while the
  /// user edits a field in the controller or in the accessory view itself (T4.4.19).
  private mutating func findAccessory(from responder: UIResponder) {
    let found = responder.firstBelowWindow { owner in
      // A responder's accessory view takes precedence over its accessory view controller (K).
      (owner.inputAccessoryView ?? owner.inputAccessoryViewController?.view).map { (owner, $0) }
    }
    guard let (owner, view) = found else { return }
    accessory = view
    accessoryOwner = owner
    accessoryHeight = Self.height(of: view)
  }

  /// Returns the height of an accessory view. A flexible height follows the intrinsic one (T4.13.76).
  private static func height(of view: UIView) -> CGFloat {
    let intrinsic = view.intrinsicContentSize.height
    let candidates = [
      view.followsIntrinsicHeight ? intrinsic : 0, view.bounds.height, intrinsic,
      view.sizeThatFits(UIApplication.shared.display.bounds.size).height,
    ]
    return candidates.first { $0 > 0 && $0.isFinite } ?? 0
  }

  /// The same set without its keyboard, bar or input view. Only the accessory view is left.
  var withoutContent: InputSet {
    var set = self
    set.content = .none
    set.contentHeight = 0
    return set
  }

  /// Returns the same views for a new first responder that has no input views of its own. The
  /// current views stay on the screen for it (T4.4.31).
  func kept(for responder: UIResponder) -> InputSet {
    var set = self
    set.responder = responder
    return set
  }

  var hasContent: Bool {
    if case .none = content { return false }
    return true
  }

  var isShortcutBar: Bool {
    if case .shortcutBar = content { return true }
    return false
  }

  var isForeign: Bool {
    if case .foreign = content { return true }
    return false
  }

  var isUp: Bool { hasContent || accessoryHeight > 0 }

  /// Whether notifications report the keyboard, bar or input view. They do not while the keyboard
  /// floats and an accessory view with a height is at the bottom of the screen (K).
  var reportsContent: Bool { hasContent && !(posture == .floating && accessoryHeight > 0) }

  /// Whether the whole set is away from the bottom of the screen.
  var isLoose: Bool { reportsContent && posture != .docked }

  /// Returns whether both sets show the same views. Two keyboards count as the same view, even if
  /// their keys differ.
  func hasSameViews(as other: InputSet) -> Bool {
    guard accessory === other.accessory else { return false }
    return switch (content, other.content) {
    case (.none, .none), (.keyboard, .keyboard), (.shortcutBar, .shortcutBar), (.foreign, .foreign):
      true
    case (.custom(let mine), .custom(let theirs)): mine === theirs
    default: false
    }
  }
}

extension UIView {
  /// Whether the view, as an accessory view, is as high as its intrinsic content.
  var followsIntrinsicHeight: Bool { autoresizingMask.contains(.flexibleHeight) }
}

extension UIResponder {
  /// The input view of this responder or else of the nearest responder above it in the chain, below
  /// the window (T4.4.36).
  fileprivate var inputViewInChain: UIView? {
    firstBelowWindow { $0.inputView ?? $0.inputViewController?.view }
  }

  /// Returns the first value that this responder or one above it in the chain, below the window, has.
  fileprivate func firstBelowWindow<Value>(_ value: (UIResponder) -> Value?) -> Value? {
    var candidate: UIResponder? = self
    var budget = 10_000
    while let current = candidate, budget > 0, !(current is UIWindow) {
      if let found = value(current) { return found }
      candidate = current.next
      budget -= 1
    }
    return nil
  }
}
