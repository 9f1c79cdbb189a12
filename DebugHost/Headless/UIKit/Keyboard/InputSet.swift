import Foundation

/// What stands on the screen for a first responder: a keyboard, a bar or an input view, and an accessory view.
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
  /// The responder that supplied the accessory: the first responder itself or one up its chain.
  private(set) weak var accessoryOwner: UIResponder?
  /// Heights in points.
  private(set) var contentHeight: CGFloat = 0
  private(set) var accessoryHeight: CGFloat = 0
  /// The height of the keyboard whose bar is shown.
  private(set) var fullHeight: CGFloat = 0
  /// How the keyboard stands; a bar and another app's keyboard are docked.
  private(set) var posture = KeyboardPosture.docked
  /// Whether the user types on a hardware keyboard and UIKit shows nothing on the screen for it (T4.13.50).
  private(set) var usesOwnKeys = false

  static let nothing = InputSet()

  private init() {}

  /// - Parameter responder: The key window's first responder (T4.4.2).
  /// - Parameter scene: The one that its window is in.
  init(
    for responder: UIResponder?, in scene: UIWindowScene? = nil, metrics: KeyboardMetrics,
    settings: KeyboardSettings, choices: KeyboardChoices
  ) {
    guard !settings.isInBackground, !settings.isTakenOver, !settings.isTurning else { return }
    if let height = settings.foreignHeight {
      content = .foreign
      contentHeight = height
      return
    }
    guard let responder else { return }
    self.responder = responder
    if let view = responder.inputView {
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

  /// The nearest one up the chain: so a controller's bar stays while a field inside it, or inside the bar, is edited
  /// (T4.4.19).
  private mutating func findAccessory(from responder: UIResponder) {
    var candidate: UIResponder? = responder
    var budget = 10_000
    while let current = candidate, budget > 0, !(current is UIWindow) {
      // A view before a controller's (K).
      if let view = current.inputAccessoryView ?? current.inputAccessoryViewController?.view {
        accessory = view
        accessoryOwner = current
        accessoryHeight = Self.height(of: view)
        return
      }
      candidate = current.next
      budget -= 1
    }
  }

  private static func height(of view: UIView) -> CGFloat {
    let candidates = [
      view.bounds.height, view.intrinsicContentSize.height,
      view.sizeThatFits(UIScreen.main.bounds.size).height,
    ]
    return candidates.first { $0 > 0 && $0.isFinite } ?? 0
  }

  /// The accessory alone.
  var withoutContent: InputSet {
    var set = self
    set.content = .none
    set.contentHeight = 0
    return set
  }

  /// The same views, for a responder that wants none of its own (T4.4.31).
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

  /// Whether notifications tell of the keyboard: not while it floats and an accessory with a height stands at the bottom (K).
  var reportsContent: Bool { hasContent && !(posture == .floating && accessoryHeight > 0) }

  /// Whether nothing of it stands at the screen's bottom.
  var isLoose: Bool { reportsContent && posture != .docked }

  /// Whether both show the same views; the keyboard's own keys may differ.
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
