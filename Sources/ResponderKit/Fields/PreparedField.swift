#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// What was changed of a field that is being edited, or is about to be, and is put back.
  @MainActor
  final class PreparedField {
    private(set) weak var field: UIView?
    private(set) var bar: FieldBar?
    /// The empty accessory view that the bar took the place of.
    private var placeholder: UIView?
    private var returnKey: HeldSetting<UIReturnKeyType>?
    private var target: ControlTarget?
    private var isChanged = false

    init(_ field: UIView) {
      self.field = field
    }

    // MARK: Return key

    func takeReturnKey(hasNext: Bool) {
      guard let field = field as? UITextField, !field.isPartOfSearch else { return }
      var setting = HeldSetting(hasNext ? UIReturnKeyType.next : .done, insteadOf: [.default])
      if let key = setting.look(at: field.returnKeyType) {
        field.returnKeyType = key
        returnKey = setting
        note()
      }
      // With a target UIKit ends editing on return, which a key of another meaning may not be to do.
      guard [.next, .continue, .done].contains(field.returnKeyType) else { return }
      // A key of ours says "done" for what was known when editing began: typing may have opened another field since.
      let isDone = returnKey == nil && field.returnKeyType == .done
      target = ControlTarget(field, for: .editingDidEndOnExit) { [weak field] in
        // UIKit ends editing afterwards where the focus has not moved (T4.5.12).
        if let field, field.isFirstResponder, !isDone { FieldMove.runAtReturnKey(of: field) }
      }
    }

    // MARK: Bar

    /// Shows the bar where no other accessory view stands, and returns whether the field has it.
    @discardableResult
    func show(_ bar: FieldBar) -> Bool {
      if self.bar !== bar { hideBar() }
      guard self.bar == nil else { return true }
      guard let field, !field.hasAccessoryUpTheChain else { return false }
      let placeholder = field.ownAccessory
      guard field.setAccessory(bar) else { return false }
      (self.bar, self.placeholder) = (bar, placeholder)
      note()
      return true
    }

    /// Puts the bar back where SwiftUI has set its own empty accessory view again (T4.20.33). UIKit shows the bar until it reads the
    /// property the next time.
    func keepBar() {
      guard let bar, let field, let other = field.ownAccessory, other.isPlaceholder,
        field.setAccessory(bar)
      else { return }
      placeholder = other
      if bar.window == nil { note() }
    }

    func hideBar() {
      guard let bar else { return }
      defer { (self.bar, placeholder) = (nil, nil) }
      guard let field else { return }
      if field.ownAccessory === bar { _ = field.setAccessory(placeholder) }
      note()
    }

    // MARK: Both

    /// UIKit reads the settings of a field when that gets the focus, and then only when it is told to.
    private func note() {
      if field?.isFirstResponder == true { isChanged = true }
    }

    /// Shows what was changed, if the field is edited still.
    func reloadInputViews() {
      guard isChanged, let field, field.isFirstResponder else { return }
      isChanged = false
      field.reloadInputViews()
    }

    func putBack() {
      hideBar()
      target?.remove()
      target = nil
      if let field = field as? UITextField, let key = returnKey?.end(at: field.returnKeyType) {
        field.returnKeyType = key
        note()
      }
      returnKey = nil
      reloadInputViews()
    }
  }

  extension UIView {
    /// The field of a search bar, and a search field without one: their return key searches.
    fileprivate var isPartOfSearch: Bool {
      #if !os(tvOS)
        if self is UISearchTextField { return true }
      #endif
      return owningControl is UISearchBar
    }

    // visionOS has no accessory views.

    fileprivate var hasAccessoryUpTheChain: Bool {
      #if os(visionOS)
        true
      #else
        chain.contains { responder in
          if responder.inputAccessoryViewController != nil { return true }
          guard let view = responder.inputAccessoryView else { return false }
          return responder !== self || !view.isPlaceholder
        }
      #endif
    }

    /// What SwiftUI gives its text fields from iOS 16.1 on, without a keyboard toolbar, too: it is empty and takes no room (T4.20.32).
    fileprivate var isPlaceholder: Bool {
      subviews.isEmpty && bounds.height <= 0 && intrinsicContentSize.height <= 0
    }

    fileprivate var ownAccessory: UIView? {
      #if os(visionOS)
        nil
      #else
        inputAccessoryView
      #endif
    }

    /// Only text fields and text views let others set it.
    fileprivate func setAccessory(_ view: UIView?) -> Bool {
      #if !os(visionOS)
        if let field = self as? UITextField {
          field.inputAccessoryView = view
          return true
        }
        if let text = self as? UITextView {
          text.inputAccessoryView = view
          return true
        }
      #endif
      return false
    }
  }
#endif
