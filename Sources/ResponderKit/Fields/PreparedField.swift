#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// What was changed of the field that is being edited, and is put back.
  @MainActor
  final class PreparedField {
    private(set) weak var field: UIView?
    private(set) var bar: FieldBar?
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
        isChanged = true
      }
      // With a target UIKit ends editing on return, which a key of another meaning may not be to do.
      guard [.next, .continue, .done].contains(field.returnKeyType) else { return }
      // A key of ours says "done" for what was known when editing began: typing may have opened another field since.
      let isDone = returnKey == nil && field.returnKeyType == .done
      target = ControlTarget(field, for: .editingDidEndOnExit) { [weak field] in
        // UIKit ends editing afterwards where the focus has not moved (T4.5.12).
        if let field, field.isFirstResponder, !isDone { field.focusNext() }
      }
    }

    // MARK: Bar

    func show(_ make: () -> FieldBar) {
      guard bar == nil, let field, !field.hasAccessoryUpTheChain else { return }
      let bar = make()
      guard field.setAccessory(bar) else { return }
      self.bar = bar
      isChanged = true
    }

    func hideBar() {
      guard let bar else { return }
      self.bar = nil
      if let field, field.hasAccessory(bar) { isChanged = field.setAccessory(nil) }
    }

    // MARK: Both

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
        isChanged = true
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
        chain.contains { $0.inputAccessoryView != nil }
      #endif
    }

    fileprivate func hasAccessory(_ view: UIView) -> Bool {
      #if os(visionOS)
        false
      #else
        inputAccessoryView === view
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
