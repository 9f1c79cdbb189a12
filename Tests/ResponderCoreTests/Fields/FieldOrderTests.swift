import Foundation
import Testing

@testable import ResponderCore

@Suite("Fields: groups, an order of the app's own, and what is left out")
struct FieldOrderTests {
  typealias Item = FieldGroup<String>.Item

  private static func field(
    _ id: String, _ frame: CGRect, place: Int? = nil, canTakeFocus: Bool = true
  ) -> Item {
    .field(id, frame: frame, place: place, canTakeFocus: canTakeFocus)
  }

  /// Returns fields that are stacked in a column, with their places in the app's order.
  private static func column(_ fields: (String, Int?)...) -> [Item] {
    fields.enumerated().map { index, one in
      field(one.0, rect(0, CGFloat(index) * 50, 300, 44), place: one.1)
    }
  }

  private static func group(
    _ items: [Item], isRightToLeft: Bool = false, frame: CGRect
  ) -> Item {
    .group(FieldGroup(isRightToLeft: isRightToLeft, items: items), frame: frame)
  }

  /// A screen, the order of its fields, and the fields that are left out, with the reasons.
  struct Row: Sendable, CustomStringConvertible {
    let description: String
    let items: [Item]
    var reach: CGRect?
    var leavesOutUnlisted = false
    let order: String
    var omitted: [FieldOrder<String>.Omission] = []
  }

  private static let upper = column(("a", nil), ("b", nil))
  private static let lower = column(("c", nil), ("d", nil))
  private static let pair = [field("a", rect(0, 0, 100, 44)), field("b", rect(150, 0, 100, 44))]

  static let rows: [Row] = [
    Row(
      description: "a carousel stays together, also out of sight",
      items: [
        field("below", rect(0, 260, 300, 44)),
        group(
          (0..<4).map { field("c\($0)", rect(CGFloat($0) * 400, 20, 300, 44)) },
          frame: rect(0, 50, 390, 200)),
        field("above", rect(0, 0, 300, 44)),
      ], order: "above c0 c1 c2 c3 below"),
    Row(
      description: "two lists beside each other, one after the other",
      items: [
        group(lower, frame: rect(200, 0, 190, 600)), group(upper, frame: rect(0, 0, 190, 600)),
      ], order: "a b c d"),
    Row(
      description: "cells beside each other, cell by cell",
      items: [
        group(upper, frame: rect(0, 0, 150, 100)), group(lower, frame: rect(160, 0, 150, 100)),
      ], order: "a b c d"),
    Row(
      description: "each group has its own direction",
      items: [
        group(pair, isRightToLeft: true, frame: rect(0, 0, 390, 100)),
        field("c", rect(0, 110, 100, 44)), field("d", rect(150, 110, 100, 44)),
      ], order: "b a c d"),
    Row(
      description: "fields with places come first",
      items: column(("a", nil), ("b", 2), ("c", nil), ("d", -1), ("e", 1)), order: "d e b a c"),
    Row(
      description: "an order of the app's leaves out what it does not name",
      items: column(("a", nil), ("b", 2), ("c", nil), ("d", 1)), leavesOutUnlisted: true,
      order: "d b",
      omitted: [.init(id: "a", reason: .notListed), .init(id: "c", reason: .notListed)]),
    Row(
      description: "a group without an area takes its fields along",
      items: [
        group(
          column(("a", nil)) + [group(column(("b", nil)), frame: rect(0, 0, 10, 10))],
          frame: rect(0, 0, 300, 0)), field("c", rect(0, 0, 9, 9)),
      ], order: "c",
      omitted: [.init(id: "a", reason: .noArea), .init(id: "b", reason: .noArea)]),
    Row(
      description: "what cannot be scrolled into sight or take the focus",
      items: [
        field("flat", rect(0, 0, 100, 0)), field("in", rect(0, 0, 100, 44)),
        field("half", rect(350, 60, 100, 44)), field("out", rect(400, 0, 100, 44)),
        field("off", rect(0, 120, 100, 44), canTakeFocus: false),
        group(column(("g", nil)), frame: rect(390, 0, 390, 800)),
      ], reach: rect(0, 0, 390, 800), order: "in half",
      omitted: [
        .init(id: "off", reason: .cannotTakeFocus), .init(id: "g", reason: .outOfReach),
        .init(id: "out", reason: .outOfReach), .init(id: "flat", reason: .noArea),
      ]),
  ]

  @Test("the order of a screen", arguments: rows)
  func order(row: Row) {
    let order = FieldOrder(
      of: FieldGroup(reach: row.reach, items: row.items),
      leavesOutUnlisted: row.leavesOutUnlisted)
    #expect(order.words == row.order && order.omissions == row.omitted && order.clashes.isEmpty)
  }

  @Test("fields that share a place")
  func clashes() {
    let items = Self.column(("a", 2), ("b", 1), ("c", 2), ("d", 1), ("e", 3))
    let closed = Self.field("f", rect(0, 300, 100, 44), place: 3, canTakeFocus: false)
    let order = FieldOrder(of: FieldGroup(items: items + [closed]))
    #expect(order.words == "b d a c e")
    #expect(
      order.clashes == [.init(place: 1, ids: ["b", "d"]), .init(place: 2, ids: ["a", "c"])])
  }

  @Test(
    "an empty, inverted or NaN rectangle has no area",
    arguments: [
      rect(0, 0, 0, 44), rect(0, 0, 44, 0), .null, .infinite, rect(.nan, 0, 44, 44),
      rect(0, .infinity, 44, 44), rect(0, 0, .infinity, 44), rect(0, 0, 44, .nan),
      rect(0, 0, 44, .infinity), rect(0, 0, -.infinity, 44), rect(0, 0, 44, -.infinity),
    ])
  func noArea(frame: CGRect) {
    let items = [Self.field("a", frame)] + Self.column(("b", nil))
    let order = FieldOrder(of: FieldGroup(items: items))
    #expect(order.words == "b" && order.omissions == [.init(id: "a", reason: .noArea)])
  }

  @Test("the neighbours are on both sides")
  func neighbours() {
    let order = FieldOrder(
      of: FieldGroup(items: Self.column(("a", nil), ("b", nil), ("c", nil))))
    for (id, next, previous) in [
      ("a", "b c", ""), ("b", "c", "a"), ("c", "", "b a"), (nil, "a b c", "c b a"),
      ("x", "a b c", "c b a"),
    ] as [(String?, String, String)] {
      #expect(order.fields(.next, from: id).joined(separator: " ") == next)
      #expect(order.fields(.previous, from: id).joined(separator: " ") == previous)
    }
  }
}
