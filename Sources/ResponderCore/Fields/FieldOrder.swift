import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// In which order the fields of a screen are visited, and what the order leaves out.
///
/// Fields are read as text is (``ReadingOrder``), and what stands in one group stays together. An order of the app's own comes
/// first: the fields that it gives a place, by their places, then all others as they are read.
package struct FieldOrder<ID: Hashable & Sendable>: Sendable {
  /// A field that the order leaves out.
  package struct Omission: Equatable, Sendable {
    package let id: ID
    package let reason: FieldOmission

    package init(id: ID, reason: FieldOmission) {
      (self.id, self.reason) = (id, reason)
    }
  }

  /// Several fields at one place of the app's order.
  package struct Clash: Equatable, Sendable {
    package let place: Int
    /// As they are read.
    package let ids: [ID]

    package init(place: Int, ids: [ID]) {
      (self.place, self.ids) = (place, ids)
    }
  }

  /// The fields, first to last.
  package private(set) var ids: [ID] = []
  /// The fields that are never reached, as they are read; those without an area last.
  package private(set) var omissions: [Omission] = []
  /// The places that fields share, in their order. Such fields are visited as they are read.
  package private(set) var clashes: [Clash] = []

  private var numbers: [ID: Int] = [:]

  /// - Parameters:
  ///   - root: the fields of the screen.
  ///   - leavesOutUnlisted: whether the app's order leaves out what it gives no place.
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

  /// The number of a field, from 1; nil for one that the order leaves out.
  package func number(of id: ID) -> Int? { numbers[id].map { $0 + 1 } }

  /// The fields after one, nearest first; all of them after nil, and after one that the order leaves out.
  package func following(_ id: ID?) -> ArraySlice<ID> {
    guard let index = id.flatMap({ numbers[$0] }) else { return ids[...] }
    return ids[(index + 1)...]
  }

  /// The fields before one, nearest first; all of them, last first, before nil and before one that the order leaves out.
  package func preceding(_ id: ID?) -> ReversedCollection<ArraySlice<ID>> {
    guard let index = id.flatMap({ numbers[$0] }) else { return ids[...].reversed() }
    return ids[..<index].reversed()
  }

  /// The fields of a group that can be reached, as they are read; the others are noted as omissions.
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
