// `makeFirstResponder(_:)` follows Apple's documentation of that method.
extension NSWindow {
  /// The first responder. If no other responder is first responder, the window itself is.
  public var firstResponder: NSResponder? { first ?? self }

  @discardableResult
  public func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    let old = first
    let new = responder === self ? nil : responder
    guard new !== old else { return true }
    // If the editor is already editing this field, the field keeps the editor, and its text is
    // selected again.
    if let field = new as? NSTextField, let editor, old === editor, editor.client === field {
      field.selectText(nil)
      return true
    }
    if let old {
      guard old.resignFirstResponder() else { return false }
      // The responder that resigned may have moved the focus itself.
      guard first === old || first == nil else { return true }
    }
    first = nil
    guard let new else { return true }
    guard new.acceptsFirstResponder else { return true }
    first = new
    if !new.becomeFirstResponder(), first === new { first = nil }
    return true
  }

  /// Removes the first responder if it is the view, or is inside the view. Called when the view
  /// leaves the window, and when it is hidden or disabled. AppKit ignores whether the responder
  /// agrees to resign (K).
  func forget(firstResponderIn view: NSView) {
    guard let responder = first else { return }
    let inside = (responder as? NSView) ?? (responder as? NSViewController)?.loadedView
    guard let inside, inside.isDescendant(of: view) else { return }
    _ = responder.resignFirstResponder()
    if first === responder { first = nil }
    if let editor, editor === responder { editor.endAnyway() }
  }

  // MARK: Field editor

  public func fieldEditor(_ createFlag: Bool, for object: Any?) -> NSText? {
    if let own = delegate?.windowWillReturnFieldEditor(self, to: object) as? NSText { return own }
    if editor == nil, createFlag {
      let made = NSTextView(frame: .zero)
      made.isFieldEditor = true
      editor = made
    }
    return editor
  }

  /// Ends editing in the field editor, even if the delegate would refuse.
  public func endEditing(for object: Any?) {
    guard let text = first as? NSTextView, text.isFieldEditor else { return }
    first = nil
    text.endAnyway()
  }

  // MARK: Key views

  public func selectNextKeyView(_ sender: Any?) { selectKeyView(after: false) }
  public func selectPreviousKeyView(_ sender: Any?) { selectKeyView(after: true) }

  public func selectKeyView(following view: NSView) {
    if let next = keyView(from: view, backwards: false) { makeFirstResponder(next) }
  }

  public func selectKeyView(preceding view: NSView) {
    if let next = keyView(from: view, backwards: true) { makeFirstResponder(next) }
  }

  private func selectKeyView(after backwards: Bool) {
    let text = first as? NSTextView
    let current = text?.isFieldEditor == true ? text?.client : first as? NSView
    guard let current else {
      if let next = keyViews.first { makeFirstResponder(next) }
      return
    }
    if let next = keyView(from: current, backwards: backwards) { makeFirstResponder(next) }
  }

  /// Returns the next valid view along the `nextKeyView` chain, if the direction is forwards and
  /// there is one. Otherwise the order of the views decides (K).
  private func keyView(from view: NSView, backwards: Bool) -> NSView? {
    if !backwards, let next = view.nextValidKeyView { return next }
    let all = keyViews
    guard let index = all.firstIndex(where: { $0 === view }) else { return all.first }
    return all[(index + (backwards ? all.count - 1 : 1)) % all.count]
  }

  private var keyViews: [NSView] {
    var found: [NSView] = []
    func look(_ view: NSView) {
      if view.canBecomeKeyView { found.append(view) }
      if !(view is NSTextField) { for subview in view.subviews { look(subview) } }
    }
    if let contentView { look(contentView) }
    return found
  }
}
