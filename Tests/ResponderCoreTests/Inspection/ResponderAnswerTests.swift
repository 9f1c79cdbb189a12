import Foundation
import ResponderCore
import Testing

/// What the debugger's commands print, word by word, and the facts that FLEX's sections show.
@Suite struct ResponderAnswerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let snapshot: ResponderSnapshot
    let answers: [ResponderSnapshot.Question: String]
  }

  static let rows = [
    Row(
      testDescription: "nobody", snapshot: .nobody,
      answers: [
        .current: "No first responder",
        .chain: "No first responder, no chain",
        .geometry: "No first responder, no place",
        .predict: "Nothing to predict: the first responder is in no scroll view",
        .keyboard: "Keyboard: hidden",
      ]),
    Row(
      testDescription: "not a view", snapshot: SampleSnapshot.notAView,
      answers: [
        .current: "ChatController, not a view",
        .chain: "1  ChatController\n2  UIWindow",
        .geometry: "The first responder is not a view: it has no place",
        .predict: "Nothing to predict: the first responder is in no scroll view",
        .keyboard: "Keyboard: hidden",
      ]),
    Row(
      testDescription: "in no scroll view", snapshot: SampleSnapshot.alone,
      answers: [
        .current: "UITextField \"row-10\": Partly behind the keyboard, 22 pt, 50 % seen",
        .chain: "1  UITextField \"row-10\"",
        .geometry: """
        UITextField "row-10": Partly behind the keyboard, 22 pt, 50 % seen
          on screen  (20, 486) 350 × 44
          in no scroll view
        """,
        .predict: "Nothing to predict: the first responder is in no scroll view",
        .keyboard: """
        Keyboard: docked (0, 508) 390 × 336
          covers 336 pt of the window
        """,
      ]),
    Row(
      testDescription: "at rest", snapshot: SampleSnapshot.resting,
      answers: [
        .current: "UITextField \"row-10\": Visible, 100 % seen",
        .chain: "1  UITextField \"row-10\"\n2  UITableView",
        .geometry: """
        UITextField "row-10": Visible, 100 % seen
          on screen        (20, 400) 350 × 44
          in content       (20, 440) 350 × 44 of UITableView
          visible content  (0, 90) 390 × 461
          offset           (0, 43.3), content 390 × 2200
          viewport         390 × 844, adjusted inset (47, 0, 34, 0)
        """,
        .predict: "Nothing to predict: its scroll view is at rest",
        .keyboard: """
        Keyboard: docked (0, 508) 390 × 336
          covers 336 pt of UITableView
        """,
      ]),
    Row(
      testDescription: "coasting", snapshot: SampleSnapshot.coasting,
      answers: [
        .current: "UITextField \"row-10\": Visible, 100 % seen",
        .chain: " 1  UITextField \"row-10\"\n"
          + (2...9).map { " \($0)  View\($0)\n" }.joined() + "10  View10",
        .predict: """
        Hidden above at rest, 0 % seen
          now        decelerating
          offset     (0, 437) at rest
          on screen  (20, 3) 350 × 44 at rest
        """,
        .keyboard: "Keyboard: hidden",
      ]),
  ]

  @Test("a question and its answer", arguments: rows)
  func answers(_ row: Row) {
    for question in ResponderSnapshot.Question.allCases {
      guard let answer = row.answers[question] else { continue }
      #expect(row.snapshot.answer(to: question) == answer, "\(question.rawValue)")
    }
  }

  private func facts(
    _ snapshot: ResponderSnapshot, _ question: ResponderSnapshot.Question
  ) -> [String] {
    snapshot.facts(about: question).map { "\($0.title): \($0.value)" }
  }

  @Test("nobody, and one that is no view, have no facts but their chain")
  func none() {
    for question in ResponderSnapshot.Question.allCases {
      #expect(ResponderSnapshot.nobody.facts(about: question).isEmpty)
      #expect(SampleSnapshot.notAView.facts(about: question).isEmpty == (question != .chain))
    }
    #expect(facts(SampleSnapshot.notAView, .chain) == ["hop: ChatController", "hop: UIWindow"])
  }

  @Test("facts stand under the first line, each with its title")
  func some() {
    #expect(
      facts(SampleSnapshot.alone, .current)
        == ["now: Partly behind the keyboard, 22 pt", "seen: 50 %"])
    #expect(facts(SampleSnapshot.alone, .geometry) == ["on screen: (20, 486) 350 × 44"])
    #expect(facts(SampleSnapshot.alone, .predict) == [])
    #expect(facts(SampleSnapshot.alone, .keyboard) == ["covers: 336 pt of the window"])
    #expect(facts(SampleSnapshot.resting, .keyboard) == ["covers: 336 pt of UITableView"])
    #expect(
      facts(SampleSnapshot.resting, .geometry)
        == [
          "on screen: (20, 400) 350 × 44", "in content: (20, 440) 350 × 44 of UITableView",
          "visible content: (0, 90) 390 × 461", "offset: (0, 43.3), content 390 × 2200",
          "viewport: 390 × 844, adjusted inset (47, 0, 34, 0)",
        ])
    #expect(
      facts(SampleSnapshot.coasting, .predict)
        == [
          "now: decelerating", "offset: (0, 437) at rest", "on screen: (20, 3) 350 × 44 at rest",
        ])
  }
}
