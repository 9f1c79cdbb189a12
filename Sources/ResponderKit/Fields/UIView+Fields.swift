#if canImport(UIKit)
  public import UIKit

  extension UIView {
    /// The fields inside this view, in the order in which `focusNext()` visits them.
    ///
    /// A field is a `UITextField` that is enabled, a `UITextView` that is editable, or a custom
    /// view that takes text (`UIKeyInput`) and can become first responder. By default, the fields
    /// are in reading order: rows from top to bottom, each row from the leading to the trailing
    /// edge. The fields inside a scroll view or a cell stay together. If the app has called
    /// `navigateFields(_:)` with another order on this view or a view around it, the fields are in
    /// that order.
    ///
    /// The property leaves out fields in views that are hidden or not interactive, fields without a
    /// size, fields that cannot be scrolled into sight, search fields, fields in toolbars, and
    /// fields in rows for which a table or collection view has no cell yet. In a window with a
    /// presented controller, only the fields of the topmost presented view count. Works in app
    /// extensions, costs one walk through the views, and calls no delegate.
    public var fieldsInOrder: [UIView] {
      FieldScope(root: self).look().ids
    }

    /// Whether the user can enter text in this view. A text field counts even while it is disabled.
    /// This property calls no delegate of the app.
    var isField: Bool {
      if self is UITextField { return true }
      #if !os(tvOS)
        if let view = self as? UITextView { return view.isEditable }
      #endif
      // A web view and a date picker move the focus among their own parts. SwiftUI's own key inputs
      // are no fields either, such as a search field that it draws itself from iOS 26 (T4.20.38).
      return self is any UIKeyInput && canBecomeFirstResponder && !isClassOfSwiftUI(self)
        && !sequence(first: self, next: \.superview).contains { $0.isWebView || $0.isDatePicker }
    }
  }
#endif
