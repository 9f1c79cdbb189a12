import Foundation
import Testing

@testable import ResponderCore

/// Tests the names of the values in a journal's line, word for word. These names must stay the same
/// when a name in the sources changes, because existing files contain them.
@Suite struct JournalWireTests {
  /// The paths of all values in a line of each kind. `[]` is a position in an array.
  static let rows: [(JournalEntry.Kind, Set<String>)] = [
    (.focus, ["focus.to.className", "focus.to.identifier"]),
    (
      .keyboard,
      Set(
        ["after.frame[][]", "after.isLocal", "after.placement", "before.frame[][]"].map {
          "keyboard." + $0
        }
          + ["before.isLocal", "before.placement"].map { "keyboard." + $0 }
          + [
            "beginFrame[][]", "curve", "duration", "endFrame[][]", "isLocal", "kind", "screen[][]",
          ]
          .map { "keyboard.event." + $0 })
    ),
    (
      .scroll,
      Set(
        geometry("scroll.geometry") + ["scroll.phase", "scroll.scrollView.className"])
    ),
    (
      .dragEnd,
      Set(
        geometry("dragEnd.projection.geometry")
          + [
            "dragEnd.fieldRect[][]", "dragEnd.obscured[][][]", "dragEnd.scrollView.className",
            "dragEnd.projection.announcedTarget[]", "dragEnd.projection.isPaging",
            "dragEnd.projection.rate", "dragEnd.projection.restingOffset[]",
            "dragEnd.projection.scale", "dragEnd.projection.velocity[]",
          ])
    ),
    (
      .dismissal,
      Set(
        decision("dismissal.decision")
          + [
            "dismissal.responder.className", "dismissal.responder.identifier",
            "dismissal.scrollView.className",
          ])
    ),
    (
      .resign,
      [
        "resign.didResign", "resign.isForced", "resign.responder.className",
        "resign.responder.identifier",
      ]
    ),
    (
      .anchor,
      Set(
        geometry("anchor.decision.geometry")
          + [
            "anchor.decision.firstResponder[][]", "anchor.decision.newBottomInset",
            "anchor.decision.offset[]", "anchor.decision.policy.bottom.tolerance",
            "anchor.scrollView.className",
          ])
    ),
    (
      .action,
      [
        "action.action", "action.handler.className", "action.hops", "action.sender.className",
        "action.sender.identifier",
      ]
    ),
    (.hud, ["hud.isShown"]),
    (
      .screen,
      Set(
        ["before", "after"].flatMap { side in
          ["isMain", "scale", "size[]"].map { "screen.\(side).\($0)" }
        })
    ),
    (
      .geometry,
      Set(
        decision("geometry.decision")
          + [
            "geometry.responder.className", "geometry.responder.identifier",
            "geometry.scrollView.className",
          ])
    ),
  ]

  private static func geometry(_ path: String) -> [String] {
    ["contentOffset[]", "contentSize[]", "viewport[]"].map { "\(path).\($0)" }
      + ["bottom", "left", "right", "top"].map { "\(path).inset.\($0)" }
  }

  private static func decision(_ path: String) -> [String] {
    geometry("\(path).geometry")
      + [
        "bestFraction", "clip[][]", "fieldRect[][]", "obscured[][][]", "restingOffset[]",
        "rule.visibleFraction.below", "verdict", "visibilityAtRest.fraction",
        "visibilityAtRest.hiddenSide", "visibilityNow.fraction",
      ].map { "\(path).\($0)" }
  }

  static func paths(_ value: Any, _ path: String = "") -> Set<String> {
    switch value {
    case let object as [String: Any]:
      object.reduce(into: []) { all, pair in
        all.formUnion(paths(pair.value, path.isEmpty ? pair.key : "\(path).\(pair.key)"))
      }
    case let list as [Any]: list.reduce(into: []) { $0.formUnion(paths($1, "\(path)[]")) }
    default: [path]
    }
  }

  @Test("each kind's line has exactly these values", arguments: rows)
  func values(kind: JournalEntry.Kind, expected: Set<String>) throws {
    let entry = try #require(SampleJournal.entries.first { $0.kind == kind })
    let line = Journal.jsonLines([entry])
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
    let found = Self.paths(object)
    let all = expected.union(["kind", "time", "version"])
    #expect(found == all, "\(found.symmetricDifference(all).sorted())")
  }

  @Test("a keyboard's line holds what UIKit said, and the states before and after it")
  func keyboard() throws {
    let entry = JournalEntry(time: 1, event: .keyboard(SampleJournal.keyboard))
    let line = Journal.jsonLines([entry])
    #expect(line.contains(#""after":{"frame":[[0,508],[390,336]],"isLocal":true,"placement":"#))
    #expect(line.contains(#""before":{"frame":[[0,0],[0,0]],"isLocal":true,"placement":"hidden"}"#))
    #expect(try JournalReader.read(line) == [entry])
  }

  @Test("a state that does not follow from its event is what was recorded")
  func forged() throws {
    let line = Journal.jsonLines([JournalEntry(time: 1, event: .keyboard(SampleJournal.keyboard))])
    let forged = line.replacingOccurrences(of: "docked", with: "floating")
    guard case .keyboard(let change)? = try JournalReader.read(forged).first?.event else {
      Issue.record("no keyboard")
      return
    }
    #expect(change.after.placement == .floating && change.appliedAgain().after.placement == .docked)
  }
}
