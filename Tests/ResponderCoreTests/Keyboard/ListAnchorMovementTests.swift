import Foundation
import ResponderCore
import TestSupport
import Testing

/// Tests where an anchored list scrolls when the user, the app or the caret moves under a keyboard.
@Suite struct ListAnchorMovementTests {
  private static func caret(at y: CGFloat, shown: CGRect? = nil) -> AnchorSight.Focus {
    AnchorSight.Focus(
      whole: rect(0, y, 390, 40), line: rect(0, y, 2, 20), isField: false, shown: shown,
      isHeld: false)
  }

  @Test("a list that the user scrolls under the keyboard keeps what is read when it hides")
  func scrolledUnderKeyboard() {
    var list = AnchoredList(.readingPosition, offset: 500)
    list.keyboard(336)
    list.sight.geometry.contentOffset.y = 1_200
    list.turn()
    list.keyboard(0)
    #expect(list.y == 898)
  }

  @Test(
    "while the keyboard moves, a list at its end stays there as its rows grow or it is resized",
    arguments: [false, true])
  func growsOnTheWay(isKeyboardMoving: Bool) {
    var list = AnchoredList(.bottom, offset: 1_830)
    list.keyboard(336)
    func next() {
      if isKeyboardMoving { list.turn() } else { list.tell { .keyboardMoved($0) } }
      #expect(list.y == list.sight.geometry.maximumOffset.y && list.paces.last == .keyboard)
    }
    list.sight.isKeyboardMoving = isKeyboardMoving
    list.sight.geometry.contentSize.height += 60
    next()
    list.sight.geometry.viewport.height = 700
    next()
    // At rest, the app decides where the list scrolls when its rows grow.
    list.turn()
    list.sight.isKeyboardMoving = false
    list.sight.geometry.contentSize.height += 60
    list.turn()
    #expect(list.y == list.sight.geometry.maximumOffset.y - 60)
    let y = list.y
    list.keyboard(400)
    #expect(list.y == y)
  }

  // MARK: The caret

  @Test("a keyboard that opens over the caret moves the list just far enough, and back as it hides")
  func opensOverCaret() {
    for isHeld in [false, true] {
      var list = AnchoredList(.firstResponder, offset: 500)
      list.sight.focus = Self.caret(at: 1_200)
      list.keyboard(336)
      #expect(list.y == 720)
      // Even while a finger holds what is around the caret, the list goes back.
      list.sight.focus?.isHeld = isHeld
      list.keyboard(0)
      #expect(list.y == 500)
    }
  }

  @Test("a list that is anchored as the keyboard opens over its caret goes back as well")
  func anchoredAsKeyboardOpens() {
    var list = AnchoredList(.firstResponder, offset: 500)
    list.anchor = ListAnchor(policy: .firstResponder, sight: list.sight)
    list.tell { .began($0) }
    list.sight.focus = Self.caret(at: 1_200)
    list.keyboard(336)
    #expect(list.y == 720)
    list.keyboard(0)
    #expect(list.y == 500)
  }

  @Test("a list that turns over shows its caret, which the user had scrolled away from")
  func caretInTurnedOver() {
    var list = AnchoredList(.firstResponder, offset: 898)
    list.sight.cover = .part(0)
    // The caret is in the middle of the content, which is the same place upside down.
    list.sight.focus = Self.caret(at: 1_310)
    list.turn()
    list.sight.geometry.contentOffset.y = 0
    list.turn()
    #expect(list.y == 0)
    list.sight.isTurnedOver = true
    list.turn()
    #expect(list.anchor.isTurnedOver && list.y == 528)
  }

  @Test("a keyboard that grows does not move a list whose caret is scrolled out of its text view")
  func growsUnderHiddenCaret() {
    var list = AnchoredList(.firstResponder, offset: 500)
    list.sight.focus = Self.caret(at: 1_200)
    list.keyboard(336)
    list.sight.focus = Self.caret(at: 1_200, shown: rect(0, 1_000, 390, 100))
    list.keyboard(400)
    #expect(list.sight.contentInset.bottom == 366 && list.y == 720)
  }

  static let movements: [(String, change: @Sendable (inout AnchoredList) -> Void, y: CGFloat)] = [
    ("at rest, from where it is", { $0.turn() }, 720),
    ("in the keyboard's turn, from where it was", { _ in }, 500),
    (
      "while the keyboard moves, from where it was",
      {
        $0.turn()
        $0.sight.isKeyboardMoving = true
      }, 500
    ),
  ]

  @Test("a caret that moves up moves the list as little as possible", arguments: movements)
  func caretMoves(name: String, change: @Sendable (inout AnchoredList) -> Void, y: CGFloat) {
    var list = AnchoredList(.firstResponder, offset: 500)
    list.sight.focus = Self.caret(at: 1_200)
    list.sight.cover = .part(336)
    list.tell { .keyboardMoved($0) }
    #expect(list.y == 720)
    change(&list)
    list.sight.focus = Self.caret(at: 950)
    list.tell { .caretMayHaveMoved($0) }
    #expect(list.y == y, "\(name)")
  }

  static let elsewhere: [@Sendable (inout AnchorSight) -> Void] = [
    { ($0.isInWindow, $0.cover) = (false, .untold) }, { $0.isTurnedOver = true },
    { $0.cover = .none },
  ]

  @Test(
    "no caret is followed outside a window, before the list turns over, or without a keyboard",
    arguments: elsewhere)
  func caretElsewhere(change: @Sendable (inout AnchorSight) -> Void) {
    var list = AnchoredList(.firstResponder, offset: 500)
    list.keyboard(336)
    list.sight.focus = Self.caret(at: 1_500)
    change(&list.sight)
    #expect(list.anchor.handle(.caretMayHaveMoved(list.sight)) == [])
  }

  @Test("an anchor that ends puts the list back, wherever the caret is by then")
  func endsWithCaret() {
    var list = AnchoredList(.firstResponder, offset: 500)
    list.keyboard(336)
    list.sight.focus = Self.caret(at: 1_500)
    list.turn()
    #expect(list.y == 1_020)
    list.tell { .ended($0) }
    #expect(list.sight.contentInset == .zero && list.y == 500)
  }

  @Test("turned over, a list comes back to the bit, though a second notification moved it on")
  func turnedOverInTwoRounds() {
    for y in [57.1, 100.3, 433.7] as [CGFloat] {
      var list = AnchoredList(.firstResponder, content: 2_640.7, offset: 500.1, turned: true)
      list.sight.geometry.contentOffset.y = y
      list.sight.cover = .part(336)
      list.tell { .keyboardMoved($0) }
      #expect(list.y == y)
      // The caret is near the list's lower edge.
      list.sight.focus = Self.caret(at: y + 20)
      list.sight.cover = .part(400)
      list.tell { .keyboardMoved($0) }
      #expect(list.y < y - 300)
      list.keyboard(0)
      #expect(list.y == y)
    }
  }

  // MARK: Lists without a window

  /// A list under a navigation bar, which has no safe area while it has no window.
  private func underBar(_ policy: AnchorPolicy, offset: CGFloat) -> AnchoredList {
    var list = AnchoredList(policy, offset: offset)
    list.sight.geometry.inset.top = 47
    list.sight.safeArea.top = 47
    list.turn()
    return list
  }

  private func leave(_ list: inout AnchoredList) {
    (list.sight.isInWindow, list.sight.cover) = (false, .untold)
    list.sight.geometry.inset = list.sight.contentInset
    list.sight.safeArea = .zero
  }

  private func enter(_ list: inout AnchoredList) {
    list.sight.isInWindow = true
    list.sight.safeArea = Insets(top: 47, bottom: 34)
    list.sight.geometry.inset.top = 47
    list.sight.geometry.inset.bottom += 34
  }

  @Test("an anchor that ends while its list has no window puts the list back for its window")
  func endsWithoutWindow() {
    var list = underBar(.readingPosition, offset: -47)
    list.keyboard(336)
    #expect(list.y == 255)
    leave(&list)
    list.tell { .ended($0) }
    #expect(list.sight.contentInset == .zero && list.y == -47)
  }

  @Test("an anchor that replaces another while its list has no window moves nothing, then or later")
  func replacedWithoutWindow() {
    var list = underBar(.readingPosition, offset: 500)
    list.keyboard(336)
    #expect(list.y == 802)
    leave(&list)
    list.anchor = ListAnchor(
      policy: .readingPosition, sight: list.sight, takingOverFrom: list.anchor)
    list.tell { .began($0) }
    #expect(list.y == 802)
    enter(&list)
    list.keyboard(0)
    #expect(list.sight.contentInset == .zero && list.y == 500)
  }

  @Test(
    "a list that leaves its window inside a change keeps what was written, not the inset before")
  func removedAsKeyboardOpens() {
    var list = underBar(.readingPosition, offset: 600)
    list.sight.cover = .part(336)
    list.meanwhile = { list in
      list.meanwhile = nil
      self.leave(&list)
    }
    list.tell { .keyboardMoved($0) }
    #expect(list.y == 902)
    enter(&list)
    // It is back 100 points lower, where the keyboard covers more of it.
    list.sight.cover = .part(436)
    list.turn()
    #expect(list.sight.contentInset.bottom == 402 && list.y == 1_002)
    list.keyboard(0)
    #expect(list.sight.contentInset == .zero && list.y == 600)
  }

  @Test("an upside-down list whose content fitted stays at its newest row as rows arrive")
  func growsFromFitting() {
    for content in [900, 2_640] as [CGFloat] {
      var list = AnchoredList(.bottom, content: 220, offset: 0, turned: true)
      list.meanwhile = { list in
        list.meanwhile = nil
        list.sight.geometry.contentSize.height = content
      }
      list.keyboard(336)
      #expect(list.meanwhile == nil && list.y == -336)
      list.keyboard(0)
      #expect(list.sight.contentInset == .zero && list.y == 0)
    }
  }

  @Test(
    "an upside-down list whose content no longer fits shows the caret above the keyboard",
    arguments: [
      (620, 0, -184, -184), (620, 16, -184, -184), (400, 0, -184, -184), (400, 8, -184, -184),
      (400, 16, -184, -184), (10, 0, -326, -370), (10, 8, -334, -378), (10, 16, -336, -380),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func caretInFittingList(caret: CGFloat, margin: CGFloat, low: CGFloat, high: CGFloat) {
    var list = AnchoredList(.firstResponder(margin: margin), content: 660, offset: 0, turned: true)
    list.sight.focus = AnchorSight.Focus(
      whole: rect(0, caret, 390, 40), line: nil, isField: true, shown: nil, isHeld: false)
    for (height, y) in [(CGFloat(336), low), (380, high), (336, low)] {
      list.keyboard(height)
      #expect(list.sight.contentInset.top == height && list.y == y)
    }
    list.keyboard(0)
    #expect(list.sight.contentInset == .zero && list.y == 0)
  }

  @Test("a list that leaves its window as the keyboard hides does not count as at its end")
  func removedInside() {
    // The list is 34 points short of its end.
    var list = underBar(.bottom, offset: 1_796)
    list.keyboard(336)
    list.sight.cover = .none
    list.meanwhile = { list in
      list.meanwhile = nil
      self.leave(&list)
    }
    list.tell { .keyboardMoved($0) }
    #expect(list.meanwhile == nil && list.sight.contentInset == .zero)
    enter(&list)
    list.keyboard(336)
    #expect(list.y == 1_796)
  }

  @Test("an upside-down list whose content fits goes to its newest row if the caret is elsewhere")
  func noCaretInFittingList() {
    var list = AnchoredList(.firstResponder(margin: 8), content: 660, offset: 0, turned: true)
    list.keyboard(336)
    #expect(list.sight.contentInset.top == 336 && list.y == -336)
    list.keyboard(0)
    #expect(list.sight.contentInset == .zero && list.y == 0)
  }

  @Test(
    "an upside-down list without a policy keeps its offset, also at its top, where UIKit moves it",
    .fact("T4.11.9"),
    arguments: [(2_640, 0), (2_640, 300), (660, 0)] as [(CGFloat, CGFloat)])
  func noneUpsideDown(content: CGFloat, offset: CGFloat) {
    var list = AnchoredList(.none, content: content, offset: offset, turned: true)
    list.keyboard(336)
    #expect(list.sight.contentInset.top == 336 && list.y == offset)
    list.keyboard(0)
    #expect(list.sight.contentInset == .zero && list.y == offset)
  }

  @Test(
    "an upside-down list without a policy is left to UIKit where it can no longer stay",
    .fact("T4.11.9"), arguments: [true, false])
  func noneReleased(ends: Bool) throws {
    for y: CGFloat in [-336, -150] {
      var list = AnchoredList(.none, offset: 0, turned: true)
      list.keyboard(336)
      list.sight.geometry.contentOffset.y = y
      list.turn()
      if ends { list.tell { .ended($0) } } else { list.keyboard(0) }
      #expect(list.sight.contentInset == .zero)
      let changes = list.effects.joined().compactMap {
        if case .change(let change) = $0 { change } else { nil }
      }
      #expect(try #require(changes.last).offset == nil)
      #expect(list.y == (y == -336 ? 0 : y))
    }
  }

  @Test("an upside-down list whose content fitted stays while the user scrolls the text in it")
  func heldText() {
    var list = AnchoredList(.firstResponder(margin: 8), content: 700, offset: 0, turned: true)
    list.sight.focus = AnchorSight.Focus(
      whole: rect(0, 300, 390, 390), line: rect(0, 560, 2, 20), isField: false, shown: nil,
      isHeld: false)
    list.keyboard(336)
    #expect(list.y == -144)
    list.sight.focus?.isHeld = true
    list.keyboard(380)
    #expect(list.sight.contentInset.top == 380 && list.y == -144)
  }

  /// The policy before, the policy in `viewWillAppear`, and the offset, which stays also if the app
  /// has added to the inset. The last two lists are not at their end.
  @Test(
    "an anchor that begins or changes before its list is in a window does not move the list",
    arguments: [
      (.readingPosition, .readingPosition, 500), (.bottom, .readingPosition, 500),
      (nil, .readingPosition, 500), (.readingPosition, .bottom, 1_800),
      (nil, .bottom, 1_800),
    ] as [(AnchorPolicy?, AnchorPolicy, CGFloat)])
  func beganWithoutWindow(before: AnchorPolicy?, after: AnchorPolicy, offset: CGFloat) {
    for added: CGFloat in [0, 60] {
      var list = underBar(before ?? .none, offset: offset)
      if before == nil { list.tell { .ended($0) } }
      leave(&list)
      list.addInset(added)
      list.anchor = ListAnchor(
        policy: after, sight: list.sight, takingOverFrom: before == nil ? nil : list.anchor)
      list.tell { .began($0) }
      #expect(list.y == offset && list.sight.contentInset.bottom == added)
      guard before != nil, added == 0 else { continue }
      enter(&list)
      list.turn()
      #expect(list.y == offset && list.sight.contentInset.bottom == 0)
    }
  }

  @Test("another policy without a window, while the anchor holds room, does not move the list")
  func changedWithRoom() {
    var list = underBar(.bottom, offset: 500)
    list.keyboard(336)
    let y = list.y
    leave(&list)
    let old = list.anchor
    list.anchor = ListAnchor(policy: .readingPosition, sight: list.sight, takingOverFrom: old)
    list.tell { .began($0) }
    enter(&list)
    list.sight.cover = .part(336)
    list.turn()
    #expect(list.y == y && list.sight.contentInset.bottom == 302)
  }
}
