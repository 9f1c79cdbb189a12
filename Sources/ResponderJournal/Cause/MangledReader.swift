/// A reader that walks over the characters of a mangled Swift symbol.
///
/// The mangling is documented (`docs/ABI/Mangling.rst` in the compiler's repository). A symbol
/// begins with the context, from the module inwards; the name follows.
struct MangledReader {
  private let text: [UInt8]
  private var position = 0
  /// The words of the names read so far, of which later names may be composed.
  private var words: [ArraySlice<UInt8>] = []

  init(_ text: some Sequence<UInt8>) { self.text = Array(text) }

  private var next: UInt8 { position < text.count ? text[position] : 0 }

  /// Skips these characters if they are next, and returns whether they were.
  mutating func skip(_ letters: String) -> Bool {
    guard text[position...].starts(with: letters.utf8) else { return false }
    position += letters.utf8.count
    return true
  }

  /// Reads the module, which for a type of Objective-C is `__C`, and for one of the standard library
  /// `Swift`.
  mutating func module() -> String? {
    if let name = identifier() { return name }
    if skip("So") { return "__C" }
    if skip("s") { return "Swift" }
    guard skip("Sc") || skip("S"), Self.isLetter(next) else { return nil }
    position += 1
    return "Swift"
  }

  /// Skips the kind of a type (class, structure, enumeration or protocol) if it is next, and
  /// returns whether it was.
  mutating func skipTypeKind() -> Bool { skip("C") || skip("V") || skip("O") || skip("P") }

  /// Skips the mark of an infix, prefix or postfix operator if it is next, and returns whether it was.
  mutating func skipOperatorMark() -> Bool { skip("oi") || skip("op") || skip("oP") }

  /// Returns the characters of an operator, of which a symbol spells each with a letter.
  static func operatorName(_ letters: String) -> String {
    let characters = Dictionary(uniqueKeysWithValues: zip("acdeglmnopqrstxz", "&@/=><*!|+?%-~^."))
    return String(letters.map { characters[$0] ?? $0 })
  }

  /// Skips the mark of a private declaration, which names its file, if the mark is next.
  mutating func skipDiscriminator() {
    let start = self
    if identifier() == nil, skip("A") { position = min(position + 1, text.count) }
    if !skip("LL") { self = start }
  }

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
      guard Self.isDigit(next) else { return nil }
      var count = 0
      while Self.isDigit(next), count < 100_000 {
        count = count * 10 + Int(next - UInt8(ascii: "0"))
        position += 1
      }
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

  private static func isDigit(_ letter: UInt8) -> Bool { "0"..."9" ~= Unicode.Scalar(letter) }
  private static func isCapital(_ letter: UInt8) -> Bool { "A"..."Z" ~= Unicode.Scalar(letter) }
  private static func isLetter(_ letter: UInt8) -> Bool {
    isCapital(letter) || "a"..."z" ~= Unicode.Scalar(letter)
  }
}
