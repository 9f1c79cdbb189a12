#if canImport(UIKit)
  package import ResponderCore
  package import UIKit

  extension ResponderIdentity {
    /// Reads the class and the identifier, and never any text.
    @MainActor
    package init(_ responder: UIResponder) {
      let identifier = (responder as? UIView)?.accessibilityIdentifier
      self.init(
        className: String(describing: type(of: responder)),
        identifier: identifier.flatMap { $0.isEmpty ? nil : $0 })
    }
  }
#endif
