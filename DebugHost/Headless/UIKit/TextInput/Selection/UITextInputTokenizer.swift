import Foundation

public enum UITextGranularity: Int, Sendable {
  case character, word, sentence, paragraph, line, document
}

/// An object that finds the units of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// The usual tokenizer. A line counts as a paragraph, because the tokenizer does not know the
/// layout of its text.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var textInput: (any UITextInput)?

  init(textInput: any UITextInput) {
    self.textInput = textInput
    super.init()
  }

  private func units(_ granularity: UITextGranularity) -> [Range<Int>] {
    guard let input = textInput,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return [] }
    return TextUnits.ranges(of: granularity, in: input.text(in: all) ?? "")
  }

  private func offset(of position: UITextPosition) -> Int {
    textInput.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
  }

  private func position(at offset: Int) -> UITextPosition? {
    textInput.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
  }

  private func isForward(_ direction: UITextDirection) -> Bool {
    direction == .forward || direction == .right || direction == .down
  }

  private func unit(
    at position: UITextPosition, _ granularity: UITextGranularity, _ direction: UITextDirection
  ) -> Range<Int>? {
    let offset = offset(of: position)
    return units(granularity).first {
      isForward(direction)
        ? $0.contains(offset) : $0.lowerBound < offset && offset <= $0.upperBound
    }
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let unit = unit(at: position, granularity, direction),
      let start = self.position(at: unit.lowerBound), let end = self.position(at: unit.upperBound)
    else { return nil }
    return textInput?.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    let offset = offset(of: position)
    return units(granularity).contains {
      isForward(direction) ? $0.upperBound == offset : $0.lowerBound == offset
    }
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let offset = offset(of: position)
    let edges = units(granularity).flatMap { [$0.lowerBound, $0.upperBound] }
    let next = isForward(direction) ? edges.first { $0 > offset } : edges.last { $0 < offset }
    return next.flatMap { self.position(at: $0) }
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    unit(at: position, granularity, direction) != nil
  }
}
