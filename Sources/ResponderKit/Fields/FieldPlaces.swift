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

    /// Returns whether the order may include fields in rows that a list has not made yet or has
    /// taken off the screen. A listed view without a window may be in such a row, because a static
    /// table keeps its cells.
    func mayHaveRows(in list: UIView) -> Bool {
      guard case .listed(let views) = self else { return true }
      return views.contains {
        $0.view.map { $0.window == nil || list.isDescendant(of: $0) } ?? false
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

  /// A weak reference to a view.
  struct WeakView {
    private(set) weak var view: UIView?

    init(_ view: UIView) { self.view = view }
  }
#endif
