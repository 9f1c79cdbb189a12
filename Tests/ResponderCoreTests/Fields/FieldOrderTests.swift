import Foundation
import ResponderCore
import Testing

@Suite("Fields: groups, an order of the app's own, and what is left out")
struct FieldOrderTests {
  private typealias Item = FieldGroup<String>.Item

  private func field(
    _ id: String, _ frame: CGRect, place: Int? = nil, canTakeFocus: Bool = true
  ) -> Item {
    .field(FieldSpot(id: id, frame: frame, place: place, canTakeFocus: canTakeFocus))
  }

  /// Returns fields that are stacked in a column.
  private func column(_ fields: (String, Int?)...) -> [Item] {
    fields.enumerated().map { index, one in
      field(one.0, rect(0, CGFloat(index) * 50, 300, 44), place: one.1)
    }
  }

  // MARK: Groups

  @Test("the fields of a carousel stay together, also those out of sight")
  func carousel() {
    let cards = FieldGroup(
      items: (0..<4).map { field("c\($0)", rect(CGFloat($0) * 400, 20, 300, 44)) })
    let order = FieldOrder(
      of: FieldGroup(items: [
        field("below", rect(0, 260, 300, 44)), .group(cards, frame: rect(0, 50, 390, 200)),
        field("above", rect(0, 0, 300, 44)),
      ]))
    #expect(order.words == "above c0 c1 c2 c3 below")
  }

  @Test("two lists beside each other are read one after the other, however far each has scrolled")
  func lists() {
    let left = FieldGroup(items: column(("a", nil), ("b", nil)))
    let right = FieldGroup(items: column(("c", nil), ("d", nil)))
    let order = FieldOrder(
      of: FieldGroup(items: [
        .group(right, frame: rect(200, 0, 190, 600)), .group(left, frame: rect(0, 0, 190, 600)),
      ]))
    #expect(order.words == "a b c d")
  }

  @Test("cells beside each other are read cell by cell")
  func cells() {
    let first = FieldGroup(items: column(("a", nil), ("b", nil)))
    let second = FieldGroup(items: column(("c", nil), ("d", nil)))
    let order = FieldOrder(
      of: FieldGroup(items: [
        .group(first, frame: rect(0, 0, 150, 100)), .group(second, frame: rect(160, 0, 150, 100)),
      ]))
    #expect(order.words == "a b c d")
  }

  @Test("a group with its own order keeps it; a field without a size is left out all the same")
  func ownOrder() {
    let group = FieldGroup(
      items: column(("b", nil), ("c", nil)).reversed()
        + [field("empty", .zero), field("a", rect(0, -50, 300, 44))], isInOrder: true)
    #expect(FieldOrder(of: group).words == "c b a")
  }

  @Test("each group has its own direction")
  func directions() {
    let row = [field("a", rect(0, 0, 100, 44)), field("b", rect(150, 0, 100, 44))]
    let order = FieldOrder(
      of: FieldGroup(items: [
        .group(FieldGroup(isRightToLeft: true, items: row), frame: rect(0, 0, 390, 100)),
        field("c", rect(0, 110, 100, 44)), field("d", rect(150, 110, 100, 44)),
      ]))
    #expect(order.words == "b a c d")
  }

  // MARK: The app's own order

  @Test("fields with places come first, then those without, in reading order")
  func places() {
    let order = FieldOrder(
      of: FieldGroup(items: column(("a", nil), ("b", 2), ("c", nil), ("d", -1), ("e", 1))))
    #expect(order.words == "d e b a c")
    #expect(order.omissions.isEmpty && order.clashes.isEmpty)
  }

  @Test("fields that share a place are reported, and visited as they are read")
  func clashes() {
    let items = column(("a", 2), ("b", 1), ("c", 2), ("d", 1), ("e", 3))
    let order = FieldOrder(of: FieldGroup(items: items))
    #expect(order.words == "b d a c e")
    #expect(
      order.clashes == [.init(place: 1, ids: ["b", "d"]), .init(place: 2, ids: ["a", "c"])])
  }

  @Test("a field that is out of the order anyway shares no place")
  func noClash() {
    let order = FieldOrder(
      of: FieldGroup(items: [
        field("a", rect(0, 0, 100, 44), place: 1),
        field("b", rect(0, 50, 100, 44), place: 1, canTakeFocus: false),
      ]))
    #expect(order.clashes.isEmpty)
  }

  @Test("an order of the app's leaves out the fields that it does not name")
  func unlisted() {
    let items = column(("a", nil), ("b", 2), ("c", nil), ("d", 1))
    let order = FieldOrder(of: FieldGroup(items: items), leavesOutUnlisted: true)
    #expect(order.words == "d b")
    #expect(
      order.omissions == [
        .init(id: "a", reason: .notListed), .init(id: "c", reason: .notListed),
      ])
  }

  // MARK: Omitted fields

  @Test(
    "an empty, inverted or NaN rectangle has no area",
    arguments: [
      rect(0, 0, 0, 44), rect(0, 0, 44, 0), .null, .infinite, rect(.nan, 0, 44, 44),
      rect(0, .infinity, 44, 44), rect(0, 0, .infinity, 44), rect(0, 0, 44, .nan),
      rect(0, 0, 44, .infinity), rect(0, 0, -.infinity, 44), rect(0, 0, 44, -.infinity),
    ])
  func noArea(frame: CGRect) {
    let order = FieldOrder(of: FieldGroup(items: [field("a", frame)] + column(("b", nil))))
    #expect(order.words == "b")
    #expect(order.omissions == [.init(id: "a", reason: .noArea)])
  }

  @Test("a group without an area takes its fields along, those of inner groups too")
  func groupWithoutArea() {
    let inner = Item.group(FieldGroup(items: column(("b", nil))), frame: rect(0, 0, 10, 10))
    let outer = FieldGroup(items: column(("a", nil)) + [inner])
    let order = FieldOrder(
      of: FieldGroup(items: [
        .group(outer, frame: rect(0, 0, 300, 0)), field("c", rect(0, 0, 9, 9)),
      ]))
    #expect(order.words == "c")
    #expect(order.omissions.map(\.id) == ["a", "b"])
  }

  @Test(
    "an order leaves out fields that cannot be scrolled into sight or cannot take the focus, and says why"
  )
  func outOfReach() {
    let page = FieldGroup(items: column(("g", nil)))
    let order = FieldOrder(
      of: FieldGroup(
        reach: rect(0, 0, 390, 800),
        items: [
          field("flat", rect(0, 0, 100, 0)), field("in", rect(0, 0, 100, 44)),
          field("half", rect(350, 60, 100, 44)), field("out", rect(400, 0, 100, 44)),
          field("off", rect(0, 120, 100, 44), canTakeFocus: false),
          .group(page, frame: rect(390, 0, 390, 800)),
        ]))
    #expect(order.words == "in half")
    #expect(
      order.omissions == [
        .init(id: "off", reason: .cannotTakeFocus), .init(id: "g", reason: .outOfReach),
        .init(id: "out", reason: .outOfReach), .init(id: "flat", reason: .noArea),
      ])
  }

  // MARK: Neighbours

  @Test("the numbers start at 1, and the neighbours are on both sides")
  func neighbours() {
    let order = FieldOrder(of: FieldGroup(items: column(("a", nil), ("b", nil), ("c", nil))))
    #expect(["a", "b", "c", "x"].map { order.number(of: $0) } == [1, 2, 3, nil])
    for (id, next, previous) in [
      ("a", "b c", ""), ("b", "c", "a"), ("c", "", "b a"), (nil, "a b c", "c b a"),
      ("x", "a b c", "c b a"),
    ] as [(String?, String, String)] {
      #expect(order.following(id).joined(separator: " ") == next)
      #expect(order.preceding(id).joined(separator: " ") == previous)
    }
  }
}
