import Foundation
import ResponderCore
import TestSupport
import Testing

@Suite("Fields: the reading order")
struct ReadingOrderTests {
  @Test("each layout is read in its order", arguments: ReadingLayout.all)
  func layout(layout: ReadingLayout) {
    #expect(FieldOrder(of: layout.group()).words == layout.order)
  }

  @Test("the order of the fields' coming does not count", arguments: 1...20)
  func shuffled(seed: Int) {
    var numbers = SplitMix64(seed: UInt64(seed))
    for layout in ReadingLayout.all {
      let items = layout.group().items.shuffled(using: &numbers)
      #expect(FieldOrder(of: FieldGroup(items: items)).words == layout.order, "\(layout.name)")
    }
  }

  @Test("a right-to-left layout is read as the mirror image", arguments: ReadingLayout.all)
  func mirrored(layout: ReadingLayout) {
    let items = layout.fields.map { field in
      let frame = CGRect(
        x: 390 - field.frame.maxX, y: field.frame.minY, width: field.frame.width,
        height: field.frame.height)
      return FieldGroup<String>.Item.field(field.id, frame: frame)
    }
    #expect(FieldOrder(of: FieldGroup(isRightToLeft: true, items: items)).words == layout.order)
  }

  @Test("random fields: each once, always in the same order")
  func random() {
    var numbers = SplitMix64(seed: 24)
    for _ in 0..<200 {
      let items = (0..<Int.random(in: 1...40, using: &numbers)).map { id in
        FieldGroup<Int>.Item.field(
          id,
          frame: rect(
            .random(in: 0...300, using: &numbers), .random(in: 0...300, using: &numbers),
            .random(in: 1...200, using: &numbers), .random(in: 1...200, using: &numbers)))
      }
      let order = FieldOrder(of: FieldGroup(items: items)).ids
      #expect(order.sorted() == Array(0..<items.count))
      #expect(FieldOrder(of: FieldGroup(items: items.shuffled(using: &numbers))).ids == order)
    }
  }

  @Test("fields at one place, in the tree's order")
  func onePlace() {
    let items = ["a", "b", "c"].map {
      FieldGroup<String>.Item.field($0, frame: rect(0, 0, 100, 40))
    }
    #expect(FieldOrder(of: FieldGroup(items: items)).words == "a b c")
  }

  @Test("ten thousand fields take no deep recursion")
  func many() {
    let column = (0..<10_000).map {
      FieldGroup<Int>.Item.field($0, frame: rect(0, CGFloat($0) * 50, 100, 44))
    }
    #expect(FieldOrder(of: FieldGroup(items: column.reversed())).ids == Array(0..<10_000))
    let row = (0..<10_000).map {
      FieldGroup<Int>.Item.field($0, frame: rect(CGFloat($0) * 50, 0, 44, 44))
    }
    #expect(FieldOrder(of: FieldGroup(items: row.reversed())).ids == Array(0..<10_000))
  }
}

extension FieldOrder<String> {
  /// The names of the fields, in order.
  var words: String { ids.joined(separator: " ") }
}
