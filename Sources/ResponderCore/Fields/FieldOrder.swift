import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The order in which the focus visits the fields of a screen, and the fields that the order leaves
/// out.
///
/// Fields follow the reading order of text (``ReadingOrder``) or, in a group that has an order of
/// its own, that order. The fields of a group stay together. If the app gives fields a place, these
/// fields come first, sorted by place; all others follow in reading order, or are left out.
package struct FieldOrder<ID: Hashable & Sendable>: Sendable {
  /// A field that the order leaves out.
  package struct Omission: Equatable, Sendable {
    package let id: ID
    package let reason: FieldOmission

    package init(id: ID, reason: FieldOmission) {
      (self.id, self.reason) = (id, reason)
    }
  }

  /// Several fields with the same place in the app's order.
  package struct Clash: Equatable, Sendable {
    package let place: Int
    /// The fields, in reading order.
    package let ids: [ID]

    package init(place: Int, ids: [ID]) {
      (self.place, self.ids) = (place, ids)
    }
  }

  /// The fields, first to last.
  package private(set) var ids: [ID] = []
  /// The fields that the order leaves out. First come those that cannot take the focus or are out
  /// of reach, then those that the app's order does not name, both in reading order; those without
  /// an area come last.
  package private(set) var omissions: [Omission] = []
  /// The places that several fields share, in ascending order. The focus visits such fields in
  /// reading order.
  package private(set) var clashes: [Clash] = []

  private var numbers: [ID: Int] = [:]

  /// - Parameters:
  ///   - root: The fields of the screen.
  ///   - leavesOutUnlisted: Whether the order leaves out the fields to which the app gives no
  ///     place.
  package init(of root: FieldGroup<ID>, leavesOutUnlisted: Bool = false) {
    var spots: [FieldSpot<ID>] = []
    for spot in read(root, isInReach: true) {
      if leavesOutUnlisted, spot.place == nil {
        omissions.append(Omission(id: spot.id, reason: .notListed))
      } else {
        spots.append(spot)
      }
    }
    omissions =
      omissions.filter { $0.reason != .noArea } + omissions.filter { $0.reason == .noArea }
    let placed = Dictionary(grouping: spots.filter { $0.place != nil }) { $0.place ?? 0 }
      .sorted { $0.key < $1.key }
    clashes = placed.filter { $0.value.count > 1 }.map {
      Clash(place: $0.key, ids: $0.value.map(\.id))
    }
    ids = placed.flatMap { $0.value.map(\.id) } + spots.filter { $0.place == nil }.map(\.id)
    for (index, id) in ids.enumerated() { numbers[id] = index }
  }

  /// Returns the number of a field, starting at 1; nil if the order leaves the field out.
  package func number(of id: ID) -> Int? { numbers[id].map { $0 + 1 } }

  /// Returns the fields after `id`, nearest first; all fields if `id` is nil or the order leaves it
  /// out.
  package func following(_ id: ID?) -> ArraySlice<ID> {
    guard let index = id.flatMap({ numbers[$0] }) else { return ids[...] }
    return ids[(index + 1)...]
  }

  /// Returns the fields before `id`, nearest first; all fields, last first, if `id` is nil or the
  /// order leaves it out.
  package func preceding(_ id: ID?) -> ReversedCollection<ArraySlice<ID>> {
    guard let index = id.flatMap({ numbers[$0] }) else { return ids[...].reversed() }
    return ids[..<index].reversed()
  }

  /// Returns, in reading order, the fields of a group that can take the focus and are in reach, and
  /// records the others as omissions.
  private mutating func read(_ group: FieldGroup<ID>, isInReach: Bool) -> [FieldSpot<ID>] {
    var boxes: [ReadingBox] = []
    for (index, item) in group.items.enumerated() {
      let box = ReadingBox(item.frame, isRightToLeft: group.isRightToLeft, index: index)
      if let box { boxes.append(box) } else { omit(item, .noArea) }
    }
    var spots: [FieldSpot<ID>] = []
    for index in group.isInOrder ? boxes.map(\.index) : ReadingOrder.indices(of: boxes) {
      let item = group.items[index]
      let isInReach = isInReach && group.reach?.overlaps(item.frame) ?? true
      switch item {
      case .group(let inner, _): spots += read(inner, isInReach: isInReach)
      case .field(let spot) where !spot.canTakeFocus: omit(item, .cannotTakeFocus)
      case .field where !isInReach: omit(item, .outOfReach)
      case .field(let spot): spots.append(spot)
      }
    }
    return spots
  }

  private mutating func omit(_ item: FieldGroup<ID>.Item, _ reason: FieldOmission) {
    switch item {
    case .field(let spot): omissions.append(Omission(id: spot.id, reason: reason))
    case .group(let inner, _): for item in inner.items { omit(item, reason) }
    }
  }
}

extension FieldGroup.Item {
  fileprivate var frame: CGRect {
    switch self {
    case .field(let spot): spot.frame
    case .group(_, let frame): frame
    }
  }
}
