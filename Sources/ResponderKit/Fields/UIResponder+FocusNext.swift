#if canImport(UIKit)
  internal import ResponderCore
  public import UIKit

  extension UIResponder {
    /// Moves the focus to the next field, and says whether it moved.
    ///
    /// It starts at the first responder of this responder's window, so a button may be asked as well as a field; where nothing has
    /// the focus, at the first field. Next is what comes next in ``UIKit/UIView/fieldsInOrder`` of the view on which
    /// `navigateFields(_:)` was called, or else of the screen, sheet or popover.
    ///
    /// A field that is out of sight is scrolled into sight first, without animation. If a table or collection view has yet to
    /// make the rows in between, they are scrolled in and looked at one after the other. A field that refuses is passed over; if the
    /// field that has the focus refuses to resign, or no field takes the focus, everything stays as it is. If the app answers a
    /// field by presenting something at once, as a picker from `textFieldShouldBeginEditing(_:)`, the move ends there. A view or
    /// controller outside a window moves nothing: ask in `viewIsAppearing(_:)` or later, not in `viewDidLoad()` or
    /// `viewWillAppear(_:)`. Works in app extensions.
    @discardableResult
    public func focusNext() -> Bool { FieldMove.run(.next, from: self) }

    /// Moves the focus to the previous field, and says whether it moved; otherwise as `focusNext()`.
    @discardableResult
    public func focusPrevious() -> Bool { FieldMove.run(.previous, from: self) }

    /// Moves the focus of the key window to the next field, and says whether it moved.
    ///
    /// - Returns: false when there is no first responder; to start at the first field, ask a view.
    @available(iOSApplicationExtension, unavailable)
    @discardableResult
    public static func focusNext() -> Bool { current?.focusNext() ?? false }

    /// Moves the focus of the key window to the previous field, and says whether it moved.
    @available(iOSApplicationExtension, unavailable)
    @discardableResult
    public static func focusPrevious() -> Bool { current?.focusPrevious() ?? false }
  }
#endif
