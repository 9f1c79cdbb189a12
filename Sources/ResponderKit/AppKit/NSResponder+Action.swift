#if canImport(AppKit) && !canImport(UIKit)
  internal import AppKit

  extension NSResponder {
    /// The way of an action from here, or from somebody whose chain comes before this one's.
    func walk(
      startingAt start: NSResponder?, _ boundary: PresentationBoundary
    ) -> ActionWalk<NSObject> {
      ActionWalk(
        sender: self, start: start, plainResponder: Self.plain,
        next: { boundary.successor(of: $0) })
    }

    private static let plain = NSResponder()
  }

  extension PresentationBoundary {
    /// Who is asked after somebody: the chain, at its end the application, at last the application's delegate, who need not
    /// be a responder.
    @MainActor
    fileprivate func successor(of node: NSObject) -> NSObject? {
      let application = NSApplication.shared
      let delegate = application.delegate as? NSObject
      guard let responder = node as? NSResponder, responder !== delegate else { return nil }
      if responder === application { return delegate }
      if self != .followNext, let presenter = presenter(of: responder) {
        return self == .stop ? nil : presenter
      }
      return responder.nextResponder ?? application
    }

    /// A presented controller has its presenter, and a sheet its window.
    @MainActor
    private func presenter(of responder: NSResponder) -> NSResponder? {
      if let window = responder as? NSWindow { return window.sheetParent }
      guard let controller = responder as? NSViewController, controller.parent == nil else {
        return nil
      }
      return controller.presentingViewController
    }
  }
#endif
