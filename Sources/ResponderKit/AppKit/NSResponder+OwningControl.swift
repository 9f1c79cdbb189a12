#if canImport(AppKit) && !canImport(UIKit)
  public import AppKit

  extension NSResponder {
    /// The control that a user would name: this responder, or the public control whose inner editor
    /// it is.
    ///
    /// For a window's field editor this is the control being edited, which is the editor's delegate
    /// (AppKit documentation, "Working with the Field Editor"): a text field, a search field, a
    /// combo box or a table with cells. Any other responder whose class name begins with an
    /// underscore counts as a part of the nearest responder up the chain, below the window, whose
    /// class name does not.
    public var owningControl: NSResponder {
      if let text = self as? NSTextView, text.isFieldEditor,
        let control = text.delegate as? NSControl
      {
        return control
      }
      guard isPart else { return self }
      return chain.lazy.prefix { !($0 is NSWindow) }.first { !$0.isPart } ?? self
    }

    /// Whether the responder's class is private to a framework, by Apple's naming convention.
    private var isPart: Bool { String(describing: type(of: self)).hasPrefix("_") }
  }

  extension ResponderIdentity {
    /// Creates the identity from the responder's class and, for a view, from its identifier, but
    /// never from any text.
    @MainActor
    package init(_ responder: NSResponder) {
      let identifier = (responder as? NSView)?.identifier?.rawValue
      self.init(
        className: Self.className(of: responder),
        identifier: identifier.flatMap { $0.isEmpty ? nil : $0 })
    }
  }
#endif
