#if canImport(UIKit)
  public import UIKit

  extension UIResponder {
    /// The control that a user would name: this responder, or the public control whose inner editor
    /// it is.
    ///
    /// A first responder may be part of a control: the field inside a `UISearchBar`, a field of a
    /// `UIAlertController`, the content view of a web view, or a SwiftUI hosting view, whose owner
    /// is the hosting controller.
    ///
    /// The property recognizes a search bar, an alert controller and a web view by their public
    /// classes, on the way up the responder chain. Any other responder is a part if its class name
    /// begins with an underscore; its owner is the nearest one up the chain, below the window, whose
    /// name does not. Every other responder is its own owner, and so is a part without an owner.
    public var owningControl: UIResponder {
      for owner in chain where owner.owns(self) { return owner }
      return chain.lazy.prefix { !($0 is UIWindow) }.first { hop in
        // SwiftUI's own responder after a hosting view (T4.20.56) owns nothing.
        !hop.isPart && (hop === self || hop is UIView || hop is UIViewController)
      } ?? self
    }

    private func owns(_ editor: UIResponder) -> Bool {
      if self is UISearchBar { return editor is UITextField }
      if let alert = self as? UIAlertController {
        return alert.textFields?.contains { $0 === editor } ?? false
      }
      // An app's own field may be in a web view's scroll view. The web view's editor is neither a
      // text field nor a text view.
      return isWebView && !(editor is UITextField || editor is UITextView)
    }

    /// Whether the responder's class is private to a framework, by Apple's naming convention.
    private var isPart: Bool { String(describing: type(of: self)).hasPrefix("_") }
  }

  extension ResponderIdentity {
    /// Names a view without an accessibility identifier. The debug tools set it, because the names
    /// of SwiftUI's fields cost more than those of UIKit's.
    @MainActor package static var unnamed: ((UIView) -> (identifier: String?, place: String?))?

    /// Returns the tag of a view. The tags set it, which app extensions do not have.
    @MainActor package static var tag: ((UIView) -> AnyHashable?)?

    /// Creates the identity from the responder's class and, for a view, from its accessibility
    /// identifier. Reads no text.
    @MainActor
    package init(_ responder: UIResponder) {
      let view = responder as? UIView
      var name = (identifier: view?.accessibilityIdentifier, place: String?.none)
      if let view, name.identifier?.isEmpty != false { name = Self.unnamed?(view) ?? (nil, nil) }
      self.init(
        className: Self.className(of: responder), identifier: name.identifier, place: name.place)
    }
  }
#endif
