import Foundation
import TestSupport
import Testing

@testable import ResponderCore

/// Tests the events of an anchored list that are not caused by a keyboard.
@Suite struct ListAnchorEventTests {
  @Test(
    "without a keyboard a list at its end follows it when it is resized or its safe area changes")
  func rests() {
    var list = AnchoredList(.bottom, offset: 1_830)
    list.sight.geometry.viewport.height = 700
    list.turn()
    #expect(list.y == 1_974)
    list.sight.safeArea.bottom = 20
    list.sight.geometry.inset.bottom = 20
    list.turn()
    #expect(list.y == 1_960)
    #expect(list.paces == [.resizing, .resizing])
    // While a finger holds the list, the anchor does not move it.
    list.sight.isHeld = true
    list.sight.geometry.viewport.height = 600
    list.turn()
    #expect(list.y == 1_960)
    list.sight.isHeld = false
    list.sight.geometry.viewport.height = 700
    list.turn()
    // The list does not follow an inset that the app sets.
    list.addInset(50)
    list.turn()
    #expect(list.y == 1_960)
    // After the list is flipped, its anchor starts again with a new reference.
    list.sight.isTurnedOver = true
    list.turn()
    #expect(list.anchor.isTurnedOver && list.y == 1_960)
  }

  @Test("the size before the first layout is no choice: a list that appears stays where it is")
  func meets() {
    var sight = AnchoredList(.bottom, offset: 0).sight
    let whole = sight.geometry
    sight.geometry.contentSize.height = 0
    var anchor = ListAnchor(policy: .bottom, sight: sight)
    #expect(anchor.mustLayOut)
    _ = anchor.handle(.began(sight))
    sight.geometry = whole
    #expect(anchor.handle(.turnEnds(sight)) == [])
    #expect(!anchor.mustLayOut)
  }

  @Test("nor one that appears between two rounds of a keyboard's notifications", .fact("T4.13.51"))
  func meetsInTwoRounds() {
    var sight = AnchoredList(.bottom, offset: 0).sight
    let whole = sight.geometry
    sight.geometry.contentSize.height = 0
    var anchor = ListAnchor(policy: .bottom, sight: sight)
    for event in [ListAnchor.Event.began(sight), .keyboardMoved(sight)] {
      _ = anchor.handle(event)
    }
    sight.geometry = whole
    sight.cover = .part(300)
    let offsets: [CGFloat?] = anchor.handle(.keyboardMoved(sight)).compactMap { effect in
      if case .change(let change) = effect { .some(change.offset) } else { nil }
    }
    #expect(offsets == [nil])
  }

  static let unlaid: [@Sendable (inout ScrollViewGeometry) -> Void] = [
    { $0.contentSize.height = 0 }, { $0.viewport.height = 2_700 },
  ]

  @Test("a list whose first layout comes with a keyboard makes room, and stays", arguments: unlaid)
  func appearsUnderKeyboard(change: @Sendable (inout ScrollViewGeometry) -> Void) {
    var sight = AnchoredList(.bottom, offset: 0).sight
    let whole = sight.geometry
    change(&sight.geometry)
    var anchor = ListAnchor(policy: .bottom, sight: sight)
    _ = anchor.handle(.began(sight))
    (sight.geometry, sight.cover, sight.isKeyboardMoving) = (whole, .part(336), true)
    // Until a turn has ended with a layout, the list has no place to keep.
    #expect(anchor.handle(.places(sight)) == [])
    let changes = anchor.handle(.turnEnds(sight)).compactMap { effect in
      if case .change(let change) = effect { change } else { nil }
    }
    #expect(changes.map(\.room?.content) == [302] && changes.map(\.offset) == [nil])
  }

  @Test("the list is laid out in a keyboard's turn, not in each one that it is covered in")
  func layouts() {
    var list = AnchoredList(.bottom, offset: 0)
    list.turn()
    _ = list.anchor.handle(.keyboardMoved(list.sight))
    #expect(list.anchor.mustLayOut)
    _ = list.anchor.handle(.turnEnded)
    #expect(!list.anchor.mustLayOut)
  }

  @Test("asks for the focus only where it follows one, and a keyboard is or was over the list")
  func focus() {
    for policy in [AnchorPolicy.bottom, .firstResponder] {
      var list = AnchoredList(policy, offset: 500)
      #expect(!list.anchor.asksForFocus(isUnderKeyboard: false))
      #expect(list.anchor.asksForFocus(isUnderKeyboard: true) == (policy == .firstResponder))
      list.keyboard(336)
      #expect(list.anchor.isHolding)
      #expect(list.anchor.asksForFocus(isUnderKeyboard: false) == (policy == .firstResponder))
      list.keyboard(0)
      #expect(!list.anchor.asksForFocus(isUnderKeyboard: false))
      list.tell { .keyboardMoved($0) }
      #expect(list.anchor.asksForFocus(isUnderKeyboard: false) == (policy == .firstResponder))
    }
  }

  @Test("an anchor that handed over its part of the inset does not take it back at its end")
  func handsOver() {
    var list = AnchoredList(.bottom, offset: 1_830)
    list.keyboard(336)
    list.anchor.handOver(list.sight)
    list.tell { .ended($0) }
    #expect(list.sight.contentInset.bottom == 302)
  }

  @Test("an anchor that hands over in the middle of a change makes no further step of it")
  func handsOverInside() {
    var list = AnchoredList(.bottom, offset: 1_830)
    list.sight.cover = .part(336)
    let effects = list.anchor.handle(.keyboardMoved(list.sight))
    guard case .change(let change)? = effects.first else { return #expect(Bool(false)) }
    let isDue = list.anchor.mayPerform(.inset, of: change)
    list.anchor.handOver(list.sight)
    let isStillDue = list.anchor.mayPerform(.offset, of: change)
    #expect(isDue && !isStillDue)
  }

  @Test("an anchor that has ended does nothing, whatever happens to the list")
  func hasEnded() {
    var list = AnchoredList(.bottom, offset: 1_830)
    list.tell { .ended($0) }
    list.sight.geometry.viewport.height = 700
    let events: [(AnchorSight) -> ListAnchor.Event] = [
      { .turnEnds($0) }, { .keyboardMoved($0) }, { .places($0) }, { .looksAgain($0) },
      { .caretMayHaveMoved($0) }, { .turnEnds($0) },
    ]
    for cover in [.none, .part(336)] as [AnchorSight.Cover] {
      list.sight.cover = cover
      for event in events { #expect(list.anchor.handle(event(list.sight)) == []) }
    }
  }

  static let sent:
    [(
      String, offset: CGFloat, at: TimeInterval, change: @Sendable (inout AnchoredList) -> Void,
      isSentAnew: Bool
    )] = [
      ("on its way", 1_000, 0.9, { _ in }, true), ("there", 1_830, 0.9, { _ in }, false),
      ("sent too long ago", 1_000, 0.4, { _ in }, false),
      ("held by a finger", 1_000, 0.9, { $0.sight.isHeld = true }, false),
      (
        "held by a finger on its way", 1_000, 0.9,
        {
          $0.sight.isHeld = true
          $0.turn()
          $0.sight.isHeld = false
        }, false
      ),
    ]

  @Test(
    "on its way to its end, a list is sent there anew when the end moves, and not once it is there",
    arguments: sent)
  func sentToEnd(
    name: String, offset: CGFloat, time: TimeInterval,
    change: @Sendable (inout AnchoredList) -> Void, isSentAnew: Bool
  ) {
    var list = AnchoredList(.bottom, offset: offset)
    list.sight.time = 1
    list.tell { _ in .sentToEnd(time) }
    change(&list)
    list.sight.cover = .part(336)
    list.tell { .keyboardMoved($0) }
    #expect(list.effects.joined().contains(.scrollToEnd) == isSentAnew, "\(name)")
  }

  @Test("a list that the app turns over in a change is sent to its end only after that")
  func sentToEndTurnedOver() {
    var list = AnchoredList(.bottom, offset: 1_000)
    list.sight.time = 1
    list.tell { _ in .sentToEnd(0.9) }
    list.meanwhile = { list in
      list.meanwhile = nil
      list.sight.isTurnedOver = true
    }
    list.sight.cover = .part(336)
    list.tell { .keyboardMoved($0) }
    #expect(!list.anchor.isTurnedOver && !list.effects.joined().contains(.scrollToEnd))
    list.turn()
    #expect(list.anchor.isTurnedOver)
    #expect(list.effects.joined().filter { $0 == .scrollToEnd }.count == 1)
  }

  @Test("an anchor that ends sends no list to its end, not even one on its way there")
  func endsOnTheWay() {
    var list = AnchoredList(.bottom, offset: 1_000)
    list.keyboard(336)
    list.tell { .sentToEnd($0.time) }
    list.tell { .ended($0) }
    #expect(list.sight.contentInset == .zero && !list.effects.joined().contains(.scrollToEnd))
  }

  @Test("a list that turns over under a keyboard is sent to its end once, when its room has moved")
  func sentToEndOnce() {
    var list = AnchoredList(.bottom, offset: 1_000)
    list.keyboard(336)
    list.tell { .sentToEnd($0.time - 0.1) }
    list.sight.isTurnedOver = true
    list.turn()
    #expect(list.sight.contentInset == Insets(top: 336))
    #expect(list.effects.joined().filter { $0 == .scrollToEnd }.count == 1)
  }

  @Test("a place in the layout is taken while a keyboard is over the list, and not otherwise")
  func places() {
    var list = AnchoredList(.bottom, offset: 1_830)
    list.tell { .places($0) }
    #expect(list.y == 1_830)
    list.sight.cover = .part(336)
    list.tell { .places($0) }
    #expect(list.y == 2_132 && list.paces == [.keyboard])
  }

  @Test("a list whose app adds an inset below its end is at its end no longer, and stays")
  func leavesItsEnd() {
    var list = AnchoredList(.bottom, offset: 1_830)
    list.addInset(100)
    list.turn()
    list.keyboard(336)
    #expect(list.sight.contentInset.bottom == 402 && list.y == 1_830)
  }

  @Test("a turn that ends while a change is made does not make another one")
  func turnEndsInside() {
    var list = AnchoredList(.bottom, offset: 1_830)
    list.sight.geometry.viewport.height = 700
    #expect(list.anchor.handle(.turnEnds(list.sight)).count == 1)
    list.sight.geometry.viewport.height = 600
    #expect(list.anchor.handle(.turnEnds(list.sight)) == [])
  }

  @Test("a list that the app scrolls while it is resized stays there when the keyboard opens")
  func scrolledWhileResized() {
    var list = AnchoredList(.bottom, offset: 1_830)
    list.keyboard(336)
    list.sight.cover = .none
    list.turn()
    #expect(list.sight.contentInset == .zero && list.y == 1_830)
    list.meanwhile = { list in
      list.meanwhile = nil
      list.sight.geometry.contentOffset.y = 1_000
    }
    list.sight.geometry.viewport.height = 700
    list.turn()
    #expect(list.meanwhile == nil)
    list.keyboard(336)
    #expect(list.y == 1_000)
  }

  @Test("what the app does while a change is made is looked at after it")
  func meanwhile() {
    var list = AnchoredList(.bottom, offset: 1_830)
    list.meanwhile = { list in
      list.meanwhile = nil
      list.sight.cover = .part(400)
      list.tell { .turnEnds($0) }
    }
    list.sight.cover = .part(336)
    list.tell { .keyboardMoved($0) }
    #expect(list.sight.contentInset.bottom == 366 && list.y == 2_196)
    #expect(list.effects.joined().filter { $0 == .lookAgain }.count == 1)
  }

  @Test("while a finger holds what is around the caret, the keyboard makes room and moves nothing")
  func heldFocus() {
    var list = AnchoredList(.firstResponder, offset: 500)
    list.sight.focus = AnchorSight.Focus(
      whole: rect(0, 1_200, 390, 40), line: rect(0, 1_200, 2, 20), isField: false, shown: nil,
      isHeld: true)
    list.keyboard(336)
    #expect(list.sight.contentInset.bottom == 302 && list.y == 500)
  }

  @Test(
    "turned over under a keyboard, a list has its room at the other edge, and its caret above it")
  func turnsOver() {
    var list = AnchoredList(.firstResponder, offset: 500)
    list.keyboard(336)
    list.sight.isTurnedOver = true
    list.sight.focus = AnchorSight.Focus(
      whole: rect(0, 100, 390, 40), line: rect(0, 100, 2, 20), isField: false,
      shown: rect(0, 100, 390, 40), isHeld: false)
    list.turn()
    #expect(list.anchor.isTurnedOver)
    #expect(list.sight.contentInset == Insets(top: 336))
    list.turn()
    list.keyboard(0)
    #expect(list.sight.contentInset == .zero)
  }

  @Test("an anchor that ends in the turn in which its list is turned over takes its room back")
  func endsTurnedOver() {
    var list = AnchoredList(.bottom, offset: 1_830)
    list.keyboard(336)
    #expect(list.sight.contentInset.bottom == 302)
    list.sight.isTurnedOver = true
    list.tell { .ended($0) }
    #expect(list.sight.contentInset == .zero)
  }

  @Test("in a list that is turned over, all of the focus is turned over with it")
  func turnedFocus() {
    var sight = AnchoredList(.firstResponder, offset: 0, turned: true).sight
    let (whole, line) = (rect(0, 100, 390, 40), rect(0, 110, 2, 20))
    sight.focus = AnchorSight.Focus(
      whole: whole, line: line, isField: false, shown: whole, isHeld: false)
    let turned = sight.uprightFocus
    #expect(turned?.whole == rect(0, 2_500, 390, 40) && turned?.line == rect(0, 2_510, 2, 20))
    #expect(turned?.shown == turned?.whole)
  }

  @Test("a list that its app turns over and anchors anew has its room at the other edge")
  func turnsOverReplaced() {
    var list = AnchoredList(.bottom, offset: 1_830)
    list.keyboard(336)
    list.sight.isTurnedOver = true
    list.replace()
    #expect(list.sight.contentInset == Insets(top: 336))
  }

  @Test(
    "a list that turns over while it is scrolled to its middle starts anew from there",
    arguments: [false, true])
  func turnsOverInTheMiddle(isReplaced: Bool) {
    // Upside down, the list has the same offset.
    var list = AnchoredList(.readingPosition, offset: 898)
    list.sight.isTurnedOver = true
    if isReplaced { list.replace() } else { list.turn() }
    #expect(list.anchor.isTurnedOver && list.y == 898)
    list.keyboard(336)
    #expect(list.y == 562)
  }

  @Test("a list that turned over at rest comes back to the bit after a keyboard has moved it")
  func turnsOverToTheBit() {
    for y in [57.1, 100.3, 433.7] as [CGFloat] {
      var list = AnchoredList(.readingPosition, content: 2_640.7, offset: y)
      list.sight.isTurnedOver = true
      list.turn()
      list.keyboard(336)
      #expect(abs(list.y - (y - 336)) < 1e-9)
      list.keyboard(0)
      #expect(list.y == y)
    }
  }

  @Test("a list that nothing was added to turns over at once")
  func turnsOverBare() {
    var list = AnchoredList(.bottom, offset: 1_830)
    list.sight.cover = .part(0)
    list.sight.isTurnedOver = true
    list.turn()
    #expect(list.anchor.isTurnedOver && list.sight.contentInset == .zero)
  }

  @Test("which keyboards cover what is below their upper edge")
  func covering() {
    let rows: [(CGRect, Bool)] = [
      (rect(0, 508, 390, 336), true), (rect(0, 766, 390, 78), true),
      (rect(0, 844, 390, 336), false),
      (rect(0, 400, 390, 336), false), (rect(60, 400, 320, 260), false),
    ]
    for (frame, isCovering) in rows {
      let event = KeyboardEvent(
        kind: .didShow, beginFrame: .zero, endFrame: frame, duration: 0.25, curve: 7, isLocal: true,
        screen: rect(0, 0, 390, 844))
      #expect(KeyboardState().applying(event).isCovering == isCovering, "\(frame)")
    }
  }
}
