public import Foundation

/// Shows what is too small to be read, large, under a long press at the accessibility text sizes; here a value only.
@MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  public private(set) weak var view: UIView?

  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {}

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

@MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}
