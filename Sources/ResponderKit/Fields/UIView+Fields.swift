#if canImport(UIKit)
  internal import ResponderCore
  public import UIKit

  extension UIView {
    /// The fields inside this view, in the order in which `focusNext()` visits them.
    ///
    /// A field is a `UITextField` that is enabled, a `UITextView` that is editable, or a view of the app's own that takes text
    /// (`UIKeyInput`) and can become first responder. The order is that of reading: rows from top to bottom, a row from
    /// the leading to the trailing edge; what a scroll view or a cell holds stays together. In a view in which
    /// `navigateFields(_:)` was called with another order, it is that one.
    ///
    /// Left out are fields in views that are hidden or not interactive, fields without a size, fields where nothing can be
    /// scrolled into sight, and rows that a table or collection view has yet to make. In a window, what is presented on top
    /// counts alone. Works in app extensions; costs one walk through the views, and asks no delegate.
    public var fieldsInOrder: [UIView] {
      FieldScope(root: self).look().fields
    }

    /// Whether text can be put in here, also if that is switched off for now; asks no delegate of the app's.
    var isField: Bool {
      if self is UITextField { return true }
      #if !os(tvOS)
        if let view = self as? UITextView { return view.isEditable }
      #endif
      return self is any UIKeyInput && canBecomeFirstResponder && !isPartOfSystemView
    }

    /// Whether it takes text for a web page or a date picker, which pass on the focus inside themselves.
    private var isPartOfSystemView: Bool {
      sequence(first: self, next: \.superview).contains { $0.isWebView || $0.isDatePicker }
    }

    /// Whether a touch or a walk comes to what is inside.
    var isOpenToUser: Bool { !isHidden && isUserInteractionEnabled && alpha >= 0.01 }
  }
#endif
