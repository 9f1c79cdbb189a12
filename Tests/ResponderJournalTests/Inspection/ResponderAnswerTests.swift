import Foundation
import Testing

@testable import ResponderJournal

/// Tests the output of the debugger commands, word for word, and the facts in FLEX's sections.
@Suite struct ResponderAnswerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let snapshot: ResponderSnapshot
    let answers: [ResponderSnapshot.Question: String]
  }

  static let rows = [
    Row(
      testDescription: "no first responder", snapshot: .noFirstResponder,
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
        .current: "UITextField \"row-10\": 22 pt behind keyboard, 50 % visible",
        .chain: "1  UITextField \"row-10\"",
        .geometry: """
        UITextField "row-10": 22 pt behind keyboard, 50 % visible
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
        .current: "UITextField \"row-10\": Visible, 100 % visible",
        .chain: "1  UITextField \"row-10\"\n2  UITableView",
        .geometry: """
        UITextField "row-10": Visible, 100 % visible
          on screen        (20, 400) 350 × 44
          in content       (20, 440) 350 × 44 of UITableView
          visible content  (0, 90) 390 × 461
          offset           (0, 43.3), content 390 × 2200
          viewport         390 × 844, adjusted inset (47, 0, 34, 0)
        """,
        .predict: "Nothing to predict: its scroll view is at rest",
        .keyboard: """
        Keyboard: docked (0, 508) 390 × 336
          covers 336 pt of UITableView, inset 34 pt, 302 pt short
        """,
      ]),
    Row(
      testDescription: "coasting", snapshot: SampleSnapshot.coasting,
      answers: [
        .current: "UITextField \"row-10\": Visible, 100 % visible",
        .chain: " 1  UITextField \"row-10\"\n"
          + (2...9).map { " \($0)  View\($0)\n" }.joined() + "10  View10",
        .predict: """
        Hidden above at rest, 0 % visible
          now        decelerating
          offset     (0, 437) at rest
          on screen  (20, 3) 350 × 44 at rest
        """,
        .keyboard: "Keyboard: hidden",
      ]),
    Row(
      testDescription: "text that is edited without a keyboard",
      snapshot: SampleSnapshot.withoutKeyboard(),
      answers: [
        .keyboard: "Keyboard: hidden; \(hardware)",
        .why: """
        UITextField "row-10": Visible, 100 % visible
          field        y 486 … 530 on the screen, in no list
          so           all of it is visible
          no keyboard  \(hardware)
        """,
      ]),
    Row(
      testDescription: "text that is edited with an input view of the app",
      snapshot: SampleSnapshot.withoutKeyboard(inputView: "EmptyView"),
      answers: [.keyboard: "Keyboard: hidden"]),
  ]

  private static let hardware =
    "perhaps a hardware keyboard is connected, or simulated by Device Hub; before Xcode 27.2, a "
    + "device may stay so for two minutes after Device Hub has disconnected"

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

  @Test("without a first responder there are no facts")
  func none() {
    for question in ResponderSnapshot.Question.allCases {
      #expect(ResponderSnapshot.noFirstResponder.facts(about: question).isEmpty)
      #expect(
        SampleSnapshot.notAView.facts(about: question).isEmpty == ![.chain, .why].contains(question)
      )
    }
    #expect(facts(SampleSnapshot.notAView, .chain) == ["hop: ChatController", "hop: UIWindow"])
  }

  @Test("why a field is seen as it is")
  func why() {
    #expect(facts(SampleSnapshot.notAView, .why) == ["why: it is not a view, so it has no place"])
    #expect(
      facts(SampleSnapshot.alone, .why)
        == [
          "field: y 486 … 530 on the screen, in no list", "keyboard: from y 508 down",
          "so: 22 of its 44 pt are behind the keyboard",
        ])
    #expect(
      facts(SampleSnapshot.resting, .why)
        == [
          "field: y 440 … 484 of UITableView",
          "the list shows: y 90 … 551 of its content: offset (0, 43.3); insets 47 at the top, 34 at "
            + "the bottom; 336 pt under the keyboard",
          "so: all of it is visible",
        ])
    #expect(
      facts(SampleSnapshot.coasting, .why).suffix(2)
        == [
          "offset at rest: (0, 437), once the list has coasted",
          "then: it is fully hidden above",
        ])
    var visible = SampleSnapshot.resting
    visible.placement?.scroll?.contentRect = rect(20, 505, 350, 44)
    for (inset, words) in [
      (Insets(top: 47), "47 at the top, 0"), (Insets(bottom: 34), "0 at the top, 34"),
    ] {
      visible.placement?.scroll?.geometry.inset = inset
      #expect(
        facts(visible, .why)
          == [
            "field: y 505 … 549 of UITableView",
            "the list shows: y 90 … 551 of its content: offset (0, 43.3); insets \(words) at the "
              + "bottom; 336 pt under the keyboard",
            "so: all of it is visible",
          ], "a visible field needs no scroll, however near to the keyboard it is")
    }
    var besides = SampleSnapshot.resting
    besides.placement?.visibility = FieldVisibility(
      of: rect(-100, 440, 350, 44), within: rect(0, 0, 390, 844), obscuredBy: nil)
    #expect(
      facts(besides, .why).last == "so: 100 of its 350 pt are hidden on the left",
      "the list is where it shows most of the field")
    var hidden = SampleSnapshot.coasting
    hidden.prediction?.phase = .dragging
    hidden.placement?.scroll?.geometry.contentOffset = point(0, 900)
    hidden.placement?.scroll?.geometry.inset = Insets(top: 0, left: 0, bottom: 0, right: 0)
    hidden.placement?.scroll?.visibleRect = .null
    hidden.placement?.visibility = FieldVisibility(
      of: rect(-400, 440, 350, 44), within: rect(0, 0, 390, 844), obscuredBy: nil)
    let words = facts(hidden, .why)
    #expect(words[0] == "field: x 20 … 370 of UITableView")
    #expect(words[1] == "the list shows: nothing: offset (0, 900)")
    #expect(words[2] == "so: it is fully hidden on the left")
    #expect(words[3].hasPrefix("to show it: scroll to offset (0, "))
    #expect(words[4] == "offset at rest: (0, 437), if the finger left now")
    hidden.placement?.visibility = FieldVisibility(
      of: rect(.nan, 440, 350, 44), within: rect(0, 0, 390, 844), obscuredBy: nil)
    #expect(facts(hidden, .why)[2] == "so: it is fully hidden")
    var sideways = SampleSnapshot.alone
    sideways.keyboardOverlap = 0
    sideways.placement?.visibility = FieldVisibility(
      of: rect(-100, 440, 350, 44), within: rect(0, 0, 390, 844), obscuredBy: nil)
    #expect(
      facts(sideways, .why)
        == [
          "field: x 20 … 370 on the screen, in no list",
          "so: 100 of its 350 pt are hidden on the left",
        ])
    sideways.placement?.visibility = FieldVisibility(
      of: rect(140, 440, 350, 44), within: rect(0, 0, 390, 844), obscuredBy: nil)
    #expect(
      facts(sideways, .why)
        == [
          "field: x 20 … 370 on the screen, in no list",
          "so: 100 of its 350 pt are hidden on the right",
        ])
    #expect(
      SampleSnapshot.alone.answer(to: .why)
        == """
        UITextField "row-10": 22 pt behind keyboard, 50 % visible
          field     y 486 … 530 on the screen, in no list
          keyboard  from y 508 down
          so        22 of its 44 pt are behind the keyboard
        """)
    #expect(ResponderSnapshot.noFirstResponder.answer(to: .why) == "No first responder")
  }

  @Test(
    "what one looks for first: field, window, keyboard, and the inset against what is covered",
    arguments: [
      (302, 336, true, ", inset 302 pt, 34 pt short"), (336, 336, true, ", inset 336 pt"),
      (370, 336, nil, ", inset 370 pt, 34 pt more"), (34, 0, false, ""),
    ] as [(CGFloat, CGFloat, Bool?, String)])
  func overview(inset: CGFloat, covered: CGFloat, isKey: Bool?, words: String) {
    var snapshot = SampleSnapshot.resting
    snapshot.placement?.scroll?.geometry.inset.bottom = inset
    snapshot.keyboardOverlap = covered
    snapshot.isInKeyWindow = isKey
    snapshot.fields = FieldListing(fields: [SampleJournal.field, SampleJournal.field], current: 1)
    let window = isKey.map { $0 ? " · window is key" : " · window is not key" } ?? ""
    #expect(
      snapshot.overview == [
        "Field 2 of 2\(window) · keyboard top 508 pt",
        "Keyboard covers \(Wording.points(covered)) pt\(words)",
      ])
    #expect(ResponderSnapshot.noFirstResponder.overview == [])
  }

  @Test("facts stand under the first line, each with its title")
  func some() {
    #expect(
      facts(SampleSnapshot.alone, .current)
        == ["now: 22 pt behind keyboard", "visible: 50 %"])
    #expect(facts(SampleSnapshot.alone, .geometry) == ["on screen: (20, 486) 350 × 44"])
    #expect(facts(SampleSnapshot.alone, .predict) == [])
    #expect(facts(SampleSnapshot.alone, .keyboard) == ["covers: 336 pt of the window"])
    #expect(
      facts(SampleSnapshot.resting, .keyboard) == [
        "covers: 336 pt of UITableView, inset 34 pt, 302 pt short"
      ])
    let gone = ResponderSnapshot(keyboard: SampleEvidence.keyboard(isLocal: false, isUp: false))
    #expect(gone.answer(to: .keyboard) == "Keyboard: hidden", "the keyboard belongs to no app")
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
