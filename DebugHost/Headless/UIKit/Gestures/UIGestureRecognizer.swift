import Foundation

@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public private(set) weak var view: UIView?

  func attach(to view: UIView) {
    self.view = view
    view.gestureRecognizers = (view.gestureRecognizers ?? []) + [self]
  }

  func detach(from view: UIView) {
    view.gestureRecognizers?.removeAll { $0 === self }
    self.view = nil
  }
}
