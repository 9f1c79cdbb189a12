#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// The views among which the order of fields is looked for, and by what order.
  @MainActor
  struct FieldScope {
    let root: UIView
    let order: FieldPlaces

    /// All that is inside a view, by the order of the navigation that it belongs to.
    init(root: UIView) {
      let root = (root as? UIWindow)?.topPresentedView ?? root
      self.root = root
      order = FieldNavigator.around(root)?.places ?? .reading
    }

    /// What a user would move around in from a view: the view of the nearest navigation, or the screen, sheet or popover.
    init(around view: UIView) {
      let root = view.screenRoot
      let navigator =
        FieldNavigator.around(view)
        ?? (view is UIWindow ? FieldNavigator.only(inside: Self(root: root).root) : nil)
      self.init(root: navigator?.view ?? root)
    }

    /// The fields as they stand now.
    ///
    /// - Parameter extra: a view that is no field, or is one that is disabled, and is looked for all the same.
    func look(for extra: UIView? = nil) -> FieldSight {
      let raisedBy = root.window.map { KeyboardMonitor.shared.overlap(in: $0) } ?? 0
      var walk = FieldWalk(places: order, raisedBy: raisedBy, extra: extra)
      return FieldSight(
        order: FieldOrder(of: walk.group(of: root), leavesOutUnlisted: order.leavesOutUnlisted),
        views: walk.views)
    }
  }

  extension FieldScope {
    /// The lists around a view in which rows that do not exist yet may have fields of the order.
    func lists(around view: UIView) -> [any RowSource] {
      view.lists(below: root).filter { order.mayHaveRows(in: $0) }
    }
  }

  /// The fields of a scope at one moment.
  @MainActor
  struct FieldSight {
    let order: FieldOrder<ObjectIdentifier>
    /// Every field that was seen, those that the order leaves out as well.
    let views: [ObjectIdentifier: UIView]

    var fields: [UIView] { order.ids.compactMap { views[$0] } }

    /// The field that a responder is, or is part of, if the order has it.
    func field(around view: UIView) -> UIView? {
      sequence(first: view, next: \.superview).first {
        order.number(of: ObjectIdentifier($0)) != nil
      }
    }

    /// The fields before or after a view; nil, or one that is no field in the order, stands before all and after all.
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
    /// The view of the outermost controller on the same screen, sheet, popover or page of a page
    /// controller; the window where no controller is around.
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
    /// What is presented over everything else; nil where nothing is.
    fileprivate var topPresentedView: UIView? {
      var top = rootViewController?.presentedViewController
      while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
      return top.flatMap { $0.isBeingDismissed ? nil : $0.viewIfLoaded }
    }
  }
#endif
