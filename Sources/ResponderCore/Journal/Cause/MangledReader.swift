/// Walks over the letters of a mangled Swift symbol.
struct MangledReader {
  private let text: [UInt8]
  private var position = 0
  /// The parts of names that later names may be made of.
  private var words: [ArraySlice<UInt8>] = []

  private static let mostWords = 26

  init(_ text: some Sequence<UInt8>) { self.text = Array(text) }

  var isAtEnd: Bool { position >= text.count }

  private var next: UInt8 { position < text.count ? text[position] : 0 }

  /// Passes over these letters, if they are next.
  mutating func skip(_ letters: StaticString) -> Bool {
    let count = letters.utf8CodeUnitCount
    guard position + count <= text.count else { return false }
    for offset in 0..<count where text[position + offset] != letters.utf8Start[offset] {
      return false
    }
    position += count
    return true
  }

  // MARK: Names

  /// A name with its length before it, or made of parts of names that came before; nil where none is next.
  mutating func identifier() -> String? {
    guard Self.isDigit(next) else { return nil }
    let start = self
    guard let bytes = identifierBytes() else {
      self = start
      return nil
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func identifierBytes() -> [UInt8]? {
    var hasParts = false
    var isEncoded = false
    if skip("00") { isEncoded = true } else if skip("0") { hasParts = true }
    var name: [UInt8] = []
    repeat {
      while hasParts, Self.isLetter(next) {
        let letter = next
        position += 1
        hasParts = letter >= UInt8(ascii: "a")
        let number = Int(letter) - Int(UInt8(ascii: hasParts ? "a" : "A"))
        guard number < words.count else { return nil }
        name += words[number]
      }
      if skip("0") { break }
      guard let count = natural(), count > 0 else { return nil }
      // What no identifier of ASCII can hold stands encoded behind this.
      if isEncoded { _ = skip("_") }
      guard position + count <= text.count else { return nil }
      let literal = text[position..<(position + count)]
      note(literal)
      name += literal
      position += count
    } while hasParts
    return name
  }

  /// Takes down the words of a name: they begin at a capital or after an underscore.
  private mutating func note(_ name: ArraySlice<UInt8>) {
    var start: Int?
    for index in name.startIndex...name.endIndex {
      let letter = index < name.endIndex ? name[index] : 0
      if let begun = start {
        let endsWord =
          letter == 0 || letter == UInt8(ascii: "_")
          || Self.isCapital(letter) && !Self.isCapital(name[index - 1])
        guard endsWord else { continue }
        if index - begun >= 2, words.count < Self.mostWords { words.append(name[begun..<index]) }
        start = nil
      }
      if letter != 0, letter != UInt8(ascii: "_"), !Self.isDigit(letter) { start = index }
    }
  }

  /// A type of the standard library that has a letter of its own, or of concurrency's two; what the others are called no app
  /// extends often enough to be listed.
  mutating func standardType() -> String? {
    let isConcurrent = skip("Sc")
    guard isConcurrent || skip("S"), Self.isLetter(next) else { return nil }
    let letters = (isConcurrent ? "c" : "") + String(UnicodeScalar(next))
    position += 1
    return Self.standardTypes[letters] ?? "Swift"
  }

  private static let standardTypes = [
    "a": "Array", "b": "Bool", "D": "Dictionary", "d": "Double", "f": "Float", "h": "Set",
    "i": "Int", "q": "Optional", "S": "String", "s": "Substring", "u": "UInt",
    "cM": "MainActor", "cT": "Task", "K": "BidirectionalCollection", "l": "Collection",
    "T": "Sequence",
  ]

  // MARK: Operators

  /// The number of something that came before, from 0; of several in a row the last.
  mutating func substitution() -> Int? {
    guard next == UInt8(ascii: "A") else { return nil }
    let start = self
    position += 1
    while !isAtEnd {
      let count = natural()
      let letter = next
      position += 1
      if letter == UInt8(ascii: "_") { return (count.map { $0 + 1 } ?? 0) + 26 }
      if Self.isCapital(letter) { return Int(letter) - Int(UInt8(ascii: "A")) }
      guard Self.isLetter(letter) else { break }
    }
    self = start
    return nil
  }

  /// The file of a private declaration.
  mutating func skipDiscriminator() {
    let start = self
    if identifier() == nil { _ = substitution() }
    if !skip("LL") { self = start }
  }

  /// Class, structure, enumeration, protocol.
  mutating func skipTypeKind() -> Bool { skip("C") || skip("V") || skip("O") || skip("P") }

  /// What an extension asks of the type's parameters, if that is next: it ends in `lE`.
  mutating func skipConstraints() -> Bool {
    let start = self
    while !isAtEnd {
      if skip("lE") { return true }
      // Where a function or a variable ends, there was no extension.
      if next == UInt8(ascii: "F") || next == UInt8(ascii: "v") || next == UInt8(ascii: "f") {
        break
      }
      skipToken()
    }
    self = start
    return false
  }

  /// A closure, written or implied.
  mutating func skipClosure() -> Bool {
    let start = self
    if skip("fU") || skip("fu") {
      _ = natural()
      if skip("_") { return true }
    }
    self = start
    return false
  }

  /// One name or operator, whatever it is.
  mutating func skipToken() {
    if identifier() != nil || substitution() != nil { return }
    position += next == UInt8(ascii: "S") ? 2 : 1
  }

  /// What follows from here, without the marks of static members, `@objc`, partial application and resumption.
  var ending: Substring {
    var rest = Substring(String(decoding: text[min(position, text.count)...], as: UTF8.self))
    while let mark = Self.marks.first(where: rest.hasSuffix) {
      rest.removeLast(mark.count)
    }
    return rest
  }

  private static let marks = ["To", "TA", "Tm", "Tu", "Z", "TY0_", "TY1_", "TQ0_", "TQ1_"]

  // MARK: Letters

  private mutating func natural() -> Int? {
    guard Self.isDigit(next) else { return nil }
    var value = 0
    while Self.isDigit(next), value < 100_000 {
      value = value * 10 + Int(next - UInt8(ascii: "0"))
      position += 1
    }
    return value
  }

  private static func isDigit(_ letter: UInt8) -> Bool {
    letter >= UInt8(ascii: "0") && letter <= UInt8(ascii: "9")
  }
  private static func isCapital(_ letter: UInt8) -> Bool {
    letter >= UInt8(ascii: "A") && letter <= UInt8(ascii: "Z")
  }
  private static func isLetter(_ letter: UInt8) -> Bool {
    isCapital(letter) || letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
  }
}
