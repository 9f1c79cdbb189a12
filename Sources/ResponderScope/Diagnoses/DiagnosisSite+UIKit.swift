#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  extension DiagnosisSite {
    /// Makes the site of a responder. For a responder without a place, or for nil, it is the site
    /// of the app's key window.
    @MainActor
    init(of responder: UIResponder?) {
      let own = responder?.chain.lazy.compactMap { $0 as? UIViewController }.first
      let window =
        responder?.hostWindow ?? own?.viewIfLoaded?.window
        ?? UIWindowScene.active.first?.appWindow
      let root = window?.rootViewController
      let view = responder as? UIView
      self.init(
        controller: (own ?? root?.topmost).map { ResponderIdentity.className(of: $0) },
        root: (root ?? window).map { ResponderIdentity.className(of: $0) },
        frame: view.flatMap { view in
          view.window.map { view.convert(view.bounds, to: $0.screen.coordinateSpace) }
        })
    }
  }

  extension UIViewController {
    /// The controller that is presented over all others.
    fileprivate var topmost: UIViewController {
      var top = self
      while let next = top.presentedViewController { top = next }
      return top
    }
  }
#endif
