import Foundation
import ResponderJournal
import Testing

/// Tests what the journal adds to the rules' values: their format, their words, and questions that
/// only diagnoses ask.
@Suite struct RecordedRulesTests {
  private static let geometry = list(content: 20, offset: 0, top: 1, bottom: 0)

  private static func lines<Value: Codable & Equatable>(_ value: Value) throws -> (String, Bool) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(value)
    let isSame = try JSONDecoder().decode(Value.self, from: data) == value
    return (String(decoding: data, as: UTF8.self), isSame)
  }

  @Test("a policy is its name and its number")
  func policies() throws {
    let rows: [(AnchorPolicy, String)] = [
      (.bottom(tolerance: 2), #"{"bottom":{"tolerance":2}}"#),
      (.firstResponder(margin: 8.5), #"{"firstResponder":{"margin":8.5}}"#),
      (.readingPosition, #"{"readingPosition":{}}"#), (.none, #"{"none":{}}"#),
    ]
    for (policy, line) in rows { #expect(try Self.lines(policy) == (line, true)) }
  }

  @Test("a rule is its name and its threshold")
  func rules() throws {
    let rows: [(DismissalRule, String)] = [
      (.fullyHidden, #"{"fullyHidden":{}}"#), (.partlyHidden, #"{"partlyHidden":{}}"#),
      (.visibleFraction(below: 0.5), #"{"visibleFraction":{"below":0.5}}"#),
    ]
    for (rule, line) in rows { #expect(try Self.lines(rule) == (line, true)) }
  }

  @Test(
    "an object without one known name is no policy and no rule",
    arguments: ["{}", #"{"unknown":{}}"#, #"{"none":{},"bottom":{"tolerance":1}}"#, "7"])
  func wrong(line: String) {
    let data = Data(line.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(AnchorPolicy.self, from: data)
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(DismissalRule.self, from: data)
    }
  }

  @Test("what a value does not have is not written")
  func missing() throws {
    var geometry = Self.geometry
    #expect(try !Self.lines(geometry).0.contains("hiding") && Self.lines(geometry).1)
    geometry.hiding = Insets()
    #expect(try Self.lines(geometry).0.contains("hiding") && Self.lines(geometry).1)

    let show = KeyboardEvent(
      kind: .willShow, beginFrame: .zero, endFrame: rect(0, 844, 390, 0), duration: 0, curve: 7,
      isLocal: true, screen: rect(0, 0, 390, 844))
    #expect(try !Self.lines(show).0.contains("window") && Self.lines(show).1)
    let state = KeyboardState().applying(show)
    #expect(try Self.lines(state).0.contains("awaitsFrame") && Self.lines(state).1)

    let coasting = DismissalDecision.decide(
      fieldRect: rect(0, 0, 9, 9), geometry: geometry, coastingIn: point(0, 1), obscuredBy: nil)
    #expect(try !Self.lines(coasting).0.contains("lip") && Self.lines(coasting).1)
    #expect(coasting.decidedAgain() == coasting)
  }

  @Test("a decision says in a sentence what it saw")
  func sentences() {
    func reason(_ field: CGRect, at y: CGFloat, _ rule: DismissalRule = .fullyHidden) -> String {
      DismissalDecision.decide(
        fieldRect: field, geometry: list(content: 4_000, offset: 0), restingOffset: point(0, y),
        obscuredBy: rect(0, 508, 390, 336), rule: rule
      ).reason
    }
    #expect(reason(rect(20, 400, 350, 44), at: -108).contains(", behind the keyboard;"))
    #expect(reason(rect(0, 100, 780, 44), at: 0, .partlyHidden).contains("(at best 50 %)"))
    #expect(reason(rect(20, 400, 350, 44), at: 0).hasPrefix("Keep: 100 %"))
    #expect(reason(.zero, at: 0).contains("no size"))
  }

  @Test("the diagnoses of an action: mistake, numbers, fix")
  func diagnoses() {
    let button = ResponderIdentity(className: "UIButton", identifier: "delete")
    let list = ResponderIdentity(className: "ListController")
    let cycle = Diagnosis.chainCycle(from: button, backTo: list, hops: 7)
    #expect(cycle.sentence.contains("UIButton \"delete\" leads back to ListController"))
    #expect(cycle.numbers == [Diagnosis.Number("responders asked", 7, unit: "")])
    #expect(cycle.fix.contains("next"))
    let undirected = Diagnosis.undirectedAction("Save", responder: "Any", sender: button)
    #expect(undirected.sentence.contains("Save") && undirected.sentence.contains("nearest Any"))
    #expect(undirected.fix.contains("Responder type"))
  }

  static let freeRows: [(offset: CGFloat, field: CGFloat, covers: CGRect?, isFree: Bool)] = [
    // The visible area is 47 to 810 below the offset, which can be between -47 and 3,190. Each
    // field is 44 pt high. The first fields are above the visible area, and then below it.
    (500, 300, nil, true), (500, -1, nil, true), (500, -2, nil, false),
    (500, 1_300, nil, true), (500, 3_957, nil, true), (500, 3_958, nil, false),
    // The keyboard covers the last row, and everything. Then the list has no place.
    (3_190, 3_956, rect(0, 508, 390, 336), false), (500, 700, rect(0, 0, 390, 844), false),
    (.infinity, 700, nil, false),
  ]

  @Test("a field that a list can still scroll free", arguments: freeRows)
  func scrolledFree(offset: CGFloat, field: CGFloat, cover: CGRect?, isFree: Bool) {
    let decision = DismissalDecision.decide(
      fieldRect: rect(20, field, 350, 44), geometry: list(content: 4_000, offset: offset),
      restingOffset: .zero, obscuredBy: cover)
    #expect(decision.canBeScrolledFree == isFree)
  }
}
