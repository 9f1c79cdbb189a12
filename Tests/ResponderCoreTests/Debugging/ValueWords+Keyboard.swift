import Foundation
import ResponderCore

extension ValueWords {
  static var keyboard: [ValueWords] {
    let change = SampleJournal.keyboard
    var held = AnchorRoom.Held()
    held.set(302, base: 10)
    var away = change.event
    (away.isLocal, away.kind) = (false, .didShow)
    var track = AnchorTrack(policy: .bottom(), geometry: list(content: 2_000, offset: 1_190))
    track.leave(list(content: 2_000, offset: 1_492, bottom: 336))
    return [
      ValueWords(KeyboardPlacement.accessoryOnly, "accessoryOnly"),
      ValueWords(KeyboardState(), "hidden"),
      ValueWords(change.after, "docked (0, 508) 390 × 336"),
      ValueWords(KeyboardState().applying(away), "docked (0, 508) 390 × 336, another app's"),
      ValueWords(
        change.event, "willShow (0, 844) 390 × 336 -> (0, 508) 390 × 336, 0.25 s, curve 7"),
      ValueWords(
        away,
        "didShow (0, 844) 390 × 336 -> (0, 508) 390 × 336, 0.25 s, curve 7, another app's"),
      ValueWords(KeyboardEvent.Kind.willChangeFrame, "willChangeFrame"),
      ValueWords(change, "willShow, hidden to docked (0, 508) 390 × 336"),
      ValueWords(
        KeyboardChange(change.event, before: change.after),
        "willShow, stays docked (0, 508) 390 × 336"),
      ValueWords(AnchorPolicy.bottom(tolerance: 2.5), "bottom, within 2.5 pt"),
      ValueWords(AnchorPolicy.readingPosition, "reading position"),
      ValueWords(AnchorPolicy.firstResponder(), "first responder, margin 8 pt"),
      ValueWords(AnchorPolicy.none, "none"),
      ValueWords(SampleJournal.anchor, "bottom, within 1 pt: inset 34 to 336, moves to (0, 1692)"),
      ValueWords(
        AnchorDecision.decide(
          policy: .none, geometry: SampleJournal.geometry, changingBottomInsetTo: 336),
        "none: inset 34 to 336, stays at (0, 43.3)"),
      ValueWords(track, "bottom, within 1 pt, held (0, 1190), last (0, 1492)"),
      ValueWords(AnchorRoom.Held(), "0, 0 without ours"),
      ValueWords(held, "302, 10 without ours"),
    ]
  }
}
