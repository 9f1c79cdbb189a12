import Foundation
import ResponderCore

/// A layout of fields on a phone, and the order in which a reader visits them.
struct ReadingLayout: Sendable, CustomStringConvertible {
  let name: String
  let fields: [(id: String, frame: CGRect)]
  let order: String

  init(_ name: String, _ order: String, _ fields: (String, CGRect)...) {
    self.name = name
    self.order = order
    self.fields = fields.map { (id: $0.0, frame: $0.1) }
  }

  var description: String { name }

  func group(isRightToLeft: Bool = false) -> FieldGroup<String> {
    FieldGroup(
      isRightToLeft: isRightToLeft,
      items: fields.map { .field($0.id, frame: $0.frame) })
  }

  static let all = [
    ReadingLayout("none", ""),
    ReadingLayout(
      "a column", "a b c", ("a", rect(16, 0, 358, 44)), ("b", rect(16, 60, 358, 44)),
      ("c", rect(16, 120, 358, 44))),
    ReadingLayout(
      "a row of different heights on one middle line", "a b c", ("a", rect(16, 14, 100, 30)),
      ("b", rect(130, 0, 100, 58)), ("c", rect(240, 20, 100, 18))),
    ReadingLayout(
      "a row of different heights on one baseline, above another row", "a b c d",
      ("a", rect(16, 40, 100, 20)), ("b", rect(130, 0, 100, 60)), ("c", rect(240, 25, 100, 35)),
      ("d", rect(16, 64, 100, 20))),
    ReadingLayout(
      "a row whose tops fall by a pixel each", "a b c", ("a", rect(16, 2, 100, 44)),
      ("b", rect(130, 1, 100, 44)), ("c", rect(240, 0, 100, 44))),
    ReadingLayout(
      "a grid", "a b c d", ("a", rect(16, 0, 170, 44)), ("b", rect(200, 0, 170, 44)),
      ("c", rect(16, 60, 170, 44)), ("d", rect(200, 60, 170, 44))),
    ReadingLayout(
      "a grid whose rows overlap by their touch areas", "a b c d", ("a", rect(16, 0, 170, 44)),
      ("b", rect(200, 2, 170, 44)), ("c", rect(16, 38, 170, 44)), ("d", rect(200, 40, 170, 44))),
    ReadingLayout(
      "a grid with a hole", "a b d e f", ("a", rect(0, 0, 100, 40)), ("b", rect(120, 0, 100, 40)),
      ("d", rect(120, 50, 100, 40)), ("e", rect(0, 100, 100, 40)), ("f", rect(120, 100, 100, 40))),
    ReadingLayout(
      "two columns that do not line up", "a b c d", ("a", rect(16, 0, 170, 40)),
      ("b", rect(16, 44, 170, 40)), ("c", rect(200, 20, 170, 40)), ("d", rect(200, 64, 170, 40))),
    ReadingLayout(
      "two columns below a field as wide as both", "t a b c d", ("t", rect(16, 0, 354, 40)),
      ("a", rect(16, 50, 170, 40)), ("b", rect(16, 94, 170, 40)), ("c", rect(200, 70, 170, 40)),
      ("d", rect(200, 114, 170, 40))),
    ReadingLayout(
      "a tall field leads three rows", "t a b c", ("t", rect(16, 0, 150, 140)),
      ("a", rect(180, 0, 150, 40)), ("b", rect(180, 50, 150, 40)), ("c", rect(180, 100, 150, 40))),
    ReadingLayout(
      "a tall field trails three rows", "a b c t", ("t", rect(180, 0, 150, 140)),
      ("a", rect(16, 0, 150, 40)), ("b", rect(16, 50, 150, 40)), ("c", rect(16, 100, 150, 40))),
    ReadingLayout(
      "a tall field trails two rows of two, above a third", "a b c d t e",
      ("a", rect(0, 0, 100, 40)), ("b", rect(110, 0, 100, 40)), ("c", rect(0, 50, 100, 40)),
      ("d", rect(110, 50, 100, 40)), ("t", rect(220, 0, 100, 90)), ("e", rect(0, 100, 320, 40))),
    ReadingLayout(
      "a tall field between two columns", "a c t b d", ("a", rect(0, 0, 100, 40)),
      ("t", rect(110, 0, 100, 90)), ("b", rect(220, 0, 100, 40)), ("c", rect(0, 50, 100, 40)),
      ("d", rect(220, 50, 100, 40))),
    ReadingLayout(
      "stairs", "a b c d", ("a", rect(0, 0, 80, 40)), ("b", rect(90, 15, 80, 40)),
      ("c", rect(180, 30, 80, 40)), ("d", rect(270, 45, 80, 40))),
    ReadingLayout(
      "a pinwheel, which no line cuts", "a b c d", ("a", rect(0, 0, 200, 90)),
      ("b", rect(210, 0, 90, 200)), ("c", rect(0, 100, 90, 200)), ("d", rect(100, 210, 200, 90)),
    ),
    ReadingLayout(
      "one upon the other", "a b c", ("a", rect(0, 0, 100, 40)), ("b", rect(10, 0, 100, 40)),
      ("c", rect(0, 10, 100, 40))),
    ReadingLayout(
      "a code's boxes", "a b c d e f", ("f", rect(250, 0, 40, 50)), ("a", rect(0, 0, 40, 50)),
      ("c", rect(100, 0, 40, 50)), ("b", rect(50, 0, 40, 50)), ("e", rect(200, 0, 40, 50)),
      ("d", rect(150, 0, 40, 50))),
  ]
}
