#if canImport(HeadlessDriver)
  import UIKit

  /// A custom text view that reports no text, but only its caret and its selection. It also serves
  /// as the first responder inside a `WKWebView`.
  open class Editor: UIView, UITextInput {
    /// The caret in the view's own coordinates, in points, or nil if no text is being edited.
    public var caret: CGRect?
    /// The selection, or nil if there is only a caret.
    public var selection: UITextRange?
    private let text = UITextView()

    open override var canBecomeFirstResponder: Bool { true }

    public var selectedTextRange: UITextRange? {
      get { caret == nil ? nil : selection ?? text.selectedTextRange }
      set { text.selectedTextRange = newValue }
    }
    open func caretRect(for position: UITextPosition) -> CGRect { caret ?? .null }

    public var hasText: Bool { false }
    public func insertText(_ text: String) {}
    public func deleteBackward() {}
    public func text(in range: UITextRange) -> String? { nil }
    public func replace(_ range: UITextRange, withText text: String) {}
    public var markedTextRange: UITextRange? { nil }
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
    public func unmarkText() {}
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
