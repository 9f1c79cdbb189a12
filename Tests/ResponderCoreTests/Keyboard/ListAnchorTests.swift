import Foundation
import ResponderCore
import TestSupport
import Testing

/// Tests `ListAnchor`, the state machine behind an anchored list, without a framework.
@Suite struct ListAnchorTests {
  static let rows: [(AnchorPolicy, CGFloat, opened: CGFloat)] = [
    (.bottom, 1_830, 2_132), (.bottom, 500, 500), (.readingPosition, 500.3, 802.3),
    (.none, 1_830, 1_830), (.firstResponder, 500, 500),
  ]

  @Test("opened and closed: room and offset come, and go to the bit", arguments: rows)
  func opens(policy: AnchorPolicy, offset: CGFloat, opened: CGFloat) {
    var list = AnchoredList(policy, offset: offset)
    for _ in 0..<3 {
      list.keyboard(336)
      #expect(list.sight.contentInset.bottom == 302 && list.sight.indicatorInset.bottom == 302)
      #expect(abs(list.y - opened) < 1e-9)
      list.keyboard(0)
      #expect(list.sight.contentInset == .zero && list.sight.indicatorInset == .zero)
      #expect(list.y == offset)
    }
  }

  static let turnedRows: [(AnchorPolicy, content: CGFloat, offset: CGFloat, opened: CGFloat)] = [
    (.bottom, 2_640, 0, -336), (.bottom, 2_640, 500.1, 500.1), (.bottom, 220, 0, -336),
    (.bottom, 660, 0, -336), (.readingPosition, 2_640.7, 500.1, 164.1), (.none, 220, 0, 0),
  ]

  @Test("turned over: its room is at the top inset, and goes to the bit", arguments: turnedRows)
  func turned(policy: AnchorPolicy, content: CGFloat, offset: CGFloat, opened: CGFloat) {
    var list = AnchoredList(policy, content: content, offset: offset, turned: true)
    for _ in 0..<3 {
      list.keyboard(336)
      #expect(list.sight.contentInset == Insets(top: 336))
      #expect(abs(list.y - opened) < 1e-9)
      list.keyboard(0)
      #expect(list.sight.contentInset == .zero && list.y == offset)
    }
  }

  @Test(
    "ended in the middle of a change it makes no further step of it, and takes back what it made")
  func endsInside() {
    var list = AnchoredList(.bottom, offset: 1_830)
    list.sight.cover = .part(336)
    let effects = list.anchor.handle(.keyboardMoved(list.sight))
    guard case .change(let change)? = effects.first else { return #expect(Bool(false)) }
    let isDue = list.anchor.mayPerform(.inset, of: change)
    #expect(isDue)
    list.sight.contentInset.bottom = 302
    list.sight.geometry.inset.bottom = 336
    list.tell { .ended($0) }
    #expect(list.sight.contentInset == .zero)
    let isStillDue = list.anchor.mayPerform(.offset, of: change)
    #expect(!isStillDue)
  }

  @Test(
    "room of others that a later turn's layout makes is theirs: it is not made twice",
    .fact("T4.19.6"))
  func later() {
    var list = AnchoredList(.bottom, offset: 1_830)
    list.keyboard(336)
    list.turn()
    // The app adds its own 302 points a few turns later.
    list.sight.time += 0.05
    list.addInset(302)
    list.turn()
    #expect(list.sight.contentInset.bottom == 302 && list.y == 2_132)
    // An inset that the app adds much later has another purpose, unless the keyboard still moves.
    for isMoving in [false, true] {
      var other = AnchoredList(.bottom, offset: 1_830)
      other.keyboard(336)
      other.sight.time += 5
      other.sight.isKeyboardMoving = isMoving
      other.addInset(302)
      other.turn()
      #expect(other.sight.contentInset.bottom == (isMoving ? 302 : 604))
    }
  }

  @Test(
    "resized under a keyboard that rests, a list at its end follows it, whatever is covered",
    arguments: [.part(336), .part(0), .untold] as [AnchorSight.Cover])
  func resized(cover: AnchorSight.Cover) {
    var list = AnchoredList(.bottom, offset: 1_830)
    list.keyboard(336)
    list.sight.cover = cover
    list.turn()
    for height in [700, 852.5] as [CGFloat] {
      list.sight.geometry.viewport.height = height
      list.turn()
      #expect(list.y == list.sight.geometry.maximumOffset.y)
      #expect(list.paces.last == .resizing)
    }
    // While a finger holds the list, the anchor does not move it.
    list.sight.isHeld = true
    list.sight.geometry.viewport.height = 844
    list.turn()
    #expect(list.y != list.sight.geometry.maximumOffset.y)
  }

  @Test("a pull is followed by an edge that knew the docked place, and by no other")
  func pulls() {
    for isTrusted in [true, false] {
      var list = AnchoredList(.readingPosition, offset: 1_000)
      list.keyboard(336)
      list.sight.isHeld = true
      list.sight.edge = .init(now: isTrusted ? 508 : 810, docked: 508)
      list.turn()
      #expect(list.sight.contentInset.bottom == 302)
      list.sight.edge?.now = isTrusted ? 608 : 812
      list.turn()
      #expect(list.sight.contentInset.bottom == (isTrusted ? 202 : 302))
      #expect(list.y == 1_302)
      // The finger pushes the keyboard back.
      list.sight.edge?.now = 508
      list.turn()
      #expect(list.sight.contentInset.bottom == 302 && list.y == 1_302)
    }
  }

  @Test("a keyboard that hides after a pull takes a list at its end back to its end")
  func pulledAway() {
    var list = AnchoredList(.bottom, offset: 1_830)
    list.keyboard(336)
    list.sight.isHeld = true
    list.sight.edge = .init(now: 508, docked: 508)
    list.turn()
    list.sight.edge?.now = 608
    list.turn()
    #expect(list.sight.contentInset.bottom == 202 && list.y == 2_132)
    (list.sight.isHeld, list.sight.edge) = (false, nil)
    list.keyboard(0)
    #expect(list.sight.contentInset == .zero && list.y == 1_830)
  }

  @Test("in the turn of a keyboard notification, its frame counts, and not where the edge is")
  func edgeInKeyboardTurn() {
    var list = AnchoredList(.bottom, offset: 1_000)
    list.sight.cover = .part(336)
    list.sight.edge = .init(now: 508, docked: 508)
    list.tell { .keyboardMoved($0) }
    list.turn()
    list.tell { .keyboardMoved($0) }
    list.tell { .turnEnds($0) }
    list.sight.edge?.now = 528
    list.turn()
    #expect(list.sight.contentInset.bottom == 302)
  }

  @Test("an edge that is lost, or hardly below the docked place, is no pull")
  func endedPulls() {
    var list = AnchoredList(.bottom, offset: 1_000)
    list.keyboard(336)
    list.sight.isHeld = true
    func room(_ edge: AnchorSight.Edge?) -> CGFloat {
      list.sight.edge = edge
      list.turn()
      return list.sight.contentInset.bottom
    }
    for now in [508, 508.4, 505] as [CGFloat] {
      #expect(room(.init(now: now, docked: 508)) == 302)
    }
    for lost in [nil, .nan, .infinity] as [CGFloat?] {
      #expect(room(.init(now: 508, docked: 508)) == 302)
      #expect(room(.init(now: 608, docked: 508)) == 202)
      #expect(room(lost.map { .init(now: $0, docked: 508) }) == 302)
      // An edge that comes back has to be at the docked place first.
      #expect(room(.init(now: 608, docked: 508)) == 302)
    }
  }

  @Test("of a single-line field that is taller than what is free, the caret's line is shown")
  func tallField() {
    var list = AnchoredList(.firstResponder, offset: 500)
    list.keyboard(810)
    list.sight.focus = AnchorSight.Focus(
      whole: rect(0, 900, 390, 44), line: rect(8, 912, 2, 20), isField: true, shown: nil,
      isHeld: false)
    list.turn()
    // Of the 34 points that are free, 7 are left above and below the line.
    #expect(list.y == 905)
  }

  @Test("a caret counts where it is shown, and while no finger moves what is around it")
  func caret() {
    var list = AnchoredList(.firstResponder, offset: 500)
    list.keyboard(336)
    func focus(y: CGFloat, shown: CGRect?, isHeld: Bool = false) -> AnchorSight.Focus {
      AnchorSight.Focus(
        whole: rect(0, 900, 390, 200), line: rect(0, y, 2, 20), isField: false, shown: shown,
        isHeld: isHeld)
    }
    let shown = rect(0, 900, 390, 200)
    let rows: [(AnchorSight.Focus, CGFloat)] = [
      (focus(y: 950, shown: shown), 500), (focus(y: 2_000, shown: shown), 500),
      (focus(y: 1_050, shown: shown, isHeld: true), 500), (focus(y: 1_050, shown: shown), 500),
      (focus(y: 1_080, shown: shown), 600), (focus(y: 1_090, shown: shown), 600),
      (focus(y: 1_500, shown: nil), 1_020),
    ]
    for (focus, offset) in rows {
      list.sight.focus = focus
      list.turn()
      #expect(list.y == offset, "\(focus)")
    }
  }

  private static func caret(at y: CGFloat) -> AnchorSight.Focus {
    AnchorSight.Focus(
      whole: rect(0, y, 390, 40), line: rect(0, y, 2, 20), isField: false, shown: nil,
      isHeld: false)
  }

  @Test("rows that are measured during a drag move the caret's place: the drag is not undone")
  func measuredWhileHeld() {
    var list = AnchoredList(.firstResponder, offset: 500)
    list.keyboard(336)
    list.sight.focus = Self.caret(at: 700)
    list.turn()
    list.sight.isHeld = true
    list.sight.geometry.contentOffset.y = 1_500
    list.sight.focus = Self.caret(at: 712)
    list.turn()
    list.sight.isHeld = false
    list.turn()
    #expect(list.y == 1_500)
    // Typing does move the list.
    list.sight.focus = Self.caret(at: 732)
    list.turn()
    #expect(list.y == 724)
  }

  @Test("a keyboard that is pulled down moves no list to its caret, with the finger up as well")
  func caretInPull() {
    var list = AnchoredList(.firstResponder, offset: 500)
    list.keyboard(336)
    list.sight.focus = Self.caret(at: 700)
    list.sight.edge = .init(now: 508, docked: 508)
    list.turn()
    list.sight.edge?.now = 608
    list.sight.focus = Self.caret(at: 1_500)
    list.turn()
    #expect(list.sight.contentInset.bottom == 202 && list.y == 500)
  }

  @Test("a caret that moves inside a change is followed after it, and not inside")
  func caretInChange() {
    var list = AnchoredList(.firstResponder, offset: 500)
    list.meanwhile = { list in
      list.meanwhile = nil
      list.sight.focus = Self.caret(at: 1_500)
      list.tell { .caretMayHaveMoved($0) }
      #expect(list.y == 500)
    }
    list.keyboard(336)
    #expect(list.meanwhile == nil && list.y == 1_020)
  }

  @Test("turned over and scrolled in the keyboard's own turn, a list stays there to the bit")
  func scrolledTurnedOver() {
    for y in [57.1, 100.3, 433.7] as [CGFloat] {
      var list = AnchoredList(.firstResponder, content: 2_640.7, offset: 500.1, turned: true)
      list.sight.geometry.contentOffset.y = y
      list.keyboard(336)
      #expect(list.sight.contentInset == Insets(top: 336) && list.y == y)
    }
  }

  @Test("turned over and scrolled, a list comes back to the bit from a keyboard that moved it")
  func comesBackTurnedOver() {
    for y in [57.1, 100.3, 433.7] as [CGFloat] {
      var list = AnchoredList(.readingPosition, content: 2_640.7, offset: 500.1, turned: true)
      list.sight.geometry.contentOffset.y = y
      list.turn()
      list.keyboard(336)
      #expect(abs(list.y - (y - 336)) < 1e-9)
      list.keyboard(0)
      #expect(list.y == y)
    }
  }

  @Test("turned over, content that fits goes back to the lower edge when the keyboard hides")
  func fitsTurnedOver() {
    var list = AnchoredList(.bottom, content: 660, offset: 0, turned: true)
    list.keyboard(336)
    list.sight.geometry.contentOffset.y = -200
    list.turn()
    list.keyboard(0)
    #expect(list.sight.contentInset == .zero && list.y == 0)
  }

  @Test("asked for again in the same place, it moves nothing: not to the caret, nor in a pull")
  func replaced() {
    var list = AnchoredList(.firstResponder, offset: 500)
    list.keyboard(336)
    list.sight.focus = Self.caret(at: 700)
    list.turn()
    list.sight.geometry.contentOffset.y = 1_500
    list.turn()
    list.replace()
    #expect(list.y == 1_500)

    list.sight.isHeld = true
    list.sight.edge = .init(now: 508, docked: 508)
    list.turn()
    list.sight.edge?.now = 608
    list.turn()
    list.replace()
    #expect(list.sight.contentInset.bottom == 202)
  }

  @Test("asked for with another policy, it follows that policy from then on")
  func replacedByAnotherPolicy() {
    var list = AnchoredList(.bottom, offset: 500)
    list.replace(with: .readingPosition)
    list.keyboard(336)
    #expect(list.y == 802)
  }

  @Test("the same events give the same effects: it is replayable")
  func replay() {
    var list = AnchoredList(.readingPosition, offset: 500)
    for height in [336, 380, 0, 292, 0] as [CGFloat] { list.keyboard(height) }
    guard case .began(let first)? = list.events.first else { return #expect(Bool(false)) }
    var again = ListAnchor(policy: .readingPosition, sight: first)
    for (event, effects) in zip(list.events, list.effects) {
      #expect(again.handle(event) == effects)
      for case .change(let change) in effects {
        for step in [ListAnchor.Step.inset, .indicator, .offset] {
          _ = again.mayPerform(step, of: change)
        }
      }
    }
    #expect(again == list.anchor)
  }
}
