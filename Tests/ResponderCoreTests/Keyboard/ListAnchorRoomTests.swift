import Foundation
import ResponderCore
import TestSupport
import Testing

/// Tests how an anchored list shares its insets with the app, with UIKit and with SwiftUI.
@Suite struct ListAnchorRoomTests {
  @Test(
    "other code that sets the inset again and again is corrected four times, not counting the keyboard's turn, then left alone until the keyboard moves again",
    arguments: [false, true])
  func contested(inKeyboardTurn: Bool) {
    var list = AnchoredList(.bottom, offset: 500)
    func contest(_ list: inout AnchoredList) -> CGFloat {
      list.addInset(20 - list.sight.contentInset.bottom)
      list.turn()
      return list.sight.contentInset.bottom
    }
    func giveUps() -> Int { list.effects.joined().filter { $0 == .giveUp }.count }
    if inKeyboardTurn {
      list.sight.cover = .part(336)
      list.tell { .keyboardMoved($0) }
      #expect(contest(&list) == 322)
    } else {
      list.keyboard(330)
      // The list moves under the keyboard.
      list.sight.cover = .part(336)
      list.turn()
    }
    for _ in 0..<4 { #expect(contest(&list) == 322 && giveUps() == 0) }
    for round in 1...2 { #expect(contest(&list) == 20 && giveUps() == round) }

    list.tell { .keyboardMoved($0) }
    #expect(contest(&list) == 322)
    for _ in 0..<4 { #expect(contest(&list) == 322 && giveUps() == 2) }
    #expect(contest(&list) == 20)
  }

  @Test("other code that keeps the corrected inset for a turn each time is corrected every time")
  func contestedNowAndThen() {
    var list = AnchoredList(.bottom, offset: 500)
    list.keyboard(336)
    for _ in 0..<6 {
      list.addInset(20 - list.sight.contentInset.bottom)
      list.turn()
      list.turn()
      #expect(list.sight.contentInset.bottom == 322)
    }
  }

  @Test("an indicator without a safe area ends above a bar for which the content needs no room")
  func indicator() {
    var list = AnchoredList(.bottom, offset: 500)
    list.sight.adjustsIndicators = false
    list.keyboard(30)
    #expect(list.sight.contentInset == .zero && list.sight.indicatorInset.bottom == 30)
    // The bar is pulled down, while the app makes room of its own in the content.
    for step in 1...6 as ClosedRange<Int> {
      list.sight.cover = .part(30 - CGFloat(step))
      list.addInset(10)
      list.turn()
      #expect(list.sight.contentInset.bottom == 10 * CGFloat(step))
      #expect(list.sight.indicatorInset.bottom == 30 - CGFloat(step))
    }
    list.tell { .ended($0) }
    #expect(list.sight.contentInset.bottom == 60 && list.sight.indicatorInset == .zero)
  }

  @Test("an inset that the list has before the keyboard comes is no room for the keyboard")
  func insetBefore() {
    var list = AnchoredList(.bottom, offset: 500)
    list.addInset(302)
    list.turn()
    list.keyboard(336)
    #expect(list.sight.contentInset.bottom == 604)

    // The app asks for the anchor when the keyboard is on its way.
    var late = AnchoredList(.bottom, offset: 500)
    late.addInset(302)
    (late.sight.cover, late.sight.isKeyboardMoving) = (.part(336), true)
    late.anchor = ListAnchor(policy: .bottom, sight: late.sight)
    late.tell { .began($0) }
    #expect(late.sight.contentInset.bottom == 604)
  }

  @Test("the anchor makes the room for a keyboard that follows a bar no higher than the safe area")
  func growsFromBar() {
    var list = AnchoredList(.bottom, offset: 500)
    list.keyboard(30)
    list.keyboard(336)
    #expect(list.sight.contentInset.bottom == 302)
    // Nor does an inset that the app sets above the bar count as room for the keyboard.
    list.keyboard(30)
    list.sight.time += 5
    list.addInset(302)
    list.turn()
    list.keyboard(336)
    #expect(list.sight.contentInset.bottom == 604)
  }

  @Test(
    "room of others counts as theirs until the keyboard no longer covers the list",
    arguments: [.part(0), .none] as [AnchorSight.Cover])
  func othersGoAway(cover: AnchorSight.Cover) {
    var list = AnchoredList(.bottom, offset: 500)
    list.addInset(302)
    list.keyboard(336)
    #expect(list.sight.contentInset.bottom == 302 && !list.anchor.isHolding)
    // The list moves above the keyboard, or the keyboard to another window, and later back.
    list.sight.cover = cover
    list.addInset(-302)
    list.turn()
    list.sight.time += 5
    list.sight.cover = .part(336)
    list.turn()
    #expect(list.sight.contentInset.bottom == 302 && list.anchor.isHolding)
  }

  @Test("room that others make in the keyboard's turn is theirs, however long the turn takes")
  func longTurn() {
    var list = AnchoredList(.bottom, offset: 500)
    list.sight.cover = .part(336)
    list.tell { .keyboardMoved($0) }
    list.sight.time += 0.5
    list.addInset(302)
    list.turn()
    #expect(list.sight.contentInset.bottom == 302 && !list.anchor.isHolding)
  }

  @Test("an anchor that lets SwiftUI go first makes room in the layout, and at once when it grows")
  func letsOthersGoFirst() {
    var list = AnchoredList(.bottom, offset: 1_830)
    list.anchor = ListAnchor(policy: .bottom, sight: list.sight, letsOthersGoFirst: true)
    list.tell { .began($0) }
    list.turn()
    list.sight.cover = .part(336)
    list.tell { .keyboardMoved($0) }
    #expect(list.effects.last == [.askForPlace] && list.sight.contentInset == .zero)
    list.tell { .places($0) }
    #expect(list.sight.contentInset.bottom == 302 && list.y == 2_132)
    list.turn()
    list.sight.cover = .part(400)
    list.tell { .keyboardMoved($0) }
    #expect(list.sight.contentInset.bottom == 366 && list.y == 2_196)
  }

  @Test("room that the app makes for a keyboard that hides and shows in one turn is not made twice")
  func hidesAndShows() {
    var list = AnchoredList(.bottom, offset: 500)
    list.keyboard(336)
    list.sight.cover = .none
    list.tell { .keyboardMoved($0) }
    #expect(list.sight.contentInset == .zero)
    list.addInset(302)
    list.sight.cover = .part(336)
    list.tell { .keyboardMoved($0) }
    #expect(list.sight.contentInset.bottom == 302)
  }

  @Test("a rounding error of the overlap changes no inset, and none is left over at the end")
  func rounding() {
    var list = AnchoredList(.bottom, offset: 500)
    list.keyboard(336)
    let changes = list.paces.count
    list.sight.cover = .part(336 + 1e-10)
    list.turn()
    #expect(list.paces.count == changes)
    // The list moves until the keyboard covers hardly more than the safe area.
    list.sight.cover = .part(34.0004)
    list.turn()
    #expect(list.paces.count == changes + 1)
    list.keyboard(0)
    #expect(list.sight.contentInset == .zero && list.sight.indicatorInset == .zero)
  }

  @Test("an anchor whose room the app has taken back holds none, and leaves later insets alone")
  func takenBack() {
    var list = AnchoredList(.bottom, offset: 500)
    list.keyboard(336)
    list.addInset(-302)
    list.sight.indicatorInset = .zero
    list.keyboard(0)
    #expect(!list.anchor.isHolding)
    list.addInset(400)
    list.sight.indicatorInset.bottom = 400
    list.turn()
    list.keyboard(0)
    #expect(list.sight.contentInset.bottom == 400 && list.sight.indicatorInset.bottom == 400)
  }

  @Test(
    "room that UIKit or SwiftUI makes as well, and scrolls by, is taken back with that scroll",
    .fact("T4.20.9"), arguments: [false, true])
  func madeTwice(isFramework: Bool) {
    var list = AnchoredList(.firstResponder, offset: 100)
    list.sight.focus = AnchorSight.Focus(
      whole: rect(0, 700, 390, 40), line: nil, isField: true, shown: nil, isHeld: false)
    list.keyboard(336)
    #expect(list.sight.contentInset.bottom == 302 && list.y == 240)
    list.sight.time += 0.05
    if isFramework { list.sight.geometry.inset.bottom += 302 } else { list.addInset(302) }
    list.sight.geometry.contentOffset.y = 542
    list.turn()
    #expect(list.sight.contentInset.bottom == (isFramework ? 0 : 302))
    #expect(list.sight.geometry.inset.bottom == 336 && list.y == 240)
    if isFramework { list.sight.geometry.inset.bottom -= 302 } else { list.addInset(-302) }
    list.keyboard(0)
    #expect(list.sight.contentInset == .zero && list.y == 100)
  }

  @Test("a list that the app scrolls up from its end as the keyboard shrinks to a bar stays there")
  func scrolledUpOverBar() {
    var list = AnchoredList(.bottom, offset: 1_830)
    list.keyboard(336)
    list.sight.geometry.contentOffset.y = 1_000
    list.keyboard(30)
    #expect(list.sight.contentInset == .zero && list.y == 1_000)
  }

  @Test(
    "a list that the app scrolls up from its end as the keyboard grows stays there",
    arguments: [false, true])
  func scrolledUp(isMadeTwice: Bool) {
    var list = AnchoredList(.bottom, offset: 1_830)
    list.keyboard(336)
    if isMadeTwice {
      list.sight.time += 0.05
      list.addInset(302)
      list.turn()
    }
    #expect(list.sight.contentInset.bottom == 302 && list.y == 2_132)
    list.sight.geometry.contentOffset.y = 1_000
    if isMadeTwice { list.addInset(64) }
    list.keyboard(400)
    #expect(list.sight.contentInset.bottom == 366 && list.y == 1_000)
  }

  @Test(
    "where other code makes the room and takes it back, the reading position is kept",
    arguments: [false, true])
  func readingUnderOthersRoom(isKeyboardMoving: Bool) {
    var list = AnchoredList(.readingPosition, offset: 500)
    list.addInset(302)
    list.keyboard(336)
    #expect(list.sight.contentInset.bottom == 302 && list.y == 802)
    list.sight.cover = .none
    list.tell { .keyboardMoved($0) }
    if isKeyboardMoving {
      list.turn()
      list.sight.isKeyboardMoving = true
    }
    list.addInset(-302)
    list.turn()
    #expect(list.sight.contentInset == .zero && list.y == 500)
  }

  @Test("under a keyboard, an inset that the app adds moves a list at its end, but is no new size")
  func appInsetUnderKeyboard() {
    var list = AnchoredList(.bottom, offset: 1_830)
    list.keyboard(336)
    list.sight.time += 5
    list.addInset(50)
    list.turn()
    #expect(list.y == 2_182 && list.paces.last == .keyboard)
  }
}
