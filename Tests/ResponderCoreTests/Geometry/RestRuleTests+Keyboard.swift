import Foundation
import Testing

@testable import ResponderCore

/// Tests how `RestRule` and `FieldPlace` treat a list whose frame makes room for the keyboard.
@Suite("RestRule: the room that a keyboard takes")
struct KeyboardRoomTests {
  private func place(
    y: CGFloat = 700, viewport: CGFloat = 844, width: CGFloat = 390, offset: CGFloat = 0,
    clip: CGRect? = rect(0, 0, 390, 844)
  ) -> FieldPlace {
    fieldPlace(y: y, offset: offset, viewport: viewport, width: width, clip: clip)
  }

  @Test("a frame that changes with the keyboard judges no field")
  func frames() {
    for (told, changed) in [(10.0, 10.0), (10, 10.12), (10, 10.25), (10, 10.33)] {
      var watch = RestRule(settledAt: place())
      watch.keyboardMoves(until: told + 0.25)
      #expect(watch.look(at: place(), told) == .rest)
      #expect(watch.find(at: place(viewport: 508), from: changed).0 == .rest)
      // The keyboard hides again, and the field is uncovered.
      watch.keyboardMoves(until: 20.25)
      #expect(watch.find(at: place(), from: 20).0 == .rest)
    }
  }

  @Test("a late keyboard is waited for; after it, the app resizes")
  func arrival() {
    var watch = RestRule(settledAt: place())
    watch.keyboardMoves(until: 10.25)
    watch.keyboardArrived(at: 10.6)
    #expect(watch.find(at: place(viewport: 508), from: 10.6).0 == .rest)
    #expect(watch.find(at: place(viewport: 300), from: 11).0 == .judge(.resize))
    // A frame that changes during a keyboard animation does not excuse an earlier change of the
    // frame.
    var both = RestRule(settledAt: place())
    #expect(
      both.look(at: place(viewport: 600), 1) == .lookAgain)
    both.keyboardMoves(until: 1.3)
    #expect(both.find(at: place(viewport: 400), from: 1.05).0 == .judge(.resize))
    // The end of an earlier keyboard change does not end a change that has begun since.
    var again = RestRule(settledAt: place())
    again.keyboardMoves(until: 2)
    again.keyboardArrived(at: 1.5)
    #expect(again.find(at: place(viewport: 508), from: 1.9).0 == .rest)
  }

  @Test("what scrolls beside it is judged; a screen that turns is")
  func others() {
    for (new, cause) in [
      (place(y: -100, viewport: 508, offset: 800), DismissalCause.programmatic),
      (place(y: 100, viewport: 390, width: 844, clip: rect(0, 0, 844, 390)), .resize),
    ] {
      var watch = RestRule(settledAt: place())
      watch.keyboardMoves(until: 10.25)
      #expect(watch.find(at: new, from: 10).0 == .judge(cause))
    }
  }

  @Test("focus settles with the keyboard's room known, and unmoved by it")
  func settling() {
    var watch = RestRule()
    watch.keyboardMoves(until: 10.25)
    #expect(watch.look(at: place(), 10) == .lookAgain)
    #expect(watch.find(at: place(viewport: 508), from: 10.25).0 == .settled(moved: false))
    #expect(watch.keyboardRoom == 336)
    #expect(watch.find(at: place(viewport: 508), from: 11).0 == .rest)
    let field = rect(20, 700, 350, 44)
    for (room, isOut) in [(watch.keyboardRoom, false), (0, true)] {
      #expect(
        DismissalDecision.decide(
          fieldRect: field,
          geometry: ScrollViewGeometry(
            viewport: CGSize(width: 390, height: 508),
            contentSize: CGSize(width: 390, height: 2000), contentOffset: .zero,
            inset: Insets(top: 47, bottom: 300), hiding: Insets(top: 47, bottom: 34)),
          restingOffset: .zero, obscuredBy: nil, clip: rect(0, 0, 390, 508)
        ).isOutOfSight(besidesKeyboardRoom: room) == isOut)
    }
  }
}
