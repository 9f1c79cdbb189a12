import Foundation

/// Which keyboard a text input asks for by its traits.
struct KeyboardConfiguration: Equatable {
  var keyboardType = UIKeyboardType.default
  var returnKeyType = UIReturnKeyType.default
  var appearance = UIKeyboardAppearance.default
  var hasPrediction = true

  @MainActor
  init(traits: (any UITextInputTraits)?) {
    guard let traits else { return }
    keyboardType = traits.keyboardType
    returnKeyType = traits.returnKeyType
    appearance = traits.keyboardAppearance
    hasPrediction =
      traits.autocorrectionType != .no && !traits.isSecureTextEntry && !keyboardType.isPad
      && keyboardType != .URL
  }
}

extension UIKeyboardType {
  /// Whether it is a pad of large digit keys.
  var isPad: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }
}
