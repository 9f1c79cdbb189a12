#if canImport(UIKit)
  internal import UIKit

  /// Collects the fields inside a view in groups, from which `FieldOrder` derives the reading
  /// order.
  ///
  /// The walk skips a view that the user cannot interact with, and everything inside that view. By
  /// default, these are labels and image views, for example.
  @MainActor
  struct FieldWalk {
    typealias Group = FieldGroup<UIView>

    let places: FieldPlaces
    /// How far above the top edge of the outermost view a field may be and still count, in points.
    /// An app may raise its fields by as much as the keyboard covers.
    let raisedBy: CGFloat
    /// A view that gets a place among the fields even if it is not a field, such as the first
    /// responder.
    let extra: UIView?

    /// Returns the fields inside a view as one group, even if the view is neither a scroll view nor
    /// a cell. If the view is itself a field, the group contains only the view.
    func group(of content: UIView) -> Group {
      var items: [Group.Item] = []
      if content.isField {
        add(content, in: content, shown: nil, &items)
      } else if isReached(content) {
        read(content, in: content, shown: nil, &items)
      }
      return Group(
        isRightToLeft: content.effectiveUserInterfaceLayoutDirection == .rightToLeft,
        reach: content.reach(raisedBy: raisedBy), items: items)
    }

    /// Adds the fields inside a view to the items of the group of `content`.
    ///
    /// - Parameter shown: The area that the clipping views between the content and the view leave
    ///   visible, in the content's coordinates; nil if none of them clips.
    private func read(
      _ view: UIView, in content: UIView, shown: CGRect?, _ items: inout [Group.Item]
    ) {
      for subview in view.subviews where isReached(subview) {
        if subview.isField || subview === extra {
          add(subview, in: content, shown: shown, &items)
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

    /// Returns whether the settings of a view let touches reach it and the views inside it. A list
    /// may hide the cell of a first responder whose row has left the screen, which is reached too.
    private func isReached(_ view: UIView) -> Bool {
      !view.isHidden && view.isUserInteractionEnabled && view.alpha >= 0.01
        || view.isCell && extra?.isDescendant(of: view) == true
    }

    private func add(
      _ field: UIView, in content: UIView, shown: CGRect?, _ items: inout [Group.Item]
    ) {
      // Focusing a search field starts a search, which covers or filters the screen. So it is no
      // neighbour of the screen's fields, wherever the system puts it: from iOS 26 into a toolbar.
      if field !== extra, field.isPartOfSearch || field.isInToolbar { return }
      let frame = field.convert(field.bounds, to: content)
      items.append(
        .field(
          field, frame: frame.shown(in: shown), place: places.place(of: field),
          canTakeFocus: field === extra || (field as? UITextField)?.isEnabled ?? true))
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

    fileprivate var isInToolbar: Bool {
      #if os(tvOS)
        false
      #else
        sequence(first: self, next: \.superview).contains { $0 is UIToolbar }
      #endif
    }

    /// The bounds. For a scroll view, the bounds inset by the adjusted content insets, unless
    /// nothing would be left. With its full bounds, a list that begins under a bar would be read
    /// before the fields above its first row.
    fileprivate var shownBounds: CGRect {
      guard let scrollView = self as? UIScrollView else { return bounds }
      let free = bounds.inset(by: Insets(scrollView.adjustedContentInset))
      return free.width > 0 && free.height > 0 ? free : bounds
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
      // Only SwiftUI can turn its pages, and keep the selection with them.
      if scrollView.isPagerOfSwiftUI { return bounds }
      let inset = scrollView.adjustedContentInset
      let outset = Insets(
        top: -inset.top, left: -inset.left, bottom: -inset.bottom, right: -inset.right)
      let content = CGRect(origin: .zero, size: scrollView.contentSize)
      return content.inset(by: outset).union(bounds)
    }
  }
#endif
