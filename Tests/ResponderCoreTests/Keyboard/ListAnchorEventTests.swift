import Foundation
import TestSupport
import Testing

@testable import ResponderCore

/// Tests the events of an anchored list that are not caused by a keyboard.
@Suite struct ListAnchorEventTests {
  static let stories: [ListStory] = [
    ListStory(
      "at rest a list at its end follows it through every resize", .bottom, at: 1_830,
      .height(700), .turn, .expect(y: 1_974), .safe(20), .turn, .expect(y: 1_960),
      .paces([.resizing, .resizing]),
      // While a finger holds the list, the anchor does not move it.
      .held(true), .height(600), .turn, .expect(y: 1_960), .held(false), .height(700), .turn,
      // The list does not follow an inset that the app sets.
      .adds(50), .turn, .expect(y: 1_960),
      // After the list is flipped, its anchor starts again with a new reference.
      .turnOver, .turn, .turnedOver(true), .expect(y: 1_960)),
    ListStory(
      "an anchor that handed over its room does not take it back", .bottom, at: 1_830,
      .keyboard(336), .does { $0.anchor.handOver($0.reading) }, .ended, .expect(room: 302)),
    ListStory(
      "a place in the layout is taken only below a keyboard", .bottom, at: 1_830,
      .places, .expect(y: 1_830), .covers(.part(336)), .places, .expect(y: 2_132),
      .paces([.keyboard])),
    ListStory(
      "an inset of the app's takes a list from its end", .bottom, at: 1_830,
      .adds(100), .turn, .keyboard(336), .expect(room: 402, y: 1_830)),
    ListStory(
      "a list that the app scrolls while it is resized stays there", .bottom, at: 1_830,
      .keyboard(336), .covers(.none), .turn, .expect(inset: .zero, y: 1_830),
      .during(.scroll(to: 1_000)), .height(700), .turn, .played(), .keyboard(336),
      .expect(y: 1_000)),
    ListStory(
      "what the app does during a change is looked at after it", .bottom, at: 1_830,
      .during(.covers(.part(400)), .turnEnds), .covers(.part(336)), .told,
      .expect(room: 366, y: 2_196), .had(.lookAgain, 1...1)),
    ListStory(
      "while a finger holds the caret's surroundings, only the room changes", .firstResponder,
      at: 500,
      .caret(at: 1_200, isHeld: true), .keyboard(336), .expect(room: 302, y: 500)),
  ]

  static let sent: [ListStory] = [
    ListStory(
      "on its way", .bottom, at: 1_000,
      .waits(1), .sentToEnd(ago: 0.1), .covers(.part(336)), .told, .had(.scrollToEnd, 1...9)),
    ListStory(
      "begun by the app before there was room", .bottom, at: 500,
      .keyboard(336), .waits(0.3), .scroll(to: 1_830), .turn, .had(.scrollToEnd, 1...1)),
    ListStory(
      "there", .bottom, at: 1_830,
      .waits(1), .sentToEnd(ago: 0.1), .covers(.part(336)), .told, .had(.scrollToEnd, 0...0)),
    ListStory(
      "sent too long ago", .bottom, at: 1_000,
      .waits(1), .sentToEnd(ago: 0.6), .covers(.part(336)), .told, .had(.scrollToEnd, 0...0)),
    ListStory(
      "held by a finger", .bottom, at: 1_000,
      .waits(1), .sentToEnd(ago: 0.1), .held(true), .covers(.part(336)), .told,
      .had(.scrollToEnd, 0...0)),
    ListStory(
      "held by a finger on its way", .bottom, at: 1_000,
      .waits(1), .sentToEnd(ago: 0.1), .held(true), .turn, .held(false), .covers(.part(336)),
      .told, .had(.scrollToEnd, 0...0)),
    ListStory(
      "turned over in a change, it is sent afterwards", .bottom, at: 1_000,
      .waits(1), .sentToEnd(ago: 0.1), .during(.turnOver), .covers(.part(336)), .told,
      .turnedOver(false), .had(.scrollToEnd, 0...0), .turn, .turnedOver(true),
      .had(.scrollToEnd, 1...1)),
    ListStory(
      "an anchor that ends sends none", .bottom, at: 1_000,
      .keyboard(336), .sentToEnd(ago: 0), .ended, .expect(inset: .zero),
      .had(.scrollToEnd, 0...0)),
    ListStory(
      "a list that turns over is sent once", .bottom, at: 1_000,
      .keyboard(336), .sentToEnd(ago: 0.1), .turnOver, .turn, .expect(inset: Insets(top: 336)),
      .had(.scrollToEnd, 1...1)),
  ]

  static let turns: [ListStory] =
    [
      ListStory(
        "turned over, a list has its room at the other edge", .firstResponder, at: 500,
        .keyboard(336), .turnOver, .caret(at: 100, shown: rect(0, 100, 390, 40)), .turn,
        .turnedOver(true), .expect(inset: Insets(top: 336)), .turn, .keyboard(0),
        .expect(inset: .zero)),
      ListStory(
        "an anchor that ends as its list turns over takes back room", .bottom, at: 1_830,
        .keyboard(336), .expect(room: 302), .turnOver, .ended, .expect(inset: .zero)),
      ListStory(
        "a list turned over and anchored anew has its room there", .bottom, at: 1_830,
        .keyboard(336), .turnOver, .replace(), .expect(inset: Insets(top: 336))),
      // Upside down, the list has the same offset.
      ListStory(
        "a list that turns over in its middle starts anew from there", .readingPosition, at: 898,
        .turnOver, .turn, .turnedOver(true), .expect(y: 898), .keyboard(336), .expect(y: 562)),
      ListStory(
        "… and is anchored anew", .readingPosition, at: 898,
        .turnOver, .replace(), .turnedOver(true), .expect(y: 898), .keyboard(336),
        .expect(y: 562)),
      ListStory(
        "a list that nothing was added to turns over at once", .bottom, at: 1_830,
        .covers(.part(0)), .turnOver, .turn, .turnedOver(true), .expect(inset: .zero)),
    ]
    + ([57.1, 100.3, 433.7] as [CGFloat]).map { y in
      ListStory(
        "turned over at rest at \(y), it comes back to the bit", .readingPosition,
        content: 2_640.7, at: y,
        .turnOver, .turn, .keyboard(336), .near(y - 336), .keyboard(0), .expect(y: y))
    }

  @Test(
    "no keyboard, lists sent to their end, lists turned over",
    arguments: stories + sent + turns)
  func plays(story: ListStory) { story.play() }

  @Test("a list that appears stays where it is")
  func meets() {
    var reading = AnchoredList(.bottom, offset: 0).reading
    let whole = reading.geometry
    reading.geometry.contentSize.height = 0
    var anchor = ListAnchor(policy: .bottom, reading: reading)
    #expect(anchor.awaitsLayout)
    _ = anchor.handle(.began(reading))
    reading.geometry = whole
    #expect(anchor.handle(.turnEnds(reading)) == [])
    #expect(!anchor.awaitsLayout)
  }

  static let unlaid: [@Sendable (inout ScrollViewGeometry) -> Void] = [
    { $0.contentSize.height = 0 }, { $0.viewport.height = 2_700 },
  ]

  @Test("a list first laid out under a keyboard makes room, and stays", arguments: unlaid)
  func appearsUnderKeyboard(change: @Sendable (inout ScrollViewGeometry) -> Void) {
    var reading = AnchoredList(.bottom, offset: 0).reading
    let whole = reading.geometry
    change(&reading.geometry)
    var anchor = ListAnchor(policy: .bottom, reading: reading)
    _ = anchor.handle(.began(reading))
    (reading.geometry, reading.cover, reading.isKeyboardMoving) = (whole, .part(336), true)
    // Until a turn has ended with a layout, the list has no place to keep.
    #expect(anchor.handle(.places(reading)) == [])
    let changes = anchor.handle(.turnEnds(reading)).compactMap { effect in
      if case .change(let change) = effect { change } else { nil }
    }
    #expect(changes.map(\.room?.content.value) == [302] && changes.map(\.offset) == [nil])
  }

  @Test("the list is laid out only in a keyboard's turn")
  func layouts() {
    var list = AnchoredList(.bottom, offset: 0)
    list.turn()
    list.told()
    #expect(list.anchor.awaitsLayout)
    _ = list.anchor.handle(.turnEnded)
    #expect(!list.anchor.awaitsLayout)
  }

  @Test("a notification only asks for a place")
  func notified() {
    var list = AnchoredList(.bottom, offset: 0)
    list.turn()
    list.reading.cover = .part(336)
    #expect(list.anchor.handle(.keyboardMoved(list.reading.time)) == [.askForPlace])
    #expect(list.anchor.handle(.keyboardMoved(nil)) == [])
    #expect(list.anchor.awaitsLayout && !list.anchor.isHolding)
  }

  @Test("the focus is asked for only below a keyboard")
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
      list.told()
      #expect(list.anchor.asksForFocus(isUnderKeyboard: false) == (policy == .firstResponder))
    }
  }

  @Test("an anchor that has ended does nothing, whatever happens to the list")
  func hasEnded() {
    var list = AnchoredList(.bottom, offset: 1_830)
    list.tell { .ended($0) }
    list.reading.geometry.viewport.height = 700
    let events: [(AnchorReading) -> ListAnchor.Event] = [
      { .turnEnds($0) }, { .keyboardMoved($0.time) }, { .places($0) }, { .looksAgain($0) },
      { .caretMayHaveMoved($0) }, { .turnEnds($0) },
    ]
    for cover in [.none, .part(336)] as [AnchorReading.Cover] {
      list.reading.cover = cover
      for event in events { #expect(list.anchor.handle(event(list.reading)) == []) }
    }
  }

  @Test("a turn that ends inside a change does not make another one")
  func turnEndsInside() {
    var list = AnchoredList(.bottom, offset: 1_830)
    list.reading.geometry.viewport.height = 700
    #expect(list.anchor.handle(.turnEnds(list.reading)).count == 1)
    list.reading.geometry.viewport.height = 600
    #expect(list.anchor.handle(.turnEnds(list.reading)) == [])
  }

  @Test("in an upside-down list, all of the focus is turned over")
  func turnedFocus() {
    var reading = AnchoredList(.firstResponder, offset: 0, turned: true).reading
    let (whole, line) = (rect(0, 100, 390, 40), rect(0, 110, 2, 20))
    reading.focus = AnchorReading.Focus(
      whole: whole, line: line, isField: false, shown: whole, isHeld: false)
    let turned = reading.uprightFocus
    #expect(turned?.whole == rect(0, 2_500, 390, 40) && turned?.line == rect(0, 2_510, 2, 20))
    #expect(turned?.shown == turned?.whole)
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
