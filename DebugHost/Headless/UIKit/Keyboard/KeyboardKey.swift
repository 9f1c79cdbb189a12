import Foundation

/// One key of the software keyboard.
enum KeyboardKey: Equatable {
  /// Types its text; letters follow the shift key.
  case text(String)
  case shift
  case delete
  /// Changes the plane.
  case plane(KeyboardPlane)
  case space
  case `return`
  /// Ends editing: on an iPad.
  case hide
  /// The emoji key and the microphone below the rows: for the look only.
  case emoji
  case dictation
}

/// The sets of keys of a keyboard.
enum KeyboardPlane: Equatable {
  case letters, numbers, symbols, pad

  /// What stands on the key that leads here.
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
  /// What stands on the key.
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

  /// Whether the key stands out: it finishes what the field is for.
  var isProminent: Bool { self != .default && self != .next }
}
