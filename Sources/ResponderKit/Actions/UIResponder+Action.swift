#if canImport(UIKit)
  internal import UIKit

  extension UIResponder {
    /// The way of an action from here, or from somebody whose chain comes before this one's.
    func walk(
      startingAt start: UIResponder?, _ boundary: PresentationBoundary
    ) -> ActionWalk<UIResponder> {
      ActionWalk(
        sender: self, start: start, plainResponder: Self.plain,
        next: { boundary.successor(of: $0) })
    }

    private static let plain = UIResponder()
  }

  extension PresentationBoundary {
    /// Who is asked after a responder.
    @MainActor
    fileprivate func successor(of responder: UIResponder) -> UIResponder? {
      // Children of a presented controller have its presenter too; the boundary is the outermost of them.
      guard self != .followNext, let controller = responder as? UIViewController,
        controller.parent == nil, let presenter = controller.presentingViewController
      else { return responder.next }
      return self == .stop ? nil : presenter
    }
  }
#endif
