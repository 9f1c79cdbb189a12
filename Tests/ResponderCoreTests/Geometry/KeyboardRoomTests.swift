import Foundation
import Testing

@testable import ResponderCore

/// Tests how `RestWatch` and `FieldPlace` treat a list whose frame makes room for the keyboard.
@Suite("RestWatch: the room that a keyboard takes")
struct KeyboardRoomTests {
  private func place(
    y: CGFloat = 700, viewport: CGFloat = 844, width: CGFloat = 390, offset: CGFloat = 0,
    clip: CGRect? = rect(0, 0, 390, 844)
  ) -> FieldPlace {
    FieldPlace(
      rect: rect(20, y, 350, 44), viewport: CGSize(width: width, height: viewport),
      contentOffset: point(0, offset), inset: Insets(top: 47, bottom: 34), clip: clip)
  }

  /// Looks every 20 ms from `start` until the watch finds something, for at most 2 s.
  private func find(
    _ watch: inout RestWatch, at place: FieldPlace, from start: TimeInterval
  ) -> RestWatch.Finding {
    for step in 0..<100 {
      let finding = watch.look(
        at: place, activity: .none, time: start + Double(step) * 0.02, decides: true)
      if finding != .lookAgain { return finding }
    }
    return .lookAgain
  }

  @Test("while a keyboard moves, a list's height and its place up and down are no motion")
  func besidesKeyboard() {
    let old = place()
    let rows: [(FieldPlace, DismissalCause?)] = [
      (place(viewport: 508), nil), (place(clip: rect(0, 300, 390, 844)), nil),
      (place(clip: rect(0, 0, 390, 508)), nil),
      // The list is flipped, so its clip begins further up.
      (place(viewport: 508, clip: rect(0, -336, 390, 844)), nil),
      // These changes count even while a keyboard moves.
      (place(width: 844), .resize), (place(clip: rect(0, 0, 844, 390)), .enclosing),
      (place(clip: nil), .enclosing), (place(y: 500, viewport: 508, offset: 200), .programmatic),
      (place(y: 500, viewport: 508), .contentChange),
    ]
    for (new, cause) in rows {
      #expect(new.motion(since: old, besidesKeyboard: true) == cause, "\(new)")
    }
    #expect(place(viewport: 508).motion(since: old) == .resize)
  }

  @Test(
    "a frame that is changed with the keyboard, in will-show, on its way or in did-show, judges no field"
  )
  func frames() {
    for (told, changed) in [(10.0, 10.0), (10, 10.12), (10, 10.25), (10, 10.33)] {
      var watch = RestWatch(settledAt: place())
      watch.keyboardMoves(until: told + 0.25)
      #expect(watch.look(at: place(), activity: .none, time: told, decides: true) == .rest)
      #expect(find(&watch, at: place(viewport: 508), from: changed) == .rest)
      // The keyboard hides again, and the field is uncovered.
      watch.keyboardMoves(until: 20.25)
      #expect(find(&watch, at: place(), from: 20) == .rest)
    }
  }

  @Test("a keyboard that arrives late is waited for; after it a smaller list is the app's doing")
  func arrival() {
    var watch = RestWatch(settledAt: place())
    watch.keyboardMoves(until: 10.25)
    watch.keyboardArrived(at: 10.6)
    #expect(find(&watch, at: place(viewport: 508), from: 10.6) == .rest)
    #expect(find(&watch, at: place(viewport: 300), from: 11) == .judge(.resize))
    // A frame that changes during a keyboard animation does not excuse an earlier change of the
    // frame.
    var both = RestWatch(settledAt: place())
    #expect(
      both.look(at: place(viewport: 600), activity: .none, time: 1, decides: true) == .lookAgain)
    both.keyboardMoves(until: 1.3)
    #expect(find(&both, at: place(viewport: 400), from: 1.05) == .judge(.resize))
    // The end of an earlier keyboard change does not end a change that has begun since.
    var again = RestWatch(settledAt: place())
    again.keyboardMoves(until: 2)
    again.keyboardArrived(at: 1.5)
    #expect(find(&again, at: place(viewport: 508), from: 1.9) == .rest)
  }

  @Test("what scrolls beside it is judged; a screen that turns is")
  func others() {
    for (new, cause) in [
      (place(y: -100, viewport: 508, offset: 800), DismissalCause.programmatic),
      (place(y: 100, viewport: 390, width: 844, clip: rect(0, 0, 844, 390)), .resize),
    ] {
      var watch = RestWatch(settledAt: place())
      watch.keyboardMoves(until: 10.25)
      #expect(find(&watch, at: new, from: 10) == .judge(cause))
    }
  }

  @Test("focus settles with the room that the keyboard took known, and unmoved by it")
  func settling() {
    var watch = RestWatch()
    watch.keyboardMoves(until: 10.25)
    #expect(watch.look(at: place(), activity: .none, time: 10, decides: true) == .lookAgain)
    #expect(find(&watch, at: place(viewport: 508), from: 10.25) == .settled(moved: false))
    #expect(watch.keyboardRoom == 336)
    #expect(find(&watch, at: place(viewport: 508), from: 11) == .rest)
    let field = rect(20, 700, 350, 44)
    for (room, isOut) in [(watch.keyboardRoom, false), (0, true)] {
      #expect(
        DismissalDecision.isOutOfSight(
          fieldRect: field,
          geometry: ScrollViewGeometry(
            viewport: CGSize(width: 390, height: 508),
            contentSize: CGSize(width: 390, height: 2000), contentOffset: .zero,
            inset: Insets(top: 47, bottom: 300), hiding: Insets(top: 47, bottom: 34)),
          clip: rect(0, 0, 390, 508), fieldClip: nil, besidesKeyboardRoom: room) == isOut)
    }
  }

  @Test("a place takes over what a keyboard did to another one")
  func take() {
    var own = place(viewport: 700, clip: rect(0, 10, 390, 700))
    own.take(from: place(), to: place(viewport: 508, clip: rect(0, 20, 390, 500)))
    #expect(own.viewport.height == 364)
    #expect(own.clip == rect(0, 30, 390, 356))
    var bare = place(clip: nil)
    bare.take(from: place(clip: nil), to: place())
    #expect(bare.clip == place().clip)
  }
}
