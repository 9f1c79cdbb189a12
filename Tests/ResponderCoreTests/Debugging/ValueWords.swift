import Foundation

/// A value and the description of it that the debugger should print.
struct ValueWords {
  let value: any CustomDebugStringConvertible & CustomReflectable
  let words: String

  init(_ value: any CustomDebugStringConvertible & CustomReflectable, _ words: String) {
    (self.value, self.words) = (value, words)
  }

  /// The name of the value's type without its module and generic parameters, as in
  /// `ChainSequence.Iterator`.
  var typeName: String {
    var name = ""
    var depth = 0
    for character in String(reflecting: type(of: value)) {
      if character == "<" { depth += 1 }
      if depth == 0 { name.append(character) }
      if character == ">" { depth -= 1 }
    }
    return name.replacing("ResponderCore.", with: "")
  }

  /// All public values of ResponderCore, most of them in each of their forms.
  static var all: [ValueWords] { chain + geometry + keyboard + journal + inspection + tags }
}
