#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Gives numbers to the views around the first responder, which it references weakly, and reads
  /// their frames. `ListNumbers` handles the lists; the views inside a list scroll with it.
  @MainActor
  struct SurroundingNumbers {
    private struct Entry {
      weak var view: UIView?
      let number: Int
      /// The window's size when the view was found. A window that has changed its size lays out
      /// everything again.
      let windowSize: CGSize?
    }

    private var entries: [Entry] = []
    private var count = 0

    /// Numbers the views around a view that have no number yet, and returns the facts about all
    /// numbered views. The views of one search are in order, outermost first.
    mutating func search(around view: UIView) -> [DiagnosisFacts.Surrounding] {
      entries.removeAll { $0.view == nil || $0.view?.window?.bounds.size != $0.windowSize }
      // UIKit moves an input accessory view with the keyboard. So this method does not number the
      // views around a field in an input accessory view.
      guard view.window === view.hostWindow else { return known() }
      for view in view.surroundings where !entries.contains(where: { $0.view === view }) {
        count += 1
        entries.append(
          Entry(view: view, number: count, windowSize: view.window?.bounds.size))
      }
      return known()
    }

    /// The numbers of the views that are in no window now, or come back in a transition.
    var away: Set<Int> {
      Set(
        entries.lazy.filter { $0.view.map { $0.window == nil || $0.isInTransition } ?? false }
          .map(\.number))
    }

    /// Returns the facts about the numbered views that are in a window that has kept its size and,
    /// after the keyboard, in no transition. `keyboard` is nil before a keyboard appears.
    func known(under keyboard: KeyboardState? = nil) -> [DiagnosisFacts.Surrounding] {
      entries.compactMap { entry in
        guard let view = entry.view, let window = view.window, let outer = view.superview,
          window.bounds.size == entry.windowSize,
          keyboard?.placement.isUp != false || !view.isInTransition
        else { return nil }
        let frame = outer.convertToScreen(view.frame)
        let bottom = window.convertToScreen(window.bounds).maxY
        // A narrower view may be meant to float above the keyboard.
        let screen = outer.chain.lazy.compactMap { ($0 as? UIViewController)?.viewIfLoaded }.first
        let isWide = frame.width >= (screen ?? window).bounds.width - 1
        let windowBottom = isWide ? WindowBottom(of: view) : nil
        return DiagnosisFacts.Surrounding(
          id: entry.number, identity: ResponderIdentity(view), frame: view.frame,
          screenFrame: frame,
          reachesBottom: frame.maxY >= bottom - window.safeAreaInsets.bottom - 1,
          isScreen: view.ownController != nil, isSheet: view.isSheet,
          neighbors: outer.subviews.filter { $0 !== view && !$0.isHidden }.map(\.bounds.size)
            + outer.layer.drawn.map(\.bounds.size),
          windowBottom: keyboard == nil
            ? windowBottom
            : keyboard.flatMap { windowBottom?.unlessTaken(below: frame.maxY, of: view, under: $0) }
        )
      }
    }

    /// Returns the view with a number.
    func view(_ number: Int) -> UIView? { entries.first { $0.number == number }?.view }
  }

  extension UIView {
    /// Whether this is the view of a sheet, and UIKit moves a view around it instead.
    fileprivate var isSheet: Bool {
      guard let controller = ownController, controller.presentingViewController != nil,
        [.pageSheet, .formSheet, .automatic].contains(controller.modalPresentationStyle),
        let container = controller.presentationController?.containerView
      else { return false }
      return superview !== container
    }

    /// The views around this view that are outside all scroll views containing it, outermost first.
    /// The outermost one is the view of the outermost controller or, inside a presented screen, the
    /// presented view. The view of a sheet is included if UIKit moves it with a view around it, and
    /// the view of any other presentation is not. Empty inside a navigation bar or a search bar.
    fileprivate var surroundings: [UIView] {
      var around: [UIView] = []
      // How many of the collected views are inside the outermost controller's view, that view
      // included.
      var kept = 0
      var ancestor = superview
      while let view = ancestor, !(view is UIWindow) {
        // UIKit moves bars that contain a search field, so there is nothing to judge around it.
        if view is UINavigationBar || view is UISearchBar { return [] }
        if view is UIScrollView {
          around = []
          kept = 0
        } else {
          around.append(view)
          if let controller = view.ownController {
            kept = around.count
            if controller.presentingViewController != nil {
              let style = controller.modalPresentationStyle
              // UIKit or a presentation of the app's own may move the presented view itself.
              if style != .fullScreen, style != .overFullScreen, !view.isSheet { kept -= 1 }
              break
            }
          }
        }
        ancestor = view.superview
      }
      return around.prefix(kept).reversed()
    }
  }
#endif
