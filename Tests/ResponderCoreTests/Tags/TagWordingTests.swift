import Foundation
import ResponderCore
import Testing

@Suite struct TagWordingTests {
  private enum Field: Hashable {
    case email
    case row(String)
  }
  private struct Note: Hashable { var text: String }

  @Test("names of tags, without what may have been typed")
  func named() {
    let rows: [(AnyHashable, String)] = [
      ("email", "\"email\""), (7, "7"),
      (String(repeating: "x", count: 41), "\"\(String(repeating: "x", count: 40))...\""),
      (Field.email, "Field.email"), (Field.row("secret"), "of type Field, case row"),
      (Note(text: "secret"), "of type Note"),
    ]
    for (tag, words) in rows { #expect(TagWording.name(tag) == words) }
  }
}
