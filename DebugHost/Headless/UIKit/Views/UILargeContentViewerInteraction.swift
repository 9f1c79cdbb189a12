public import Foundation

/// Shows small content in a larger size under a long press, at the accessibility text sizes. The
/// stand-in shows nothing.
@MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  public private(set) weak var view: UIView?

  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {}

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

@MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}
