#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  extension UIResponder {
    /// Returns the walk of an action: along the chain of `start`, if there is one, and then along
    /// the chain of this responder.
    func walk(startingAt start: UIResponder?, _ boundary: PresentationBoundary) -> ActionWalk {
      let sight = ActionSight()
      var isStopped = false
      let chains = [start, self].compactMap { $0 }.map { first in
        boundary.chain(from: first, sight) { isStopped = true }
      }
      return ActionWalk(
        origin: start ?? self, plainResponder: Self.plain, chains: chains,
        rest: { isStopped ? [] : ActionWalk.lastChains })
    }

    /// The platform's next responder.
    var followingResponder: UIResponder? { next }

    private static let plain = UIResponder()
  }

  extension UIWindow {
    /// Always nil: UIKit shows a sheet in the window of its presenter.
    var topSheet: UIWindow? { nil }
  }

  extension PresentationBoundary {
    /// Returns the step of a walk after a responder.
    @MainActor
    func step(from responder: UIResponder, _ sight: ActionSight) -> ActionStep {
      guard let controller = responder as? UIViewController else {
        return .to(sight.successor(of: responder, as: responder as? UIView))
      }
      // The children of a presented controller have the same `presentingViewController`, so only
      // the presented controller itself, which has no parent, is the boundary.
      if controller.parent == nil, let presenter = controller.presentingViewController {
        if self == .stop { return .stop }
        if let place = sight.place(around: controller.viewIfLoaded) { return .to(place) }
        if self == .continueAtPresenter { return .to(presenter) }
      }
      return .to(sight.successor(of: controller, as: controller.viewIfLoaded))
    }
  }
#endif
