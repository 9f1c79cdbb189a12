#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// Names what the first responder stands in by numbers, and reads where that is; holds none of it.
  ///
  /// Lists are looked after by `ListNumbers`, and what scrolls inside one moves with it: here it is about the views around,
  /// up to the view of the outermost controller of the screen.
  @MainActor
  struct SurroundingNumbers {
    private struct Entry {
      weak var view: UIView?
      let number: Int
      /// The size of the window when it was searched: one that has another by now lays everything out anew.
      let windowSize: CGSize?
    }

    private var entries: [Entry] = []
    private var count = 0

    /// What a view stands in, outermost first, numbered from now on.
    mutating func search(around view: UIView) -> [DiagnosisFacts.Surrounding] {
      entries.removeAll { $0.view == nil || $0.view?.window?.bounds.size != $0.windowSize }
      // UIKit moves an accessory view with its keyboard.
      guard view.window === view.hostWindow else { return known }
      for view in view.surroundings where !entries.contains(where: { $0.view === view }) {
        count += 1
        entries.append(
          Entry(view: view, number: count, windowSize: view.window?.bounds.size))
      }
      return known
    }

    /// What has a number and is in a window.
    var known: [DiagnosisFacts.Surrounding] {
      entries.compactMap { entry in
        guard let view = entry.view, let window = view.window, let outer = view.superview,
          window.bounds.size == entry.windowSize
        else { return nil }
        let space = window.screen.coordinateSpace
        let frame = outer.convert(view.frame, to: space)
        let bottom = window.convert(window.bounds, to: space).maxY
        return DiagnosisFacts.Surrounding(
          id: entry.number, identity: ResponderIdentity(view), frame: view.frame,
          screenFrame: frame,
          reachesBottom: frame.maxY >= bottom - window.safeAreaInsets.bottom - 1)
      }
    }

    /// The one with a number.
    func view(_ number: Int) -> UIView? { entries.first { $0.number == number }?.view }
  }

  extension UIView {
    /// The views around this one and around every scroll view that it is in, outermost first.
    fileprivate var surroundings: [UIView] {
      var around: [UIView] = []
      // How many of them lie inside the outermost controller's view, that one included.
      var kept = 0
      var ancestor = superview
      while let view = ancestor, !(view is UIWindow) {
        // What the system moves: bars with what is searched in them, and sheets.
        if view is UINavigationBar || view is UISearchBar { return [] }
        if view is UIScrollView {
          around = []
          kept = 0
        } else {
          around.append(view)
          if let controller = view.next as? UIViewController {
            kept = around.count
            if controller.presentingViewController != nil {
              let style = controller.modalPresentationStyle
              if style != .fullScreen, style != .overFullScreen { kept -= 1 }
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
