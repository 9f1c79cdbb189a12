#if canImport(UIKit)
  internal import ResponderCore
  internal import UIKit

  /// Collects the fields inside a view in groups, from which `FieldOrder` derives the reading
  /// order.
  ///
  /// The walk skips a view that the user cannot interact with, and everything inside that view. By
  /// default, these are labels and image views, for example.
  @MainActor
  struct FieldWalk {
    let places: FieldPlaces
    /// How far above the top edge of the outermost view a field may be and still count, in points.
    /// An app may raise its fields by as much as the keyboard covers.
    let raisedBy: CGFloat
    /// A view that gets a place among the fields even if it is not a field, such as the first
    /// responder.
    let extra: UIView?
    private(set) var views: [ObjectIdentifier: UIView] = [:]

    init(places: FieldPlaces, raisedBy: CGFloat, extra: UIView? = nil) {
      (self.places, self.raisedBy, self.extra) = (places, raisedBy, extra)
    }

    /// Returns the fields inside a view as one group, even if the view is neither a scroll view nor
    /// a cell. If the view is itself a field, the group contains only the view.
    mutating func group(of content: UIView) -> FieldGroup<ObjectIdentifier> {
      var items: [FieldGroup<ObjectIdentifier>.Item] = []
      if content.isField {
        note(content, in: content, shown: nil, &items)
      } else if content.isOpenToUser {
        read(content, in: content, shown: nil, &items)
      }
      let ordered = (content as? UICollectionView)?.inTheirOrder(items)
      return FieldGroup(
        isRightToLeft: content.effectiveUserInterfaceLayoutDirection == .rightToLeft,
        reach: content.reach(raisedBy: raisedBy), items: ordered ?? items, isInOrder: ordered != nil
      )
    }

    /// Adds the fields inside a view to the items of the group of `content`.
    ///
    /// - Parameter shown: The area that the clipping views between the content and the view leave
    ///   visible, in the content's coordinates; nil if none of them clips.
    private mutating func read(
      _ view: UIView, in content: UIView, shown: CGRect?,
      _ items: inout [FieldGroup<ObjectIdentifier>.Item]
    ) {
      for subview in view.subviews where subview.isOpenToUser {
        if subview.isField || subview === extra {
          note(subview, in: content, shown: shown, &items)
        } else if subview.holdsItsFieldsTogether {
          let group = group(of: subview)
          guard !group.items.isEmpty else { continue }
          let frame = subview.convert(subview.shownBounds, to: content)
          items.append(.group(group, frame: frame.shown(in: shown)))
        } else {
          var inner = shown
          if subview.clipsToBounds {
            let frame = subview.convert(subview.bounds, to: content)
            inner = shown.map { $0.overlaps(frame) ? $0.intersection(frame) : .zero } ?? frame
          }
          read(subview, in: content, shown: inner, &items)
        }
      }
    }

    private mutating func note(
      _ field: UIView, in content: UIView, shown: CGRect?,
      _ items: inout [FieldGroup<ObjectIdentifier>.Item]
    ) {
      guard !field.isInNavigationSearch else { return }
      let id = ObjectIdentifier(field)
      views[id] = field
      let frame = field.convert(field.bounds, to: content)
      items.append(
        .field(
          FieldSpot(
            id: id, frame: frame.shown(in: shown), place: places.place(of: field),
            canTakeFocus: field === extra || (field as? UITextField)?.isEnabled ?? true)))
    }
  }

  extension CGRect {
    /// Returns the rectangle, or an empty one if the clipping views around it show nothing of it,
    /// as in a section that is collapsed to a height of 0.
    fileprivate func shown(in area: CGRect?) -> CGRect {
      area.map { $0.overlaps(self) } ?? true ? self : .zero
    }
  }

  extension UIView {
    /// Whether the reading order visits all fields inside this view before it continues outside.
    fileprivate var holdsItsFieldsTogether: Bool {
      self is UIScrollView || self is UITableViewCell || self is UICollectionReusableView
    }

    /// The bounds. For a scroll view, the bounds inset by the adjusted content insets, unless
    /// nothing would be left. With its full bounds, a list that begins under a bar would be read
    /// before the fields above its first row.
    fileprivate var shownBounds: CGRect {
      guard let scrollView = self as? UIScrollView else { return bounds }
      let free = bounds.inset(by: Insets(scrollView.adjustedContentInset))
      return free.width > 0 && free.height > 0 ? free : bounds
    }

    /// Whether this is the search field of a navigation bar. Focusing it starts a search, which
    /// covers or filters the screen, so it is not a neighbour of the screen's fields.
    fileprivate var isInNavigationSearch: Bool {
      guard self is UITextField, owningControl is UISearchBar else { return false }
      return sequence(first: self, next: \.superview).contains { $0 is UINavigationBar }
    }

    /// Returns the area that can be brought into sight, in the view's own coordinates, in points;
    /// nil if nothing limits it. For a scroll view, this is the area to which it can scroll.
    ///
    /// For a cell, header or footer, the result is nil, because the list can make it larger. For
    /// any other view, it is the bounds and `distance` above them: an app that raises the whole
    /// screen above the keyboard moves fields out at the top for a while.
    fileprivate func reach(raisedBy distance: CGFloat) -> CGRect? {
      guard let scrollView = self as? UIScrollView else {
        guard !(self is UITableViewCell || self is UICollectionReusableView) else { return nil }
        return bounds.inset(by: UIEdgeInsets(top: -distance, left: 0, bottom: 0, right: 0))
      }
      let inset = Insets(scrollView.adjustedContentInset.negated)
      let content = CGRect(origin: .zero, size: scrollView.contentSize)
      return content.inset(by: inset).union(bounds)
    }
  }

  extension UICollectionView {
    /// Returns the cells' groups in the order of their items, because a horizontally scrolling list
    /// of columns does not show its items in rows. Returns nil if `groups` contains anything other
    /// than one group for each of its items, such as the group of a header.
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
