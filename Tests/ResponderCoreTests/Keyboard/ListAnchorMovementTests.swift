import Foundation
import ResponderCore
import TestSupport
import Testing

/// Tests where an anchored list scrolls when the user, the app or the caret moves under a keyboard.
@Suite struct ListAnchorMovementTests {
  static let stories: [ListStory] = [
    ListStory(
      "a list scrolled under the keyboard keeps what is read", .readingPosition, at: 500,
      .keyboard(336), .scroll(to: 1_200), .turn, .keyboard(0), .expect(y: 898)),
    ListStory(
      "upside down, content that fits goes to its newest row", .firstResponder(margin: 8),
      content: 660, at: 0, turned: true,
      .keyboard(336), .expect(inset: Insets(top: 336), y: -336), .keyboard(0),
      .expect(inset: .zero, y: 0)),
    ListStory(
      "upside down, a list stays while the text in it scrolls",
      .firstResponder(margin: 8), content: 700, at: 0, turned: true,
      .focus(rect(0, 300, 390, 390), line: rect(0, 560, 2, 20)), .keyboard(336),
      .expect(y: -144), .focus(rect(0, 300, 390, 390), line: rect(0, 560, 2, 20), isHeld: true),
      .keyboard(380), .expect(inset: Insets(top: 380), y: -144)),
  ]

  static let grown: [ListStory] =
    [false, true].map { isMoving in
      let next = isMoving ? ListStep.turn : .told
      return ListStory(
        "while the keyboard \(isMoving ? "moves" : "is told"), a list at its end stays there",
        .bottom, at: 1_830,
        .keyboard(336), .moving(isMoving), .grows(60), next, .atEnd(), .pace(.keyboard),
        .height(700), next, .atEnd(), .pace(.keyboard),
        // At rest, the app decides where the list scrolls when its rows grow.
        .turn, .moving(false), .grows(60), .turn, .atEnd(short: 60), .expect(y: 2_336),
        .keyboard(400), .expect(y: 2_336))
    }
    + ([900, 2_640] as [CGFloat]).map { content in
      ListStory(
        "upside down, a list that fitted stays at its newest row: \(content)", .bottom,
        content: 220, at: 0, turned: true,
        .during(.content(content)), .keyboard(336), .played(), .expect(y: -336), .keyboard(0),
        .expect(inset: .zero, y: 0))
    }

  static let carets: [ListStory] = [
    ListStory(
      "a keyboard over the caret moves the list just far enough", .firstResponder, at: 500,
      .caret(at: 1_200), .keyboard(336), .expect(y: 720), .keyboard(0), .expect(y: 500)),
    ListStory(
      "… and back, while a finger holds what is around the caret", .firstResponder, at: 500,
      .caret(at: 1_200), .keyboard(336), .expect(y: 720), .caret(at: 1_200, isHeld: true),
      .keyboard(0), .expect(y: 500)),
    ListStory(
      "a list that is anchored as the keyboard opens goes back", .firstResponder, at: 500,
      .anchored(.firstResponder), .caret(at: 1_200), .keyboard(336), .expect(y: 720),
      .keyboard(0), .expect(y: 500)),
    ListStory(
      "a list that turns over shows its caret", .firstResponder, at: 898,
      // The caret is in the middle of the content, which is the same place upside down.
      .covers(.part(0)), .caret(at: 1_310), .turn, .scroll(to: 0), .turn, .expect(y: 0),
      .turnOver, .turn, .turnedOver(true), .expect(y: 528)),
    ListStory(
      "a growing keyboard leaves a list whose caret is hidden", .firstResponder, at: 500,
      .caret(at: 1_200), .keyboard(336), .caret(at: 1_200, shown: rect(0, 1_000, 390, 100)),
      .keyboard(400), .expect(room: 366, y: 720)),
    ListStory(
      "UIKit's own step to the caret is no scroll", .firstResponder, at: 0,
      .keyboard(336), .caret(at: 300), .turn, .caret(at: 700), .scroll(to: 250), .turn,
      .keyboard(0), .expect(y: 0)),
    ListStory(
      "a caret moves up at rest: the list moves from its place", .firstResponder, at: 500,
      .caret(at: 1_200), .covers(.part(336)), .told, .expect(y: 720),
      .turn, .caret(at: 950), .caretMoved, .expect(y: 720)),
    ListStory(
      "… in the keyboard's turn, from where it was", .firstResponder, at: 500,
      .caret(at: 1_200), .covers(.part(336)), .told, .expect(y: 720),
      .caret(at: 950), .caretMoved, .expect(y: 500)),
    ListStory(
      "… while the keyboard moves, from where it was", .firstResponder, at: 500,
      .caret(at: 1_200), .covers(.part(336)), .told, .expect(y: 720),
      .turn, .moving(true), .caret(at: 950), .caretMoved, .expect(y: 500)),
    ListStory(
      "an anchor that ends puts the list back, wherever the caret is", .firstResponder, at: 500,
      .keyboard(336), .caret(at: 1_500), .turn, .expect(y: 1_020), .ended,
      .expect(inset: .zero, y: 500)),
  ]

  static let inTwoRounds = ([57.1, 100.3, 433.7] as [CGFloat]).map { y in
    ListStory(
      "upside down, a list at \(y) comes back after two notifications", .firstResponder,
      content: 2_640.7, at: 500.1, turned: true,
      .scroll(to: y), .covers(.part(336)), .told, .expect(y: y),
      // The caret is near the list's lower edge.
      .caret(at: y + 20), .covers(.part(400)), .told, .does { #expect($0.y < y - 300) },
      .keyboard(0), .expect(y: y))
  }

  static let windowless: [ListStory] = [
    ListStory(
      "an anchor that ends without a window puts the list back", .readingPosition, at: -47,
      .underBar, .keyboard(336), .expect(y: 255), .leaves, .ended, .expect(inset: .zero, y: -47)),
    ListStory(
      "an anchor that is replaced without a window moves nothing", .readingPosition, at: 500,
      .underBar, .keyboard(336), .expect(y: 802), .leaves,
      .anchored(.readingPosition, takesOver: true), .expect(y: 802), .enters, .keyboard(0),
      .expect(inset: .zero, y: 500)),
    ListStory(
      "another policy without a window does not move the list", .bottom, at: 500,
      .underBar, .keyboard(336), .expect(y: 500), .leaves,
      .anchored(.readingPosition, takesOver: true), .enters, .covers(.part(336)), .turn,
      .expect(room: 302, y: 500)),
    ListStory(
      "left its window inside a change: keeps what was written", .readingPosition, at: 600,
      .underBar, .covers(.part(336)), .during(.leaves), .told, .expect(y: 902), .enters,
      // It is back 100 points lower, where the keyboard covers more of it.
      .covers(.part(436)), .turn, .expect(room: 402, y: 1_002), .keyboard(0),
      .expect(inset: .zero, y: 600)),
    ListStory(
      // The list is 34 points short of its end.
      "left its window as the keyboard hides: not at its end", .bottom, at: 1_796,
      .underBar, .keyboard(336), .covers(.none), .during(.leaves), .told, .played(),
      .expect(inset: .zero), .enters, .keyboard(336), .expect(y: 1_796)),
  ]

  @Test(
    "where a list scrolls", arguments: stories + grown + carets + inTwoRounds + windowless)
  func plays(story: ListStory) { story.play() }

  static let none: [ListStory] =
    ([(2_640, 0), (2_640, 300), (660, 0)] as [(CGFloat, CGFloat)]).map { content, offset in
      ListStory(
        "\(content) at \(offset) keeps its offset", .none, content: content, at: offset,
        turned: true,
        .keyboard(336), .expect(inset: Insets(top: 336), y: offset), .keyboard(0),
        .expect(inset: .zero, y: offset))
    }
    + [true, false].flatMap { ends in
      ([-336, -150] as [CGFloat]).map { y in
        ListStory(
          "at \(y), \(ends ? "ended" : "closed"), it is left to UIKit", .none, at: 0, turned: true,
          .keyboard(336), .scroll(to: y), .turn, ends ? .ended : .keyboard(0),
          .expect(inset: .zero, y: y == -336 ? 0 : y),
          .does { #expect($0.changes.last.map { $0.offset == nil } == true) })
      }
    }

  @Test(
    "an upside-down list without a policy is not scrolled", .fact("T4.11.9"), arguments: none)
  func playsNone(story: ListStory) { story.play() }

  static let elsewhere: [@Sendable (inout AnchorReading) -> Void] = [
    { ($0.isInWindow, $0.cover) = (false, .untold) }, { $0.isTurnedOver = true },
    { $0.cover = .none },
  ]

  @Test("no caret is followed outside a window or without a keyboard", arguments: elsewhere)
  func caretElsewhere(change: @Sendable (inout AnchorReading) -> Void) {
    var list = AnchoredList(.firstResponder, offset: 500)
    list.keyboard(336)
    ListStep.caret(at: 1_500).run(&list)
    change(&list.reading)
    #expect(list.anchor.handle(.caretMayHaveMoved(list.reading)) == [])
  }

  @Test(
    "upside down, content that no longer fits shows the caret",
    arguments: [
      (620, 0, -184, -184), (620, 16, -184, -184), (400, 0, -184, -184), (400, 8, -184, -184),
      (400, 16, -184, -184), (10, 0, -326, -370), (10, 8, -334, -378), (10, 16, -336, -380),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func caretInFittingList(caret: CGFloat, margin: CGFloat, low: CGFloat, high: CGFloat) {
    var list = AnchoredList(.firstResponder(margin: margin), content: 660, offset: 0, turned: true)
    list.reading.focus = AnchorReading.Focus(
      whole: rect(0, caret, 390, 40), line: nil, isField: true, shown: nil, isHeld: false)
    for (height, y) in [(CGFloat(336), low), (380, high), (336, low)] {
      list.keyboard(height)
      #expect(list.reading.contentInset.top == height && list.y == y)
    }
    list.keyboard(0)
    #expect(list.reading.contentInset == .zero && list.y == 0)
  }

  /// The policy before, the policy in `viewWillAppear`, and the offset, which stays also if the app
  /// has added to the inset. The last two lists are not at their end.
  @Test(
    "an anchor that begins without a window does not move the list",
    arguments: [
      (.readingPosition, .readingPosition, 500), (.bottom, .readingPosition, 500),
      (nil, .readingPosition, 500), (.readingPosition, .bottom, 1_800),
      (nil, .bottom, 1_800),
    ] as [(AnchorPolicy?, AnchorPolicy, CGFloat)])
  func beganWithoutWindow(before: AnchorPolicy?, after: AnchorPolicy, offset: CGFloat) {
    for added: CGFloat in [0, 60] {
      var list = AnchoredList(before ?? .none, offset: offset)
      ListStep.underBar.run(&list)
      if before == nil { list.tell { .ended($0) } }
      ListStep.leaves.run(&list)
      list.addInset(added)
      list.anchor = ListAnchor(
        policy: after, reading: list.reading, takingOverFrom: before == nil ? nil : list.anchor)
      list.tell { .began($0) }
      #expect(list.y == offset && list.reading.contentInset.bottom == added)
      guard before != nil, added == 0 else { continue }
      ListStep.enters.run(&list)
      list.turn()
      #expect(list.y == offset && list.reading.contentInset.bottom == 0)
    }
  }
}
