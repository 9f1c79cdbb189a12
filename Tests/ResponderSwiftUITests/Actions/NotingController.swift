import ResponderKit
import SwiftUI

/// A controller around another one. It forwards an action to its noter, if it has one that handles
/// the action.
final class NotingController: UIViewController {
  init(_ child: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  required init?(coder: NSCoder) { nil }

  var noter: Noter?
}

extension NotingController: ResponderActionRouter {
  func route<Action: ResponderMatching>(_ action: Action) -> ActionRoute<Action.Responder> {
    (noter as? Action.Responder).map { .forward(to: $0) } ?? .proceed
  }
}

/// A hosting controller that forwards an action to its noter, if it has one that handles the
/// action.
final class NotingHostingController: UIHostingController<AnyView>, ResponderActionRouter {
  var noter: Noter?
  func route<Action: ResponderMatching>(_ action: Action) -> ActionRoute<Action.Responder> {
    (noter as? Action.Responder).map { .forward(to: $0) } ?? .proceed
  }
}
