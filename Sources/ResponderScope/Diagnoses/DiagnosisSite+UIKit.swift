#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  extension DiagnosisSite {
    /// Creates the site of a responder. The site names the nearest view controller, or else the
    /// topmost view controller of the window, and the window's root. For a view in a window, it
    /// also contains the view's frame on the screen. For nil, or a responder that is in no window,
    /// the window is that of the app's first active scene.
    @MainActor
    init(of responder: UIResponder?) {
      let own = responder?.chain.lazy.compactMap { $0 as? UIViewController }.first
      let window =
        responder?.hostWindow ?? own?.viewIfLoaded?.window
        ?? UIWindowScene.active.first?.appWindow
      let root = window?.rootViewController
      let view = responder as? UIView
      self.init(
        controller: (own ?? window?.topController).map { ResponderIdentity.className(of: $0) },
        root: (root ?? window).map { ResponderIdentity.className(of: $0) },
        frame: view.flatMap { $0.window == nil ? nil : $0.convertToScreen($0.bounds) })
    }
  }
#endif
