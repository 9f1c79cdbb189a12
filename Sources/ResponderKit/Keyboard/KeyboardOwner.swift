#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  extension UIScrollView {
    /// Whether the keyboard belongs to the screen that this list is on, or to nobody here.
    ///
    /// UIKit gives the keyboard to the key window's first responder (truth T4.4.2). Not this list's are: the keyboard of
    /// another window of the same scene, and that of something presented over this list, unless the first responder
    /// stayed behind, as with a popover over a field. Another app's keyboard, and that of another scene of this app, are
    /// nobody's here and cover like any other.
    func sharesKeyboard(_ keyboard: KeyboardState) -> Bool {
      guard keyboard.isLocal, let window else { return true }
      if let key = window.windowScene?.keyWindow, key !== window { return false }
      guard let controller = chain.lazy.compactMap({ $0 as? UIViewController }).first,
        controller.isBehindPresentation
      else { return true }
      let root = controller.presentationRoot
      // Text in an input accessory view is in the keyboard's window, but its chain leads here (truth T4.3.14).
      let responder = FocusBook.shared.firstResponder(in: window)
      return responder?.chain.lazy.compactMap { $0 as? UIViewController }.first?.presentationRoot
        === root
    }
  }

  extension UIViewController {
    /// The controller that was presented, or is a window's root, with this one inside.
    fileprivate var presentationRoot: UIViewController {
      var root = self
      var budget = 10_000
      while let next = root.parent ?? root.searchedScreen, budget > 0 {
        root = next
        budget -= 1
      }
      return root
    }

    fileprivate var isBehindPresentation: Bool {
      [self, presentationRoot].contains { controller in
        var cover = controller.presentedViewController
        while cover is UISearchController { cover = cover?.presentedViewController }
        return cover != nil
      }
    }

    /// The screen that a search controller was presented over: UIKit presents it while somebody searches, and a search
    /// bar outside the navigation bar moves into it, but what is searched stays in use (UIKit documentation).
    private var searchedScreen: UIViewController? {
      self is UISearchController ? presentingViewController : nil
    }
  }
#endif
