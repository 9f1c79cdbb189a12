import Foundation
import ResponderCore
import Testing

@Suite struct TagWordingTests {
  private enum Field: Hashable {
    case email
    case row(String)
  }
  private struct Note: Hashable { var text: String }

  // Tags are not `Sendable`, so this table cannot be the test's argument.
  private let table: [(AnyHashable, String)] = [
    ("email", "the tag \"email\";"),
    (7, "the tag 7;"),
    (String(repeating: "x", count: 41), "the tag \"\(String(repeating: "x", count: 40))...\";"),
    (Field.email, "the tag Field.email;"),
    (Field.row("secret"), "the tag of type Field, case row;"),
    (Note(text: "secret"), "the tag of type Note;"),
  ]

  @Test("a tag is named, what may have been typed in it is not")
  func named() {
    for (tag, words) in table {
      let diagnosis = Diagnosis.duplicateTag(tag, views: 2)
      #expect(diagnosis.sentence.contains(words), "\(diagnosis.sentence)")
      #expect(diagnosis.id == .duplicateTag && !"\(diagnosis)\(diagnosis.fix)".contains("secret"))
    }
  }

  @Test(
    "a tag that was asked for in vain is named alike; a request that was overtaken or ended is no mistake",
    arguments: [
      (TagRegistry.Failure.unknown, TagFailureReason?.some(.unknown)), (.notFound, .late),
      (.refused, .refused), (.overtaken, nil), (.ended, nil),
    ])
  func missed(failure: TagRegistry.Failure, reason: TagFailureReason?) throws {
    for (tag, words) in table {
      for isSearch in [false, true] {
        let diagnosis = Diagnosis.tagNotFocused(tag, failure, isSearch: isSearch)
        #expect((diagnosis != nil) == (reason != nil))
        guard let diagnosis, let reason else { continue }
        let text = "\(diagnosis)\(diagnosis.fix)"
        #expect(text.contains(words.dropLast()) && !text.contains("secret"), "\(text)")
        guard case .tagRequest(_, reason, isSearch) = diagnosis.evidence else {
          Issue.record("\(diagnosis)")
          continue
        }
      }
    }
  }
}
