import Foundation
import ResponderCore
import Testing

/// Tests the descriptions that appear in logs, reports and tickets.
@Suite struct DescriptionTests {
  /// Returns the entry of a HUD that was hidden at this time, in seconds.
  private func hidden(at time: Double) -> JournalEntry {
    JournalEntry(time: time, event: .hud(HUDChange(isShown: false)))
  }

  @Test("values describe themselves in a line")
  func lines() {
    let lines: [(String, String)] = [
      ("\(Insets(top: 47, bottom: 33.96))", "(47, 0, 34, 0)"),
      ("\(Insets(top: .nan, left: .infinity, bottom: -.infinity))", "(–, ∞, −∞, 0)"),
      (
        "\(SampleJournal.geometry)",
        "viewport 390 × 844, content 390 × 2200, offset (0, 43.3), inset (47, 0, 34, 0)"
      ),
      (
        "\(SampleJournal.keyboard.event)",
        "willShow (0, 844) 390 × 336 -> (0, 508) 390 × 336, 0.25 s, curve 7"
      ),
      ("\(SampleJournal.entries[6].summary)", "UITableView: \(SampleJournal.anchor)"),
      (
        "\(SampleJournal.entries[7].summary)",
        "DeleteRow from UITextField \"row-10\": handled by UITableView"
      ),
      ("\(SampleJournal.keyboard)", "willShow, hidden to docked (0, 508) 390 × 336"),
      (
        "\(SampleJournal.dismissal)",
        "Dismiss: 0 % of the field will be visible at rest at (0, 437), hidden above; "
          + "the rule is to dismiss below 30 % visible."
      ),
      (
        "\(SampleJournal.anchor)", "bottom, within 1 pt: inset 34 to 336, moves to (0, 1692)"
      ),
      ("\(SampleJournal.projection)", "will rest at (0, 412.6) from (0, 43.3)"),
      ("\(SampleJournal.entries[0])", "0.000 s focus none to UITextField \"row-10\""),
      ("\(SampleJournal.entries[5])", "1.667 s resign UITextField \"row-10\" resigned"),
      // A negative time that rounds to 0 has no sign.
      ("\(hidden(at: -0.0004))", "0.000 s hud hidden"),
      ("\(hidden(at: -0.5))", "−0.500 s hud hidden"),
    ]
    for (line, expected) in lines { #expect(line == expected) }
  }

  @Test("only nothing reads as 0 %, only everything as 100 %")
  func percent() {
    func words(_ part: CGFloat) -> String {
      FieldVisibility(
        of: rect(0, 0, 10, 1_000), within: rect(0, 0, 10, 1_000 * part), obscuredBy: []
      )
      .description
    }
    #expect(words(0) == "hidden, 0 %, hidden below")
    #expect(words(0.001) == "partial, 1 %, hidden below")
    #expect(words(0.999) == "partial, 99 %, hidden below")
    #expect(words(1) == "visible, 100 %")
  }

  @Test("no number is too odd to be described", arguments: unusable + [1e300, -1e300, 1e-300])
  func odd(number: CGFloat) {
    #expect(!"\(Insets(top: number, left: number))".isEmpty)
    #expect(hidden(at: Double(number)).description.hasSuffix("hud hidden"))
  }
}
