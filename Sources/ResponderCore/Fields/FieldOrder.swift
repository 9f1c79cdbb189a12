package import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A container of fields that belong together in the reading order: a screen, a scroll view or a
/// cell.
package struct FieldGroup<ID: Equatable & Sendable>: Sendable {
  /// A field, or another group, inside a group. Frames are in the outer group's coordinates, in
  /// points.
  package enum Item: Sendable {
    /// A field. `place` is its place in the app's own order; nil if that order does not name it.
    /// `canTakeFocus` tells whether it can become first responder, as far as that is known without
    /// calling the app's code.
    case field(ID, frame: CGRect, place: Int? = nil, canTakeFocus: Bool = true)
    /// A group. Its frame is empty if the outer group shows nothing of it.
    case group(FieldGroup<ID>, frame: CGRect)
  }

  /// Whether the layout runs from right to left, so that the leading edge is the right edge.
  package let isRightToLeft: Bool
  /// The area that scrolling can show, in the group's own coordinates, in points; nil if nothing
  /// limits the area.
  package let reach: CGRect?
  /// The items in the order of the view hierarchy, which decides only between items at the same
  /// place.
  package let items: [Item]

  package init(isRightToLeft: Bool = false, reach: CGRect? = nil, items: [Item]) {
    self.isRightToLeft = isRightToLeft
    self.reach = reach
    self.items = items
  }
}

/// The reason why the order of fields leaves out a field.
public enum FieldOmission: String, Sendable, CaseIterable {
  /// The field cannot become first responder, for example because it is disabled.
  case cannotTakeFocus
  /// The field, or a view around it, has no size, or a clipping view around the field shows nothing
  /// of it.
  case noArea
  /// The field is at a place that no scrolling can show.
  case outOfReach
  /// The app's order does not name the field, and leaves out every field that it does not name.
  case notListed
}

/// The direction in which the focus moves through the fields.
package enum FieldDirection {
  case next, previous
}

/// The order in which the focus visits the fields of a screen, and the fields that the order leaves
/// out.
///
/// Fields follow the reading order of text (``ReadingOrder``). The fields of a group stay together.
/// If the app gives fields a place, these fields come first, sorted by place; all others follow in
/// reading order, or are left out.
package struct FieldOrder<ID: Equatable & Sendable>: Sendable {
  /// A field that the order leaves out.
  package struct Omission: Equatable, Sendable {
    package let id: ID
    package let reason: FieldOmission
  }

  /// Several fields with the same place in the app's order.
  package struct Clash: Equatable, Sendable {
    package let place: Int
    /// The fields, in reading order.
    package let ids: [ID]
  }

  /// The fields, first to last.
  package private(set) var ids: [ID] = []
  /// The fields that the order leaves out. First come those that cannot take the focus or are out
  /// of reach, then those that the app's order does not name, both in reading order; those without
  /// an area come last.
  package private(set) var omissions: [Omission] = []
  /// The places that several fields share, in ascending order. The focus visits such fields in
  /// reading order. Empty if the order leaves out unlisted fields: the fields inside one listed
  /// view then share its place on purpose.
  package private(set) var clashes: [Clash] = []

  /// - Parameters:
  ///   - root: The fields of the screen.
  ///   - leavesOutUnlisted: Whether the order leaves out the fields to which the app gives no
  ///     place.
  package init(of root: FieldGroup<ID>, leavesOutUnlisted: Bool = false) {
    var fields = read(root, isInReach: true)
    if leavesOutUnlisted {
      omissions += fields.filter { $0.place == nil }.map { Omission(id: $0.id, reason: .notListed) }
      fields.removeAll { $0.place == nil }
    }
    omissions =
      omissions.filter { $0.reason != .noArea } + omissions.filter { $0.reason == .noArea }
    let placed = Dictionary(grouping: fields.filter { $0.place != nil }) { $0.place ?? 0 }
      .sortedByNumber { Double($0.key) }
    if !leavesOutUnlisted {
      clashes = placed.filter { $0.value.count > 1 }.map {
        Clash(place: $0.key, ids: $0.value.map(\.id))
      }
    }
    ids = placed.flatMap { $0.value.map(\.id) } + fields.filter { $0.place == nil }.map(\.id)
  }

  /// Returns the fields before or after `id`, nearest first. If `id` is nil or the order leaves it
  /// out, returns all fields, beginning with the last one if the direction is `.previous`.
  package func fields(_ direction: FieldDirection, from id: ID?) -> [ID] {
    let all = direction == .next ? ids : ids.reversed()
    guard let index = all.firstIndex(where: { $0 == id }) else { return all }
    return Array(all[(index + 1)...])
  }

  /// Returns, in reading order, the fields of a group that can take the focus and are in reach, and
  /// records the others as omissions.
  private mutating func read(
    _ group: FieldGroup<ID>, isInReach: Bool
  ) -> [(id: ID, place: Int?)] {
    var boxes: [ReadingBox] = []
    for (index, item) in group.items.enumerated() {
      let box = ReadingBox(item.frame, isRightToLeft: group.isRightToLeft, index: index)
      if let box { boxes.append(box) } else { omit(item, .noArea) }
    }
    var fields: [(id: ID, place: Int?)] = []
    for index in ReadingOrder.indices(of: boxes) {
      let item = group.items[index]
      let isInReach = isInReach && group.reach?.overlaps(item.frame) ?? true
      switch item {
      case .group(let inner, _): fields += read(inner, isInReach: isInReach)
      case .field(_, _, _, canTakeFocus: false): omit(item, .cannotTakeFocus)
      case .field where !isInReach: omit(item, .outOfReach)
      case .field(let id, _, let place, _): fields.append((id, place))
      }
    }
    return fields
  }

  private mutating func omit(_ item: FieldGroup<ID>.Item, _ reason: FieldOmission) {
    switch item {
    case .field(let id, _, _, _): omissions.append(Omission(id: id, reason: reason))
    case .group(let inner, _): for item in inner.items { omit(item, reason) }
    }
  }
}

extension FieldGroup.Item {
  fileprivate var frame: CGRect {
    switch self {
    case .field(_, let frame, _, _), .group(_, let frame): frame
    }
  }
}
