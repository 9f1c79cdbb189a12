#if canImport(HeadlessDriver)
  import UIKit

  /// An editor of the app's own, whose caret is all that it tells of its text; also what is first responder in a web view.
  open class Editor: UIView, UITextInput {
    /// Its own coordinates, points; nil where nothing is edited.
    public var caret: CGRect?
    /// The selection, where it is more than the caret.
    public var selection: UITextRange?
    private let text = UITextView()

    open override var canBecomeFirstResponder: Bool { true }

    public var selectedTextRange: UITextRange? {
      get { caret == nil ? nil : selection ?? text.selectedTextRange }
      set { text.selectedTextRange = newValue }
    }
    public func caretRect(for position: UITextPosition) -> CGRect { caret ?? .null }

    public var hasText: Bool { false }
    public func insertText(_ text: String) {}
    public func deleteBackward() {}
    public func text(in range: UITextRange) -> String? { nil }
    public func replace(_ range: UITextRange, withText text: String) {}
    public var markedTextRange: UITextRange? { nil }
    public var beginningOfDocument: UITextPosition { text.beginningOfDocument }
    public var endOfDocument: UITextPosition { text.endOfDocument }
    public func textRange(
      from fromPosition: UITextPosition, to toPosition: UITextPosition
    ) -> UITextRange? { nil }
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
    public func compare(
      _ position: UITextPosition, to other: UITextPosition
    ) -> ComparisonResult { .orderedSame }
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
    public func firstRect(for range: UITextRange) -> CGRect { caret ?? .null }
    public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    public func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  }
#endif
