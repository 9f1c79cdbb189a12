#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  extension UIResponder {
    /// The way of an action from here, or from somebody whose chain comes before this one's.
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

    /// Who comes next as the platform has it.
    var followingResponder: UIResponder? { next }

    private static let plain = UIResponder()
  }

  extension UIWindow {
    /// Sheets stand in the same window.
    var topSheet: UIWindow? { nil }
  }

  extension PresentationBoundary {
    /// Who is asked after a responder.
    @MainActor
    func step(from responder: UIResponder, _ sight: ActionSight) -> ActionStep {
      guard let controller = responder as? UIViewController else {
        return .to(sight.successor(of: responder, as: responder as? UIView))
      }
      // Children of a presented controller have its presenter too; the boundary is the outermost of them.
      if controller.parent == nil, let presenter = controller.presentingViewController {
        if self == .stop { return .stop }
        if let place = sight.place(around: controller.viewIfLoaded) { return .to(place) }
        if self == .continueAtPresenter { return .to(presenter) }
      }
      return .to(sight.successor(of: controller, as: controller.viewIfLoaded))
    }
  }
#endif
