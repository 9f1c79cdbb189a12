import Foundation
import Testing

@testable import DebugHost

@Suite("JSON inside a script")
struct JSONTextTests {
  @Test(
    "strings survive the round trip through JSON",
    arguments: [
      "", "plain", "quote \" backslash \\ slash /", "line\nbreak\ttab\rreturn\u{0}\u{1f}",
      "</script><!-- <script> </SCRIPT>", "<<//", "é 😀 \u{2028}\u{2029}", "<?xml?>",
    ])
  func roundTrip(text: String) throws {
    let json = JSONText.string(text)
    #expect(try JSONDecoder().decode([String].self, from: Data("[\(json)]".utf8)) == [text])
    for forbidden in ["</", "<!", "<s", "<S", "<?", "\u{2028}", "\n"] {
      #expect(!json.contains(forbidden), "\(json) contains \(forbidden.debugDescription)")
    }
  }

  @Test(
    "numbers are short, and never NaN",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (1.5, "1.5"), (-0.00001, "0"), (1.0 / 60, "0.0167"),
      (12.34567, "12.3457"), (100, "100"), (.nan, "0"), (.infinity, "0"),
    ] as [(Double, String)])
  func numbers(value: Double, text: String) {
    #expect(JSONText.number(value) == text)
  }
}
