#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// Reads the fields below a view as the reading order needs them.
  ///
  /// Each view on the way costs a look at whether it is open to the user; what is not, as labels and images are not by default, takes
  /// everything inside it along.
  @MainActor
  struct FieldWalk {
    let places: FieldPlaces
    /// How far above a screen's top its fields count still, points: by as much as the keyboard covers, an app raises them out of its way.
    let raisedBy: CGFloat
    private(set) var views: [ObjectIdentifier: UIView] = [:]

    init(places: FieldPlaces, raisedBy: CGFloat) {
      (self.places, self.raisedBy) = (places, raisedBy)
    }

    /// The fields below a view, which is a group whether or not it would be one inside another.
    mutating func group(of content: UIView) -> FieldGroup<ObjectIdentifier> {
      var items: [FieldGroup<ObjectIdentifier>.Item] = []
      if content.isField {
        note(content, in: content, &items)
      } else if content.isOpenToUser {
        read(content, in: content, &items)
      }
      let ordered = (content as? UICollectionView)?.inTheirOrder(items)
      return FieldGroup(
        isRightToLeft: content.effectiveUserInterfaceLayoutDirection == .rightToLeft,
        reach: content.reach(raisedBy: raisedBy), items: ordered ?? items, isInOrder: ordered != nil
      )
    }

    private mutating func read(
      _ view: UIView, in content: UIView, _ items: inout [FieldGroup<ObjectIdentifier>.Item]
    ) {
      for subview in view.subviews where subview.isOpenToUser {
        if subview.isField {
          note(subview, in: content, &items)
        } else if subview.holdsItsFieldsTogether {
          let group = group(of: subview)
          guard !group.items.isEmpty else { continue }
          items.append(.group(group, frame: subview.convert(subview.bounds, to: content)))
        } else {
          read(subview, in: content, &items)
        }
      }
    }

    private mutating func note(
      _ field: UIView, in content: UIView, _ items: inout [FieldGroup<ObjectIdentifier>.Item]
    ) {
      let id = ObjectIdentifier(field)
      views[id] = field
      items.append(
        .field(
          FieldSpot(
            id: id, frame: field.convert(field.bounds, to: content), place: places.place(of: field),
            canTakeFocus: (field as? UITextField)?.isEnabled ?? true)))
    }
  }

  extension UIView {
    /// Whether a reader is through with what is inside before going on.
    fileprivate var holdsItsFieldsTogether: Bool {
      self is UIScrollView || self is UITableViewCell || self is UICollectionReusableView
    }

    /// What of it can be brought into sight, in its own coordinates, points.
    ///
    /// Not the window: what moves the whole screen away from the keyboard moves fields out of that for a while. A cell's own
    /// bounds say nothing, because its list can grow.
    fileprivate func reach(raisedBy distance: CGFloat) -> CGRect? {
      guard let scrollView = self as? UIScrollView else {
        guard !(self is UITableViewCell || self is UICollectionReusableView) else { return nil }
        return bounds.inset(by: UIEdgeInsets(top: -distance, left: 0, bottom: 0, right: 0))
      }
      let inset = scrollView.adjustedContentInset
      let content = CGRect(origin: .zero, size: scrollView.contentSize)
      return content.inset(by: inset.negated).union(bounds)
    }
  }

  extension UICollectionView {
    /// The cells in the order of their items, which a list of columns that scrolls sideways does not show as rows; nil if there is
    /// anything but cells, as a header.
    fileprivate func inTheirOrder(
      _ groups: [FieldGroup<ObjectIdentifier>.Item]
    ) -> [FieldGroup<ObjectIdentifier>.Item]? {
      var items: [IndexPath: FieldGroup<ObjectIdentifier>.Item] = [:]
      for group in groups {
        guard case .group(_, let frame) = group,
          let path = path(at: CGPoint(x: frame.midX, y: frame.midY))
        else { return nil }
        items[path] = group
      }
      guard items.count == groups.count else { return nil }
      let paths = runs(.next) ? items.keys.sorted() : items.keys.sorted(by: >)
      return paths.compactMap { items[$0] }
    }
  }

  extension UIEdgeInsets {
    fileprivate var negated: UIEdgeInsets {
      UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
    }
  }
#endif
