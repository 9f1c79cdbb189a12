#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// The view whose fields a move visits, and the order of these fields.
  @MainActor
  struct FieldScope {
    let root: UIView
    let order: FieldPlaces

    /// Creates the scope of all fields inside a view. The order is that of the nearest navigation,
    /// which belongs to the view itself or to a view around it. Without a navigation, it is reading
    /// order. For a window, the scope is the view of the topmost presented controller, if there is
    /// one.
    init(root: UIView) {
      let root = (root as? UIWindow)?.topPresentedView ?? root
      self.root = root
      order = FieldNavigator.around(root)?.places ?? .reading
    }

    /// Creates the scope of a move from a view: the view of the nearest navigation around it, or
    /// else its screen, sheet or popover. For a window without a navigation of its own, the scope
    /// is the view inside the window that has a navigation, if exactly one has. If the window
    /// presents a controller, views outside that controller's view do not count.
    init(around view: UIView) {
      let root = view.screenRoot
      let navigator =
        FieldNavigator.around(view)
        ?? (view is UIWindow ? FieldNavigator.only(inside: Self(root: root).root) : nil)
      self.init(root: navigator?.view ?? root)
    }

    /// Returns the fields as they are now.
    ///
    /// - Parameter extra: A view to include even if it is not a field or is a disabled one.
    func look(for extra: UIView? = nil) -> FieldSight {
      let raisedBy = root.window.map { KeyboardMonitor.shared.overlap(in: $0) } ?? 0
      var walk = FieldWalk(places: order, raisedBy: raisedBy, extra: extra)
      return FieldSight(
        order: FieldOrder(of: walk.group(of: root), leavesOutUnlisted: order.leavesOutUnlisted),
        views: walk.views)
    }
  }

  extension FieldScope {
    /// Returns those lists around a view that may have fields of the order in rows without a cell,
    /// the innermost first. For the direction `.next`, only fields after `field` count, for
    /// `.previous` only fields before it. If `field` is nil, all fields count.
    func lists(
      around view: UIView, _ direction: FieldDirection, from field: UIView?
    ) -> [any RowSource] {
      view.lists(below: root).filter { order.mayHaveRows(in: $0, direction, from: field) }
    }

    /// Returns the row of a view in each list around it, the innermost list first. A row is nil if
    /// the view is in no row of that list, as in a header or footer.
    func paths(of view: UIView) -> [IndexPath?] {
      view.lists(below: root).map { $0.path(of: view) }
    }
  }

  /// The fields of a scope at one moment.
  @MainActor
  struct FieldSight {
    let order: FieldOrder<ObjectIdentifier>
    /// Every field that was found, including those that the order leaves out.
    let views: [ObjectIdentifier: UIView]

    var fields: [UIView] { order.ids.compactMap { views[$0] } }

    /// Returns `view` or the nearest of its superviews that is in the order; nil if none is.
    func field(around view: UIView) -> UIView? {
      sequence(first: view, next: \.superview).first {
        order.number(of: ObjectIdentifier($0)) != nil
      }
    }

    /// Returns the fields before or after a view, nearest first. For nil, or for a view that is not
    /// in the order, it returns all fields, beginning with the last one if the direction is
    /// `.previous`.
    func fields(_ direction: FieldDirection, from view: UIView?) -> [UIView] {
      let id = view.map { ObjectIdentifier($0) }
      return switch direction {
      case .next: order.following(id).compactMap { views[$0] }
      case .previous: order.preceding(id).compactMap { views[$0] }
      }
    }
  }

  enum FieldDirection {
    case next, previous
  }

  extension UIView {
    /// The view of the outermost controller on this view's screen, sheet, popover or page of a page
    /// controller. If there is no controller around this view, it is the topmost superview, usually
    /// the window.
    var screenRoot: UIView {
      var (root, top) = (nil as UIView?, self)
      for view in sequence(first: self, next: \.superview) {
        top = view
        guard let controller = view.next as? UIViewController else { continue }
        root = view
        if controller.parent == nil, controller.presentingViewController != nil { break }
        if controller.parent is UIPageViewController { break }
      }
      return root ?? top
    }
  }

  extension UIWindow {
    /// The view of the topmost presented controller that is not being dismissed; nil if there is no
    /// such controller, or if its view is not loaded.
    fileprivate var topPresentedView: UIView? {
      var top = rootViewController?.presentedViewController
      while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
      return top.flatMap { $0.isBeingDismissed ? nil : $0.viewIfLoaded }
    }
  }
#endif
