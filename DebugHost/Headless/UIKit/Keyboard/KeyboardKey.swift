import Foundation

/// One key of the software keyboard.
enum KeyboardKey: Equatable {
  /// Types its text. The shift key changes a letter to a capital.
  case text(String)
  case shift
  case delete
  /// Shows another set of keys.
  case plane(KeyboardPlane)
  case space
  case `return`
  /// Ends editing. Only an iPad's keyboard has this key.
  case hide
  /// The emoji key. The stand-in draws it, but a press does nothing.
  case emoji
  /// The dictation key. The stand-in draws it, but a press does nothing.
  case dictation
}

/// A set of keys that a keyboard shows at one time.
enum KeyboardPlane: Equatable {
  case letters, numbers, symbols, pad

  /// The title of the key that switches to this plane.
  var title: String {
    switch self {
    case .letters: "ABC"
    case .numbers: "123"
    case .symbols: "#+="
    case .pad: ""
    }
  }
}

extension UIReturnKeyType {
  /// The title of the return key.
  var title: String {
    switch self {
    case .default: "return"
    case .go: "go"
    case .google, .search, .yahoo: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "emergency call"
    case .continue: "continue"
    }
  }

  /// Whether the return key is highlighted, because it completes the field's task.
  var isProminent: Bool { self != .default && self != .next }
}
