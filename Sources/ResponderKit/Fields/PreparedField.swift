#if canImport(UIKit)
  internal import UIKit

  /// Changes a field that the user edits or is about to edit, and undoes the changes afterwards.
  @MainActor
  final class PreparedField {
    private(set) weak var field: UIView?
    private(set) var bar: FieldBar?
    /// The empty input accessory view that the bar has replaced.
    private var placeholder: UIView?
    /// The return key that replaces `.default`; nil if the app has set another one.
    private(set) var returnKey: UIReturnKeyType?
    private var target: ControlTarget?
    private var isChanged = false

    init(_ field: UIView) {
      self.field = field
    }

    // MARK: Return key

    func takeReturnKey(hasNext: Bool, isOfSwiftUI: Bool) {
      guard let field = field as? UITextField, !field.isPartOfSearch else { return }
      if field.returnKeyType == .default {
        let key: UIReturnKeyType = hasNext ? .next : .done
        field.returnKeyType = key
        returnKey = key
        note()
      }
      // A target for `.editingDidEndOnExit` makes UIKit end editing on return, which is wrong for a
      // return key with another meaning.
      // SwiftUI's fields submit instead, and resign by themselves.
      guard !isOfSwiftUI, [.next, .continue, .done].contains(field.returnKeyType) else { return }
      // If this package set the key to `.done`, there was no next field when editing began. Typing
      // may have enabled one since, so the handler tries to move.
      let isDone = returnKey == nil && field.returnKeyType == .done
      target = ControlTarget(field, for: .editingDidEndOnExit) { [weak field] in
        // If the focus has not moved, UIKit ends editing afterwards (T4.5.12).
        if let field, field.isFirstResponder, !isDone { FieldMove.runAtReturnKey(of: field) }
      }
    }

    // MARK: Bar

    /// Makes the bar the field's input accessory view, if that is possible and neither the field
    /// nor a responder up its chain has another input accessory view. Returns whether the field
    /// has the bar.
    @discardableResult
    func show(_ bar: FieldBar) -> Bool {
      if self.bar !== bar { hideBar() }
      // UIKit may show the bar already. Another reload of the input views could end dictation.
      guard self.bar == nil else {
        keep()
        return true
      }
      guard let field, !field.hasAccessoryUpTheChain else { return false }
      let placeholder = field.ownAccessory
      guard field.setAccessory(bar) else { return false }
      (self.bar, self.placeholder) = (bar, placeholder)
      note()
      return true
    }

    /// Sets the bar and the return key again if SwiftUI has replaced them (T4.20.33). UIKit goes on
    /// showing the old ones until it next reads the properties.
    func keep() {
      if let returnKey, let field = field as? UITextField, field.returnKeyType == .default {
        field.returnKeyType = returnKey
      }
      if let bar, let field, field.ownAccessory !== bar {
        let other = field.ownAccessory
        guard other.map(\.isPlaceholder) ?? (placeholder != nil), field.setAccessory(bar) else {
          return
        }
        placeholder = other ?? placeholder
        if bar.window == nil { note() }
      }
      reloadInputViews()
    }

    func hideBar() {
      guard let bar else { return }
      defer { (self.bar, placeholder) = (nil, nil) }
      guard let field else { return }
      if field.ownAccessory === bar { _ = field.setAccessory(placeholder) }
      note()
    }

    // MARK: Applying and undoing the changes

    /// Records that a setting of the first responder has changed, because UIKit has not read the
    /// new value. UIKit reads a field's settings when the field gets the focus, and later only on
    /// `reloadInputViews()`.
    private func note() {
      if field?.isFirstResponder == true { isChanged = true }
    }

    /// Makes UIKit show the changes, if the field is still being edited.
    func reloadInputViews() {
      guard isChanged, let field, field.isFirstResponder else { return }
      isChanged = false
      field.reloadInputViews()
    }

    func putBack() {
      hideBar()
      target?.remove()
      target = nil
      if let field = field as? UITextField, field.returnKeyType == returnKey {
        field.returnKeyType = .default
        note()
      }
      returnKey = nil
      reloadInputViews()
    }
  }

  extension UIView {
    /// Whether this is a search field, inside a search bar or without one. Its return key starts
    /// the search.
    var isPartOfSearch: Bool {
      #if !os(tvOS)
        if self is UISearchTextField { return true }
      #endif
      return owningControl is UISearchBar
    }

    // visionOS has no input accessory views, and tvOS no toolbars.

    fileprivate var hasAccessoryUpTheChain: Bool {
      #if os(visionOS) || os(tvOS)
        true
      #else
        chain.contains { responder in
          if responder.inputAccessoryViewController != nil { return true }
          guard let view = responder.inputAccessoryView else { return false }
          return responder !== self || !view.isPlaceholder
        }
      #endif
    }

    /// Whether this is an empty input accessory view without a height. From iOS 16.1, SwiftUI gives
    /// its text fields such a view even if they have no keyboard toolbar (T4.20.32).
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

    /// Sets the input accessory view, and returns whether that is possible. Only text fields and
    /// text views let other code set it.
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
