#if canImport(UIKit)
  internal import ResponderCore
  public import UIKit

  extension UIResponder {
    /// The control that a user would name: this responder, or the public one whose inner editor it is.
    ///
    /// What answers as first responder may be a part of something: the field inside a `UISearchBar`, a field of a
    /// `UIAlertController`, the content view of a web view, a SwiftUI hosting view. Then this is the search bar, the alert
    /// controller, the web view, the hosting controller. Only public classes are looked for, up `next`; a view of any
    /// other framework counts as a part when its class's name begins with an underscore, and belongs to the nearest
    /// responder up the chain whose name does not. Everything else is its own: a text field in a cell, in a custom
    /// control or in an input accessory view.
    ///
    /// Works in app extensions; costs one walk up the chain. (UIKit documents none of these parts, only their owners.)
    public var owningControl: UIResponder {
      for owner in chain where owner.owns(self) { return owner }
      guard isPart else { return self }
      return chain.lazy.prefix { !($0 is UIWindow) }.first { !$0.isPart } ?? self
    }

    private func owns(_ editor: UIResponder) -> Bool {
      if self is UISearchBar { return editor is UITextField }
      if let alert = self as? UIAlertController {
        return alert.textFields?.contains { $0 === editor } ?? false
      }
      // An app's own field may stand in a web view's scroll view; the web view's editor is neither of these.
      return isWebView && !(editor is UITextField || editor is UITextView)
    }

    /// Whether its class is a framework's own, as Apple names them.
    private var isPart: Bool { String(describing: type(of: self)).hasPrefix("_") }
  }
#endif
