import Foundation

/// A position in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A range of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}

/// The stand-in's own position: an offset in UTF-16 units (T4.5.16).
final class TextOffset: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffset)?.offset == offset
  }

  nonisolated override var hash: Int { offset }
}

/// The stand-in's own range, in UTF-16 units.
final class TextOffsetRange: UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { TextOffset(range.location) }
  override var end: UITextPosition { TextOffset(range.location + range.length) }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextOffsetRange)?.range == range
  }

  nonisolated override var hash: Int { range.hashValue }
}

extension TextBuffer {
  /// Returns the offset of one of the stand-in's own positions. Any other position counts as the
  /// start.
  @MainActor
  func offset(of position: UITextPosition) -> Int {
    min(max(0, (position as? TextOffset)?.offset ?? 0), length)
  }

  @MainActor
  func range(of range: UITextRange) -> NSRange {
    let (start, end) = (offset(of: range.start), offset(of: range.end))
    return NSRange(location: min(start, end), length: abs(end - start))
  }

  @MainActor
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (target, isOverflow) = self.offset(of: position).addingReportingOverflow(offset)
    guard !isOverflow, (0...length).contains(target) else { return nil }
    return TextOffset(target)
  }

  @MainActor
  func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange {
    let (a, b) = (offset(of: start), offset(of: end))
    return TextOffsetRange(NSRange(location: min(a, b), length: abs(b - a)))
  }
}
