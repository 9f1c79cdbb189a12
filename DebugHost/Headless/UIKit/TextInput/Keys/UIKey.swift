import Foundation

/// A pressed key of a hardware keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
  open private(set) var characters: String
  open private(set) var charactersIgnoringModifiers: String
  open private(set) var modifierFlags: UIKeyModifierFlags
  open private(set) var keyCode: UIKeyboardHIDUsage

  /// - Parameter input: A character, or one of `UIKeyCommand`'s inputs.
  package init(input: String, modifiers: UIKeyModifierFlags) {
    let isShifted = modifiers.contains(.shift) || modifiers.contains(.alphaShift)
    charactersIgnoringModifiers = input
    characters = isShifted && input.count == 1 ? input.uppercased() : input
    modifierFlags = modifiers
    keyCode = Self.code(of: input)
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  private static func code(of input: String) -> UIKeyboardHIDUsage {
    if let named = named[input] { return named }
    guard let scalar = input.lowercased().unicodeScalars.first else { return .keyboardSpacebar }
    switch scalar {
    case "a"..."z":
      let index = Int(scalar.value - Unicode.Scalar("a").value)
      return UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + index)
        ?? .keyboardA
    case "1"..."9":
      let index = Int(scalar.value - Unicode.Scalar("1").value)
      return UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboard1.rawValue + index)
        ?? .keyboard1
    default:
      return signs[scalar] ?? .keyboardSpacebar
    }
  }

  private static let named: [String: UIKeyboardHIDUsage] = [
    UIKeyCommand.inputUpArrow: .keyboardUpArrow, UIKeyCommand.inputDownArrow: .keyboardDownArrow,
    UIKeyCommand.inputLeftArrow: .keyboardLeftArrow,
    UIKeyCommand.inputRightArrow: .keyboardRightArrow,
    UIKeyCommand.inputEscape: .keyboardEscape, UIKeyCommand.inputHome: .keyboardHome,
    UIKeyCommand.inputEnd: .keyboardEnd, UIKeyCommand.inputPageUp: .keyboardPageUp,
    UIKeyCommand.inputPageDown: .keyboardPageDown,
    UIKeyCommand.inputDelete: .keyboardDeleteOrBackspace, "\r": .keyboardReturnOrEnter,
    "\n": .keyboardReturnOrEnter, "\t": .keyboardTab,
  ]

  private static let signs: [Unicode.Scalar: UIKeyboardHIDUsage] = [
    "0": .keyboard0, " ": .keyboardSpacebar, "-": .keyboardHyphen, "=": .keyboardEqualSign,
    "[": .keyboardOpenBracket, "]": .keyboardCloseBracket, "\\": .keyboardBackslash,
    ";": .keyboardSemicolon, "'": .keyboardQuote, "`": .keyboardGraveAccentAndTilde,
    ",": .keyboardComma, ".": .keyboardPeriod, "/": .keyboardSlash,
  ]
}
