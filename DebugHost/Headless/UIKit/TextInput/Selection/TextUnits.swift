import Foundation

/// Divides a text into characters, words, sentences and paragraphs. Offsets are UTF-16 units
/// (T4.5.16).
enum TextUnits {
  /// Returns the units in order. The ranges of words do not include the characters between words.
  static func ranges(of granularity: UITextGranularity, in text: String) -> [Range<Int>] {
    switch granularity {
    case .character:
      var offset = 0
      return text.map { character in
        let start = offset
        offset += character.utf16.count
        return start..<offset
      }
    case .word: return runs(in: text) { isInsideWord($0) }
    case .sentence: return sentences(in: text)
    case .line, .paragraph: return paragraphs(in: text)
    case .document: return [0..<text.utf16.count]
    }
  }

  private static func isInsideWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "'" || character == "’"
      || character == "_"
  }

  private static func runs(in text: String, _ isInside: (Character) -> Bool) -> [Range<Int>] {
    var (ranges, start, offset): ([Range<Int>], Int?, Int) = ([], nil, 0)
    for character in text {
      if isInside(character) {
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

  /// Returns the paragraphs, each with its line break.
  private static func paragraphs(in text: String) -> [Range<Int>] {
    var (ranges, start, offset): ([Range<Int>], Int, Int) = ([], 0, 0)
    for character in text {
      offset += character.utf16.count
      guard character.isNewline else { continue }
      ranges.append(start..<offset)
      start = offset
    }
    ranges.append(start..<offset)
    return ranges
  }

  /// Returns the sentences. A sentence ends with a full stop, question mark, exclamation mark or
  /// line break, and includes the white space after that.
  private static func sentences(in text: String) -> [Range<Int>] {
    var (ranges, start, offset, hasEnded): ([Range<Int>], Int, Int, Bool) = ([], 0, 0, false)
    for character in text {
      if hasEnded, !character.isWhitespace, !".!?".contains(character) {
        ranges.append(start..<offset)
        (start, hasEnded) = (offset, false)
      }
      offset += character.utf16.count
      if ".!?".contains(character) || character.isNewline { hasEnded = true }
    }
    if offset > start { ranges.append(start..<offset) }
    return ranges
  }

  /// Returns the range that a double tap selects: the word at the offset, or else the last word
  /// before it, or else the first word (K). In a text without words, the range is empty.
  static func word(at offset: Int, in text: String) -> NSRange {
    let words = ranges(of: .word, in: text)
    let word =
      words.first { $0.contains(offset) } ?? words.last { $0.upperBound <= offset } ?? words.first
    return word.map { NSRange(location: $0.lowerBound, length: $0.count) }
      ?? NSRange(location: min(max(0, offset), text.utf16.count), length: 0)
  }

  /// Returns the range that a triple tap selects: the paragraph without its line break (K).
  static func paragraph(at offset: Int, in text: String) -> NSRange {
    let all = paragraphs(in: text)
    let range = all.first { $0.contains(offset) } ?? all[all.count - 1]
    let string = (text as NSString).substring(
      with: NSRange(location: range.lowerBound, length: range.count))
    let isBroken = string.last?.isNewline ?? false
    return NSRange(
      location: range.lowerBound,
      length: range.count - (isBroken ? string.last.map { $0.utf16.count } ?? 0 : 0))
  }
}
