#if canImport(UIKit)
  package import UIKit

  /// The view whose fields a move visits, and the order of these fields.
  @MainActor
  package struct FieldScope {
    package let root: UIView
    let places: FieldPlaces

    /// Creates the scope of all fields inside a view. The order is that of the nearest navigation,
    /// which belongs to the view itself or to a view around it. Without a navigation, it is reading
    /// order. For a window, the scope is the view of the topmost presented controller, if there is
    /// one.
    init(root: UIView) {
      let root = (root as? UIWindow)?.topPresented?.viewIfLoaded ?? root
      self.root = root
      places = FieldNavigator.around(root)?.places ?? .reading
    }

    /// Creates the scope of a move from a view: the view of the nearest navigation around it, or
    /// else its screen, sheet or popover. For a window without a navigation of its own, the scope
    /// is the view inside the window that has a navigation, if exactly one has. If the window
    /// presents a controller, views outside that controller's view do not count.
    package init(around view: UIView) {
      let root = view.screenRoot
      let navigator =
        FieldNavigator.around(view)
        ?? (view is UIWindow ? FieldNavigator.only(inside: Self(root: root).root) : nil)
      self.init(root: navigator?.view ?? root)
    }

    /// Returns the fields as they are now.
    ///
    /// - Parameter extra: A view to include even if it is not a field or is a disabled one.
    package func look(for extra: UIView? = nil) -> FieldOrder<UIView> {
      let raisedBy = root.window.map { KeyboardMonitor.shared.overlap(in: $0) } ?? 0
      let walk = FieldWalk(places: places, raisedBy: raisedBy, extra: extra)
      return FieldOrder(of: walk.group(of: root), leavesOutUnlisted: places.leavesOutUnlisted)
    }
  }

  extension FieldScope {
    /// Returns whether a navigation of this view or of a view around it is in effect, by
    /// `navigateFields(_:)` or by the SwiftUI modifier.
    package static func isNavigated(_ view: UIView) -> Bool { FieldNavigator.around(view) != nil }

    /// Returns the row without a cell that follows the row of `view`, if it comes before the field
    /// `next`, and its list. Nil if the next row has a cell, if SwiftUI owns the list, which makes
    /// its rows by itself, or if the order rules the row out.
    ///
    /// - Parameter field: The place of `view` in the order, or nil if it has none.
    func missingRow(
      _ direction: FieldDirection, from view: UIView, at field: UIView?, before next: UIView?
    ) -> (list: any RowList, row: IndexPath)? {
      for inner in sequence(first: view, next: { $0 === root ? nil : $0.superview }) {
        guard let list = inner as? any RowList, !list.isOfSwiftUI,
          places.mayHaveRows(in: list, direction, from: field ?? view),
          let start = list.row(around: view)
        else { continue }
        let end = next.flatMap { list.row(around: $0) }
        if let row = list.missingRow(direction, after: start, before: end) { return (list, row) }
      }
      return nil
    }
  }

  extension FieldOrder<UIView> {
    /// Returns `view` or the nearest of its superviews that is in the order; nil if none is.
    @MainActor
    package func field(around view: UIView) -> UIView? {
      sequence(first: view, next: \.superview).first { ids.contains($0) }
    }
  }

  /// How the order determines the place of a field.
  @MainActor
  enum FieldPlaces {
    /// No field has a place of its own. The user visits the fields in reading order.
    case reading
    /// The tag of a field is its place, from 1. A field with a tag of 0 or less has no place.
    case tags
    /// The place of a field is the index of the listed view that is the field or contains it. The
    /// order leaves out all other fields.
    case listed([Weak<UIView>])

    init(_ order: FieldNavigation.Order) {
      switch order {
      case .reading: self = .reading
      case .tags: self = .tags
      case .listed(let views): self = .listed(views.map { Weak(object: $0) })
      }
    }

    var isReading: Bool { if case .reading = self { true } else { false } }
    var leavesOutUnlisted: Bool { if case .listed = self { true } else { false } }

    /// Returns whether the order may include fields in rows of the list that have no cell yet or
    /// have left the screen. For `.next`, only fields after `field` count; for `.previous`, only
    /// fields before it. If `field` is nil or has no place in the order, all fields count.
    func mayHaveRows(in list: UIView, _ direction: FieldDirection, from field: UIView?) -> Bool {
      guard case .listed(let views) = self else { return true }
      let here = field.flatMap { place(of: $0) }
      return views.enumerated().contains { index, entry in
        guard let view = entry.object else { return false }
        let isAhead = here.map { direction == .next ? index > $0 : index < $0 } ?? true
        // The fields of a list inside a listed view share the place of the view. A table with
        // static cells removes the cell of a row that has left the screen from the view hierarchy.
        return (isAhead || index == here) && list.isDescendant(of: view)
          || isAhead && view.window == nil
      }
    }

    func place(of field: UIView) -> Int? {
      switch self {
      case .reading: nil
      case .tags: field.tag > 0 ? field.tag : nil
      case .listed(let views):
        views.firstIndex { $0.object.map { field.isDescendant(of: $0) } ?? false }
      }
    }
  }

  extension UIView {
    /// The view of the outermost controller on this view's screen, sheet, popover or page of a page
    /// controller. If there is no controller around this view, it is the topmost superview, usually
    /// the window.
    var screenRoot: UIView {
      var (root, top) = (nil as UIView?, self)
      for view in sequence(first: self, next: \.superview) {
        top = view
        guard let controller = view.ownController else { continue }
        root = view
        if controller.parent == nil, controller.presentingViewController != nil { break }
        if controller.parent is UIPageViewController { break }
      }
      return root ?? top
    }
  }

  extension UIWindow {
    /// The topmost presented controller that is not being dismissed; nil if there is none.
    var topPresented: UIViewController? {
      var top = rootViewController?.presentedViewController
      while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
      return top?.isBeingDismissed == true ? nil : top
    }
  }
#endif
