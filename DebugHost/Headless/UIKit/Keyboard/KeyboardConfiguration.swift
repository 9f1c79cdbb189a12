import Foundation

/// The keyboard that a text input requests with its traits.
struct KeyboardConfiguration: Equatable {
  var keyboardType = UIKeyboardType.default
  var returnKeyType = UIReturnKeyType.default
  var appearance = UIKeyboardAppearance.default
  var hasPrediction = true
  /// Whether the return key is disabled while there is no text.
  var dimsEmptyReturn = false

  @MainActor
  init(traits: (any UITextInputTraits)?) {
    guard let traits else { return }
    keyboardType = traits.keyboardType
    returnKeyType = traits.returnKeyType
    appearance = traits.keyboardAppearance
    dimsEmptyReturn = traits.enablesReturnKeyAutomatically
    hasPrediction =
      traits.autocorrectionType != .no && !traits.isSecureTextEntry && !keyboardType.isPad
      && keyboardType != .URL
  }

  var firstPlane: KeyboardPlane {
    if keyboardType.isPad { return .pad }
    return keyboardType == .numbersAndPunctuation ? .numbers : .letters
  }
}

extension UIKeyboardType {
  /// Whether the keyboard is a pad of large digit keys.
  var isPad: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }
}
