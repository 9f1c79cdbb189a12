#if canImport(AppKit) && !canImport(UIKit)
  package import AppKit
  package import ResponderCore

  extension ResponderIdentity {
    /// Reads the class and the identifier, and never any text.
    @MainActor
    package init(_ responder: NSResponder) {
      let identifier = (responder as? NSView)?.identifier?.rawValue
      self.init(
        className: String(describing: type(of: responder)),
        identifier: identifier.flatMap { $0.isEmpty ? nil : $0 })
    }
  }
#endif
