#if canImport(UIKit)
  public import UIKit

  extension UIResponder {
    /// Moves the focus to the next field, and returns whether it moved.
    ///
    /// The move starts at the first responder of this responder's window, so you can call this
    /// method on a button as well as on a field. If there is no first responder, the move goes to
    /// the first field, or on from a field of `navigateFields(_:)` that has just ended editing. The
    /// next field is the one that follows in ``UIKit/UIView/fieldsInOrder`` of the view on which
    /// `navigateFields(_:)` was called, or else of the screen, sheet or popover.
    ///
    /// The move first scrolls a field that is out of sight into sight, without animation. If a
    /// table or collection view has no cell yet for the next row, the move scrolls this row into
    /// sight and looks for a field in it. The move skips a field that refuses the focus. If the
    /// current first responder refuses to resign, or no field takes the focus, nothing changes. If
    /// the app presents or pushes a controller at once instead of letting a field begin editing, such
    /// as a picker from `textFieldShouldBeginEditing(_:)`, or makes another responder first
    /// responder, the move ends with that field.
    ///
    /// On a view or controller outside a window, this method does nothing: call it in
    /// `viewIsAppearing(_:)` or later, not in `viewDidLoad()` or `viewWillAppear(_:)`. Works in app
    /// extensions.
    @discardableResult
    public func focusNext() -> Bool { FieldMove.run(.next, from: self) }

    /// Moves the focus to the previous field, and returns whether it moved. Otherwise it works like
    /// `focusNext()`.
    @discardableResult
    public func focusPrevious() -> Bool { FieldMove.run(.previous, from: self) }

    /// Moves the focus of the key window to the next field.
    ///
    /// - Returns: Whether the focus moved; false if there is no first responder. To start at the
    ///   first field, call `focusNext()` on a view.
    @available(iOSApplicationExtension, unavailable)
    @discardableResult
    public static func focusNext() -> Bool { current?.focusNext() ?? false }

    /// Moves the focus of the key window to the previous field, and returns whether it moved.
    @available(iOSApplicationExtension, unavailable)
    @discardableResult
    public static func focusPrevious() -> Bool { current?.focusPrevious() ?? false }
  }
#endif
