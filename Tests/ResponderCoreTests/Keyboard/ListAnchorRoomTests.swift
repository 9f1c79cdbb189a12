import Foundation
import ResponderCore
import TestSupport
import Testing

/// Tests how an anchored list shares its insets with the app, with UIKit and with SwiftUI.
@Suite struct ListAnchorRoomTests {
  static let later: [ListStory] = [
    ListStory(
      "the app's own 302 points a few turns later", .bottom, at: 1_830,
      .keyboard(336), .turn, .waits(0.05), .adds(302), .turn, .expect(room: 302, y: 2_132)),
    ListStory(
      "added much later, they have another purpose", .bottom, at: 1_830,
      .keyboard(336), .waits(5), .adds(302), .turn, .expect(room: 604)),
    ListStory(
      "… unless the keyboard still moves", .bottom, at: 1_830,
      .keyboard(336), .waits(5), .moving(true), .adds(302), .turn, .expect(room: 302)),
  ]

  @Test("room that others make in a later layout", .fact("T4.19.6"), arguments: later)
  func playsLater(story: ListStory) { story.play() }

  static let twice = [false, true].map { isFramework in
    let add = isFramework ? ListStep.frameworkAdds : ListStep.adds
    return ListStory(
      isFramework ? "by a framework" : "by the app", .firstResponder, at: 100,
      .focus(rect(0, 700, 390, 40), line: nil, isField: true), .keyboard(336),
      .expect(room: 302, y: 240), .waits(0.05), add(302), .scroll(to: 542), .turn,
      .expect(room: isFramework ? 0 : 302, y: 240),
      .does { #expect($0.reading.geometry.inset.bottom == 336) },
      add(-302), .keyboard(0), .expect(inset: .zero, y: 100))
  }

  @Test("room made twice is taken back with its scroll", .fact("T4.20.9"), arguments: twice)
  func playsTwice(story: ListStory) { story.play() }

  static let stories: [ListStory] = [
    ListStory(
      "an inset that keeps the correction for a turn is always corrected", .bottom, at: 500,
      .keyboard(336), .times(6, .assigns(20), .turn, .turn, .expect(room: 322))),
    ListStory(
      "an inset from before the keyboard is no room for it", .bottom, at: 500,
      .adds(302), .turn, .keyboard(336), .expect(room: 604)),
    ListStory(
      "… also if the anchor is asked for as the keyboard comes", .bottom, at: 500,
      .adds(302), .covers(.part(336)), .moving(true), .anchored(.bottom), .expect(room: 604)),
    ListStory(
      "a keyboard that follows a low bar gets its room", .bottom, at: 500,
      .keyboard(30), .keyboard(336), .expect(room: 302),
      // Nor does an inset that the app sets above the bar count as room for the keyboard.
      .keyboard(30), .waits(5), .adds(302), .turn, .keyboard(336), .expect(room: 604)),
    ListStory(
      "room that others make in the keyboard's turn is theirs", .bottom, at: 500,
      .covers(.part(336)), .told, .waits(0.5), .adds(302), .turn, .expect(room: 302),
      .holds(false)),
    ListStory(
      "a bar a point higher than the safe area, then the keyboard", .bottom, at: 500,
      .keyboard(35), .keyboard(336), .expect(room: 302)),
    ListStory(
      "room is made in the layout after the notification, not in it", .bottom, at: 1_830,
      .covers(.part(336)), .does { $0.told() },
      .does { #expect($0.effects.last == [.askForPlace]) }, .expect(inset: .zero),
      .places, .expect(room: 302, y: 2_132), .turn, .covers(.none), .does { $0.told() },
      .expect(room: 302, y: 2_132), .places, .expect(inset: .zero, y: 1_830)),
    ListStory(
      "room made while a keyboard hides and shows is not made twice", .bottom, at: 500,
      .keyboard(336), .covers(.none), .told, .expect(inset: .zero), .adds(302),
      .covers(.part(336)), .told, .expect(room: 302)),
    ListStory(
      "an anchor whose room was taken back holds none", .bottom, at: 500,
      .keyboard(336), .adds(-302), .indicator(0), .keyboard(0), .holds(false),
      .adds(400), .indicator(400), .turn, .keyboard(0), .expect(room: 400, indicator: 400)),
    ListStory(
      "what the app adds under a keyboard, or sets, is the app's", .readingPosition, at: 500,
      .keyboard(336), .waits(5), .adds(50), .turn, .expect(room: 352), .keyboard(0),
      .expect(room: 50), .keyboard(336), .waits(5), .assigns(12), .indicator(9), .turn,
      .expect(room: 314, indicator: 311), .keyboard(0), .expect(room: 12, indicator: 9)),
    ListStory(
      "a list scrolled up as the keyboard shrinks to a bar stays", .bottom, at: 1_830,
      .keyboard(336), .scroll(to: 1_000), .keyboard(30), .expect(inset: .zero, y: 1_000)),
    ListStory(
      "a list scrolled up as the keyboard grows stays", .bottom, at: 1_830,
      .keyboard(336), .expect(room: 302, y: 2_132), .scroll(to: 1_000), .keyboard(400),
      .expect(room: 366, y: 1_000)),
    ListStory(
      "… also if the room is made twice", .bottom, at: 1_830,
      .keyboard(336), .waits(0.05), .adds(302), .turn, .expect(room: 302, y: 2_132),
      .scroll(to: 1_000), .adds(64), .keyboard(400), .expect(room: 366, y: 1_000)),
    ListStory(
      "under others' room, the reading position is kept", .readingPosition, at: 500,
      .adds(302), .keyboard(336), .expect(room: 302, y: 802), .covers(.none), .told,
      .adds(-302), .turn, .expect(inset: .zero, y: 500)),
    ListStory(
      "… also while the keyboard moves", .readingPosition, at: 500,
      .adds(302), .keyboard(336), .expect(room: 302, y: 802), .covers(.none), .told,
      .turn, .moving(true), .adds(-302), .turn, .expect(inset: .zero, y: 500)),
    ListStory(
      "under a keyboard, an inset of the app's is no new size", .bottom, at: 1_830,
      .keyboard(336), .waits(5), .adds(50), .turn, .expect(y: 2_182), .pace(.keyboard)),
  ]

  static let othersGoAway = ([.part(0), .none] as [AnchorReading.Cover]).map { cover in
    ListStory(
      "others' room counts until the keyboard covers \(cover)", .bottom, at: 500,
      .adds(302), .keyboard(336), .expect(room: 302), .holds(false),
      // The list moves above the keyboard, or the keyboard to another window, and later back.
      .covers(cover), .adds(-302), .turn, .waits(5), .covers(.part(336)), .turn,
      .expect(room: 302), .holds(true))
  }

  @Test("whose room it is", arguments: stories + othersGoAway)
  func plays(story: ListStory) { story.play() }

  @Test(
    "an inset that others set again and again is corrected four times", arguments: [false, true])
  func contested(inKeyboardTurn: Bool) {
    var list = AnchoredList(.bottom, offset: 500)
    func contest(_ list: inout AnchoredList) -> CGFloat {
      list.addInset(20 - list.reading.contentInset.bottom)
      list.turn()
      return list.reading.contentInset.bottom
    }
    func giveUps() -> Int { list.effects.joined().filter { $0 == .giveUp }.count }
    if inKeyboardTurn {
      list.reading.cover = .part(336)
      list.told()
      #expect(contest(&list) == 322)
    } else {
      list.keyboard(330)
      // The list moves under the keyboard.
      list.reading.cover = .part(336)
      list.turn()
    }
    for _ in 0..<4 { #expect(contest(&list) == 322 && giveUps() == 0) }
    for round in 1...2 { #expect(contest(&list) == 20 && giveUps() == round) }

    list.told()
    #expect(contest(&list) == 322)
    for _ in 0..<4 { #expect(contest(&list) == 322 && giveUps() == 2) }
    #expect(contest(&list) == 20)
  }

  @Test("an indicator without a safe area ends above the bar")
  func indicator() {
    var list = AnchoredList(.bottom, offset: 500)
    list.reading.adjustsIndicators = false
    list.keyboard(30)
    #expect(list.reading.contentInset == .zero && list.reading.indicatorInset.bottom == 30)
    // The bar is pulled down, while the app makes room of its own in the content.
    for step in 1...6 as ClosedRange<Int> {
      list.reading.cover = .part(30 - CGFloat(step))
      list.addInset(10)
      list.turn()
      #expect(list.reading.contentInset.bottom == 10 * CGFloat(step))
      #expect(list.reading.indicatorInset.bottom == 30 - CGFloat(step))
    }
    list.tell { .ended($0) }
    #expect(list.reading.contentInset.bottom == 60 && list.reading.indicatorInset == .zero)
  }

  @Test("a rounding error of the overlap changes no inset")
  func rounding() {
    var list = AnchoredList(.bottom, offset: 500)
    list.keyboard(336)
    let changes = list.changes.count
    list.reading.cover = .part(336 + 1e-10)
    list.turn()
    #expect(list.changes.count == changes)
    // The list moves until the keyboard covers hardly more than the safe area.
    list.reading.cover = .part(34.0004)
    list.turn()
    #expect(list.changes.count == changes + 1)
    list.keyboard(0)
    #expect(list.reading.contentInset == .zero && list.reading.indicatorInset == .zero)
  }
}
