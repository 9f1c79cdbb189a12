#if canImport(UIKit)
  package import UIKit

  extension UIView {
    /// Returns whether another screen is presented over this view's screen, and the responder is
    /// not on this view's screen.
    package func isBehindScreen(of responder: UIResponder?) -> Bool {
      guard let controller = screenController, controller.isBehindPresentation else { return false }
      return responder?.screenController?.presentationRoot !== controller.presentationRoot
    }
  }

  extension UIResponder {
    /// The view controller nearest to this responder on its responder chain.
    var screenController: UIViewController? {
      chain.lazy.compactMap { $0 as? UIViewController }.first
    }
  }

  extension UIViewController {
    /// The outermost view controller around this one, which was presented or is a window's root. A
    /// search controller counts as inside the controller over which it was presented.
    fileprivate var presentationRoot: UIViewController {
      var root = self
      while let next = root.parent ?? root.searchedScreen { root = next }
      return root
    }

    var isBehindPresentation: Bool {
      [self, presentationRoot].contains { controller in
        var cover = controller.presentedViewController
        while cover is UISearchController { cover = cover?.presentedViewController }
        return cover != nil
      }
    }

    /// The view controller over which a search controller was presented.
    ///
    /// While the user searches, UIKit presents the search controller, and moves a search bar
    /// outside the navigation bar into the search controller. The user can still use the searched
    /// screen (UIKit documentation).
    private var searchedScreen: UIViewController? {
      self is UISearchController ? presentingViewController : nil
    }
  }
#endif
