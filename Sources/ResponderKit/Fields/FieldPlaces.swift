#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// How the order determines the place of a field.
  @MainActor
  enum FieldPlaces {
    /// No field has a place of its own. The user visits the fields in reading order.
    case reading
    /// The tag of a field is its place, from 1. A field with a tag of 0 or less has no place.
    case tags
    /// The place of a field is the index of the listed view that is the field or contains it. The
    /// order leaves out all other fields.
    case listed([WeakView])

    init(_ order: FieldNavigation.Order) {
      switch order {
      case .reading: self = .reading
      case .tags: self = .tags
      case .listed(let views): self = .listed(views.map { WeakView($0) })
      }
    }

    var isReading: Bool {
      if case .reading = self { true } else { false }
    }

    var leavesOutUnlisted: Bool {
      if case .listed = self { true } else { false }
    }

    /// Returns whether the order may include fields in rows of the list that have no cell yet or
    /// have left the screen. For `.next`, only fields after `field` count; for `.previous`, only
    /// fields before it. If `field` is nil or has no place in the order, all fields count.
    func mayHaveRows(in list: UIView, _ direction: FieldDirection, from field: UIView?) -> Bool {
      guard case .listed(let views) = self else { return true }
      let here = field.flatMap { place(of: $0) }
      return views.enumerated().contains { index, entry in
        guard let view = entry.view else { return false }
        let isAhead = here.map { direction == .next ? index > $0 : index < $0 } ?? true
        // The fields of a list inside a listed view share the place of the view.
        let mayHaveList = isAhead || index == here
        return mayHaveList && list.isDescendant(of: view)
          || isAhead && view.mayBeOffScreen(in: list)
      }
    }

    func place(of field: UIView) -> Int? {
      switch self {
      case .reading: nil
      case .tags: field.tag > 0 ? field.tag : nil
      case .listed(let views):
        views.firstIndex { $0.view.map { field.isDescendant(of: $0) } ?? false }
      }
    }
  }

  extension UIView {
    /// Whether the view may be in a row that has left the screen. A table with static cells removes
    /// the cell of such a row from the view hierarchy. In other lists, a cell that is ready for
    /// reuse stays in the list and is hidden.
    fileprivate func mayBeOffScreen(in list: UIView) -> Bool {
      guard window != nil else { return true }
      guard isDescendant(of: list) else { return false }
      return sequence(first: self, next: \.superview).prefix { $0 !== list }
        .contains { $0.isHidden && ($0 is UITableViewCell || $0 is UICollectionViewCell) }
    }
  }

  /// A weak reference to a view.
  struct WeakView {
    private(set) weak var view: UIView?

    init(_ view: UIView) { self.view = view }
  }
#endif
