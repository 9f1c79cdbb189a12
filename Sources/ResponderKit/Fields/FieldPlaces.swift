#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// Where the app's own order has a field.
  @MainActor
  enum FieldPlaces {
    /// Nowhere: fields are visited as they are read.
    case reading
    /// Where its tag says, from 1; a tag of 0 or less says nothing.
    case tags
    /// Where it, or the view that it is inside, stands in a list; others are left out.
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

    /// Whether the order may have fields in rows of a list that do not exist yet, or that the list has taken off the screen: a
    /// static table keeps its cells.
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

  /// A view that is not kept.
  struct WeakView {
    private(set) weak var view: UIView?

    init(_ view: UIView) { self.view = view }
  }
#endif
