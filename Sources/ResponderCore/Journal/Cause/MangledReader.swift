/// A reader that walks over the characters of a mangled Swift symbol.
struct MangledReader {
  private let text: [UInt8]
  private var position = 0
  /// The words of the names read so far, of which later names may be composed.
  private var words: [ArraySlice<UInt8>] = []

  init(_ text: some Sequence<UInt8>) { self.text = Array(text) }

  var isAtEnd: Bool { position >= text.count }

  private var next: UInt8 { position < text.count ? text[position] : 0 }

  /// Skips these characters if they are next, and returns whether they were.
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

  /// Reads a name that has its length before it or is composed of earlier words; nil if no name is
  /// next.
  mutating func identifier() -> String? {
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
      guard let count = natural() else { return nil }
      // An encoded name is one with characters beyond ASCII. If it begins with a digit or an
      // underscore, an underscore comes between its length and the name.
      if isEncoded { _ = skip("_") }
      guard position + count <= text.count else { return nil }
      let literal = text[position..<(position + count)]
      note(literal)
      name += literal
      position += count
    } while hasParts
    return name
  }

  /// Records the words of a name that have at least two characters. A word begins at the first
  /// letter of the name, after an underscore, or at a capital that follows a character other than a
  /// capital. It may contain digits, but does not begin with one.
  private mutating func note(_ name: ArraySlice<UInt8>) {
    var start: Int?
    for index in name.startIndex...name.endIndex {
      let letter = index < name.endIndex ? name[index] : 0
      if let begun = start {
        let endsWord =
          letter == 0 || letter == UInt8(ascii: "_")
          || Self.isCapital(letter) && !Self.isCapital(name[index - 1])
        guard endsWord else { continue }
        if index - begun >= 2 { words.append(name[begun..<index]) }
        start = nil
      }
      if letter != UInt8(ascii: "_"), !Self.isDigit(letter) { start = index }
    }
  }

  /// Reads a type of the standard library or of the concurrency library that has a one-letter code.
  /// The table lists only the types that apps often extend; for any other type the result is
  /// `Swift`.
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

  /// Reads a reference to an earlier element of the symbol, and returns the element's index, from
  /// 0. Of several references in a row, it returns the last.
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

  /// Skips the mark of a private declaration, which names its file, if the mark is next.
  mutating func skipDiscriminator() {
    let start = self
    if identifier() == nil { _ = substitution() }
    if !skip("LL") { self = start }
  }

  /// Skips the kind of a type (class, structure, enumeration or protocol) if it is next, and
  /// returns whether it was.
  mutating func skipTypeKind() -> Bool { skip("C") || skip("V") || skip("O") || skip("P") }

  /// Skips the constraints of an extension, which end in `lE`, if they are next, and returns
  /// whether they were.
  mutating func skipConstraints() -> Bool {
    let start = self
    while !isAtEnd {
      if skip("lE") { return true }
      // The letter ends a function or a variable, so there were no constraints.
      if next == UInt8(ascii: "F") || next == UInt8(ascii: "v") || next == UInt8(ascii: "f") {
        break
      }
      skipToken()
    }
    self = start
    return false
  }

  /// Skips the mark of a closure, explicit or implicit, if it is next, and returns whether it was.
  mutating func skipClosure() -> Bool {
    guard skip("fU") || skip("fu") else { return false }
    _ = natural()
    return skip("_")
  }

  /// Skips one name or operator of any kind.
  mutating func skipToken() {
    if identifier() != nil || substitution() != nil { return }
    position += next == UInt8(ascii: "S") ? 2 : 1
  }

  /// The rest of the symbol, without marks at its end for static members, `@objc`, partial
  /// application and resumption.
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
