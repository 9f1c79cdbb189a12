#if canImport(UIKit)
  internal import UIKit

  extension UIResponder {
    /// Returns the walk of an action: along the chain of `start`, if there is one, and then along
    /// the chain of this responder.
    func walk(startingAt start: UIResponder?, _ boundary: PresentationBoundary) -> ActionWalk {
      let sight = ActionSight(boundary)
      let chains = [start, self].compactMap { $0 }.map { first in
        ChainSequence<AnyObject>(first: first) { ($0 as? UIResponder).flatMap(sight.step) }
      }
      return ActionWalk(
        origin: start ?? self, chains: chains,
        rest: { sight.isStopped ? [] : ActionWalk.lastChains })
    }
  }

  extension UIWindow {
    /// Always nil: UIKit shows a sheet in the window of its presenter.
    var topSheet: UIWindow? { nil }
  }

  extension ActionSight {
    /// Returns the responder after another one on a walk; nil at the end of the chain.
    func step(from responder: UIResponder) -> UIResponder? {
      guard let controller = responder as? UIViewController else {
        return successor(responder.next, after: responder as? UIView)
      }
      // The children of a presented controller have the same `presentingViewController`, so only
      // the presented controller itself, which has no parent, is the boundary.
      if controller.parent == nil, controller.presentingViewController != nil {
        if boundary == .stop {
          isStopped = true
          return nil
        }
        if let place = place(around: controller.viewIfLoaded) { return place }
      }
      return successor(controller.next, after: controller.viewIfLoaded)
    }
  }
#endif
