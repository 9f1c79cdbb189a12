import Foundation
import ResponderCore
import TestSupport
import Testing

/// Tests `ListAnchor`, the state machine behind an anchored list, without a framework.
@Suite struct ListAnchorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let policy: AnchorPolicy
    var content: CGFloat = 2_640
    let offset: CGFloat
    var turned = false
    let opened: CGFloat

    var testDescription: String { "\(policy), \(content) at \(offset)\(turned ? ", turned" : "")" }
  }

  static let rows: [Row] = [
    Row(policy: .bottom, offset: 1_830, opened: 2_132),
    Row(policy: .bottom, offset: 500, opened: 500),
    Row(policy: .readingPosition, offset: 500.3, opened: 802.3),
    Row(policy: .none, offset: 1_830, opened: 1_830),
    Row(policy: .firstResponder, offset: 500, opened: 500),
    Row(policy: .bottom, offset: 0, turned: true, opened: -336),
    Row(policy: .bottom, offset: 500.1, turned: true, opened: 500.1),
    Row(policy: .bottom, content: 220, offset: 0, turned: true, opened: -336),
    Row(policy: .bottom, content: 660, offset: 0, turned: true, opened: -336),
    Row(policy: .readingPosition, content: 2_640.7, offset: 500.1, turned: true, opened: 164.1),
    Row(policy: .none, content: 220, offset: 0, turned: true, opened: 0),
  ]

  @Test("opened and closed: room and offset come, and go to the bit", arguments: rows)
  func opens(row: Row) {
    var list = AnchoredList(
      row.policy, content: row.content, offset: row.offset, turned: row.turned)
    for _ in 0..<3 {
      list.keyboard(336)
      #expect(list.reading.contentInset == (row.turned ? Insets(top: 336) : Insets(bottom: 302)))
      #expect(list.reading.indicatorInset == list.reading.contentInset)
      #expect(abs(list.y - row.opened) < 1e-9)
      list.keyboard(0)
      #expect(list.reading.contentInset == .zero && list.y == row.offset)
      #expect(list.reading.indicatorInset == .zero)
    }
  }

  static let pulls: [ListStory] = [
    ListStory(
      "a pull is followed by an edge that knew the docked place", .readingPosition, at: 1_000,
      .keyboard(336), .held(true), .pulls(508, room: 302), .pulls(608, room: 202),
      // The finger pushes the keyboard back.
      .expect(y: 1_302), .pulls(508, room: 302), .expect(y: 1_302)),
    ListStory(
      "… and not by one that did not", .readingPosition, at: 1_000,
      .keyboard(336), .held(true), .pulls(810, room: 302), .pulls(812, room: 302),
      .expect(y: 1_302), .pulls(508, room: 302), .expect(y: 1_302)),
    ListStory(
      "a keyboard that hides after a pull leaves the list's end", .bottom, at: 1_830,
      .keyboard(336), .held(true), .pulls(508), .pulls(608, room: 202), .expect(y: 2_132),
      .held(false), .edge(nil), .keyboard(0), .expect(inset: .zero, y: 1_830)),
    ListStory(
      "in the turn of a notification, its frame counts, not the edge", .bottom, at: 1_000,
      .covers(.part(336)), .edge(508), .told, .turn, .told, .turnEnds, .pulls(528, room: 302)),
    ListStory(
      "an edge that is hardly lower, or lost, is no pull", .bottom, at: 1_000,
      .keyboard(336), .held(true),
      .pulls(508, room: 302), .pulls(508.4, room: 302), .pulls(505, room: 302),
      // An edge that comes back has to be at the docked place first.
      .pulls(508, room: 302), .pulls(608, room: 202), .pulls(nil, room: 302),
      .pulls(608, room: 302),
      .pulls(508, room: 302), .pulls(608, room: 202), .pulls(.nan, room: 302),
      .pulls(608, room: 302),
      .pulls(508, room: 302), .pulls(608, room: 202), .pulls(.infinity, room: 302),
      .pulls(608, room: 302)),
    ListStory(
      "an edge that goes ahead of the finger is believed up to the finger", .bottom, at: 1_000,
      .keyboard(336), .held(true), .pulls(508, finger: 300, room: 302),
      .pulls(628, finger: 300, room: 302), .pulls(628, finger: 548, room: 262),
      .pulls(588, finger: 648, room: 222), .pulls(628, finger: .nan, room: 302)),
  ]

  @Test("a pulled keyboard", arguments: pulls)
  func pulled(story: ListStory) { story.play() }

  static let stories: [ListStory] = [
    ListStory(
      "a rotation there and back, where the other layout clamps the list", .readingPosition,
      content: 4_000, at: 2_990,
      .keyboard(336), .layout(844, 390, content: 1_848), .scroll(to: 1_794), .told, .turn,
      .layout(390, 844, content: 4_000), .told, .turn, .expect(y: 3_292)),
    ListStory(
      "… and UIKit hides the keyboard for a moment", .bottom, content: 4_000, at: 3_190,
      .keyboard(336), .scroll(to: 3_292), .turn,
      .layout(844, 390, content: 1_848), .scroll(to: 1_794), .told, .turn,
      .layout(390, 844, content: 4_000), .keyboard(0), .keyboard(336), .expect(y: 3_292)),
    ListStory(
      "an app sets its inset in each layout: the user has scrolled away from the caret",
      .firstResponder, at: 1_000,
      .keyboard(336), .caret(at: 1_700), .turn, .waits(1), .scroll(to: 100), .turn,
      .assigns(0), .turn, .expect(room: 302, y: 100)),
    ListStory(
      "… a finger rests on the list", .firstResponder, at: 1_000,
      .keyboard(336), .caret(at: 1_700), .turn, .waits(1), .held(true), .scroll(to: 32), .turn,
      .assigns(0), .turn, .expect(room: 302, y: 32)),
    ListStory(
      "… UIKit clamps the list at its end", .bottom, at: 1_830,
      .keyboard(336), .waits(1), .assigns(0), .scroll(to: 1_830), .turn,
      .expect(room: 302, y: 2_132)),
    ListStory(
      "of a field taller than the room, the caret's line is shown", .firstResponder, at: 500,
      .keyboard(810), .focus(rect(0, 900, 390, 44), line: rect(8, 912, 2, 20), isField: true),
      // Of the 34 points that are free, 7 are left above and below the line.
      .turn, .expect(y: 905)),
    ListStory(
      "rows measured during a drag do not undo it, typing does", .firstResponder, at: 500,
      .keyboard(336), .caret(at: 700), .turn, .held(true), .scroll(to: 1_500), .caret(at: 712),
      .turn, .held(false), .turn, .expect(y: 1_500), .caret(at: 732), .turn, .expect(y: 724)),
    ListStory(
      "a keyboard that is pulled down moves no list to its caret", .firstResponder, at: 500,
      .keyboard(336), .caret(at: 700), .pulls(508), .edge(608), .caret(at: 1_500), .turn,
      .expect(room: 202, y: 500)),
    ListStory(
      "a caret that moves inside a change is followed after it", .firstResponder, at: 500,
      .during(.caret(at: 1_500), .caretMoved, .expect(y: 500)), .keyboard(336), .played(),
      .expect(y: 1_020)),
    ListStory(
      "upside down, content that fits goes back to the lower edge", .bottom, content: 660, at: 0,
      turned: true,
      .keyboard(336), .scroll(to: -200), .turn, .keyboard(0), .expect(inset: .zero, y: 0)),
    ListStory(
      "of a page without a caret, the part that was seen is kept in sight", .firstResponder, at: 0,
      .focus(rect(0, 500, 390, 2_000), line: nil), .keyboard(336), .expect(y: 302),
      .keyboard(0), .expect(y: 0)),
    ListStory(
      "… and a list that shows its end as it gets the focus stays", .firstResponder, at: 1_000,
      .keyboard(336), .focus(rect(0, 0, 390, 1_200), line: nil), .turn, .turn, .expect(y: 1_000)),
    ListStory(
      "asked for again in the same place, it moves nothing", .firstResponder, at: 500,
      .keyboard(336), .caret(at: 700), .turn, .scroll(to: 1_500), .turn, .replace(),
      .expect(y: 1_500), .held(true), .pulls(508), .pulls(608), .replace(), .expect(room: 202)),
    ListStory(
      "asked for with another policy, it follows that policy from then on", .bottom, at: 500,
      .replace(with: .readingPosition), .keyboard(336), .expect(y: 802)),
  ]

  static let resized = ([.part(336), .part(0), .untold] as [AnchorReading.Cover]).map { cover in
    ListStory(
      "resized under a keyboard, a list at its end follows it: \(cover)", .bottom, at: 1_830,
      .keyboard(336), .covers(cover), .turn, .height(700), .turn, .atEnd(), .pace(.resizing),
      .height(852.5), .turn, .atEnd(), .pace(.resizing),
      // While a finger holds the list, the anchor does not move it.
      .held(true), .height(844), .turn,
      .does { #expect($0.y != $0.reading.geometry.maximumOffset.y) })
  }

  static let scrolled = ([57.1, 100.3, 433.7] as [CGFloat]).flatMap { y in
    [
      ListStory(
        "upside down and scrolled to \(y) in the keyboard's turn, it stays", .firstResponder,
        content: 2_640.7, at: 500.1, turned: true,
        .scroll(to: y), .keyboard(336), .expect(inset: Insets(top: 336), y: y)),
      ListStory(
        "upside down and scrolled to \(y), it comes back to the bit", .readingPosition,
        content: 2_640.7, at: 500.1, turned: true,
        .scroll(to: y), .turn, .keyboard(336), .near(y - 336), .keyboard(0), .expect(y: y)),
    ]
  }

  @Test("where the list is after each story", arguments: stories + resized + scrolled)
  func plays(story: ListStory) { story.play() }

  @Test("ended or handed over in a change, it makes no further step", arguments: [false, true])
  func endsInside(handsOver: Bool) {
    var list = AnchoredList(.bottom, offset: 1_830)
    list.reading.cover = .part(336)
    list.told()
    let effects = list.anchor.handle(.places(list.reading))
    guard case .change(let change)? = effects.first else { return #expect(Bool(false)) }
    let isDue = list.anchor.mayPerform(.inset, of: change)
    if handsOver {
      list.anchor.handOver(list.reading)
    } else {
      list.reading.contentInset.bottom = 302
      list.reading.geometry.inset.bottom = 336
      list.tell { .ended($0) }
      #expect(list.reading.contentInset == .zero)
    }
    let isStillDue = list.anchor.mayPerform(.offset, of: change)
    #expect(isDue && !isStillDue)
  }

  @Test("a caret counts where it is shown and no finger moves it")
  func caret() {
    var list = AnchoredList(.firstResponder, offset: 500)
    list.keyboard(336)
    func focus(y: CGFloat, shown: CGRect?, isHeld: Bool = false) -> AnchorReading.Focus {
      AnchorReading.Focus(
        whole: rect(0, 900, 390, 200), line: rect(0, y, 2, 20), isField: false, shown: shown,
        isHeld: isHeld)
    }
    let shown = rect(0, 900, 390, 200)
    let rows: [(AnchorReading.Focus, CGFloat)] = [
      (focus(y: 950, shown: shown), 500), (focus(y: 2_000, shown: shown), 500),
      (focus(y: 1_050, shown: shown, isHeld: true), 500), (focus(y: 1_050, shown: shown), 500),
      (focus(y: 1_080, shown: shown), 600), (focus(y: 1_090, shown: shown), 600),
      (focus(y: 1_500, shown: nil), 1_020),
    ]
    for (focus, offset) in rows {
      list.reading.focus = focus
      list.turn()
      #expect(list.y == offset, "\(focus)")
    }
  }

  @Test("the same events give the same effects: it is replayable")
  func replay() {
    var list = AnchoredList(.readingPosition, offset: 500)
    for height in [336, 380, 0, 292, 0] as [CGFloat] { list.keyboard(height) }
    guard case .began(let first)? = list.events.first else { return #expect(Bool(false)) }
    var again = ListAnchor(policy: .readingPosition, reading: first)
    for (event, effects) in zip(list.events, list.effects) {
      #expect(again.handle(event) == effects)
      for case .change(let change) in effects {
        for step in [ListAnchor.Step.inset, .indicator, .offset] {
          _ = again.mayPerform(step, of: change)
        }
      }
    }
    #expect("\(again)" == "\(list.anchor)")
  }
}
