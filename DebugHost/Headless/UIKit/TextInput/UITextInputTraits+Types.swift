// Apple's names are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation
  case URL
  case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
  case asciiCapableNumberPad
}

public enum UIKeyboardAppearance: Int, Sendable {
  case `default`
  case dark
  case light
}

public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// The meaning of a text, for autofill. The stand-in only stores it.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
