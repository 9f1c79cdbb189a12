import Foundation

/// Finds the words of a text. Offsets are UTF-16 units (T4.5.16).
enum TextUnits {
  private static func isInsideWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "'" || character == "’"
      || character == "_"
  }

  private static func words(in text: String) -> [Range<Int>] {
    var (ranges, start, offset): ([Range<Int>], Int?, Int) = ([], nil, 0)
    for character in text {
      if isInsideWord(character) {
        start = start ?? offset
      } else if let begin = start {
        ranges.append(begin..<offset)
        start = nil
      }
      offset += character.utf16.count
    }
    if let begin = start { ranges.append(begin..<offset) }
    return ranges
  }

  /// Returns the word at the offset, or else the last word before it, or else the first word (K).
  /// In a text without words, the range is empty.
  static func word(at offset: Int, in text: String) -> NSRange {
    let words = words(in: text)
    let word =
      words.first { $0.contains(offset) } ?? words.last { $0.upperBound <= offset } ?? words.first
    return word.map { NSRange(location: $0.lowerBound, length: $0.count) }
      ?? NSRange(location: min(max(0, offset), text.utf16.count), length: 0)
  }
}
