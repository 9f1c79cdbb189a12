#if canImport(AppKit) && !canImport(UIKit)
  internal import ResponderCore
  public import AppKit

  extension NSResponder {
    /// The control that a user would name: this responder, or the public one whose inner editor it is.
    ///
    /// For the field editor of a window that is the control it edits, its delegate (AppKit documentation, "Working with the
    /// Field Editor"): a text field, a search field, a combo box, a table with cells. Any other view counts as a part when
    /// its class's name begins with an underscore, and belongs to the nearest responder up the chain whose name does not.
    /// Everything else is its own.
    public var owningControl: NSResponder {
      if let text = self as? NSTextView, text.isFieldEditor,
        let control = text.delegate as? NSControl
      {
        return control
      }
      guard isPart else { return self }
      return chain.lazy.prefix { !($0 is NSWindow) }.first { !$0.isPart } ?? self
    }

    /// Whether its class is a framework's own, as Apple names them.
    private var isPart: Bool { String(describing: type(of: self)).hasPrefix("_") }
  }
#endif
