import Foundation

/// What stands at the bottom of the screen for a first responder: a keyboard or an input view, and an accessory view.
@MainActor
struct InputSet {
  enum Content {
    case none
    case keyboard(KeyboardConfiguration)
    case custom(UIView)
  }

  private(set) weak var responder: UIResponder?
  private(set) var content = Content.none
  private(set) var accessory: UIView?
  /// Whoever supplied the accessory: the responder itself or one up its chain.
  private(set) weak var accessoryOwner: UIResponder?
  /// Heights in points.
  private(set) var contentHeight: CGFloat = 0
  private(set) var accessoryHeight: CGFloat = 0

  static let nothing = InputSet()

  private init() {}

  /// - Parameters:
  ///   - responder: The key window's first responder (T4.4.2).
  ///   - hasHardwareKeyboard: Then text needs no keyboard on screen (T4.13.37).
  init(for responder: UIResponder?, metrics: KeyboardMetrics, hasHardwareKeyboard: Bool) {
    guard let responder else { return }
    self.responder = responder
    if let view = responder.inputView {
      content = .custom(view)
      contentHeight = view.bounds.height > 0 ? view.bounds.height : metrics.height
    } else if responder.wantsKeyboard, !hasHardwareKeyboard {
      let configuration = KeyboardConfiguration(traits: responder as? any UITextInputTraits)
      content = .keyboard(configuration)
      contentHeight = metrics.height(for: configuration)
    }
    findAccessory(from: responder)
  }

  /// The nearest one up the chain: so a controller's bar stays while a field inside it, or inside the bar, is edited
  /// (T4.4.19).
  private mutating func findAccessory(from responder: UIResponder) {
    var candidate: UIResponder? = responder
    var budget = 10_000
    while let current = candidate, budget > 0, !(current is UIWindow) {
      if let view = current.inputAccessoryView {
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

  var hasContent: Bool {
    if case .none = content { return false }
    return true
  }

  var isUp: Bool { hasContent || accessory != nil }

  /// Whether both show the same views; the keyboard's own keys may differ.
  func hasSameViews(as other: InputSet) -> Bool {
    guard accessory === other.accessory else { return false }
    return switch (content, other.content) {
    case (.none, .none), (.keyboard, .keyboard): true
    case (.custom(let mine), .custom(let theirs)): mine === theirs
    default: false
    }
  }
}
