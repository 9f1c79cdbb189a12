import Foundation

@testable import ResponderCore

extension ValueWords {
  static var tags: [ValueWords] {
    var registry = TagRegistry()
    _ = registry.handle(.chainAdded(reader, inside: nil))
    _ = registry.handle(.announced(probe, tag: "email", in: reader))
    _ = registry.handle(.found(probe, view: view, in: window))
    return [
      ValueWords(TagRegistry(), "0 chains, 0 probes, 0 windows"),
      ValueWords(registry, "1 chains, 1 probes, 1 windows"),
      ValueWords(view, "#3"),
      ValueWords(request, "request 9 in window #4"),
      ValueWords(TagRegistry.Moment(seconds: 1.5, frames: 90), "1.5 s, frame 90"),
      ValueWords(TagRegistry.Failure.notFound, "notFound"),
      ValueWords(TagFailureReason.late, "late"),
      ValueWords(TagRegistry.Candidate(tag: "email", view: view), "\"email\" on view #3"),
    ] + effects.map { ValueWords($0, $1) } + inputs.map { ValueWords($0, $1) }
  }

  private static let reader = TagRegistry.ChainID(number: 1)
  private static let probe = TagRegistry.ProbeID(number: 2)
  private static let view = TagRegistry.ViewID(number: 3)
  private static let window = TagRegistry.WindowID(number: 4)
  private static let request = TagRegistry.Request(number: 9, window: window)

  private static var effects: [(TagRegistry.Effect, String)] {
    [
      (
        .becomeFirstResponder(view, request),
        "view #3 becomes first responder, request 9 in window #4"
      ),
      (.resign(request), "resign, request 9 in window #4"),
      (.publish("email", to: reader), "publish \"email\" to #1"),
      (.publish(nil, to: reader), "publish no tag to #1"),
      (.tagsChanged(reader), "tags of #1 changed"),
      (.failed("email", .refused, by: reader), "\"email\" asked by #1: refused"),
      (.failed(nil, .refused, by: reader), "no tag asked by #1: refused"),
      (.failureCleared(reader), "last failure of #1 cleared"),
      (.runAfterRetrying(reader), "run after retrying, #1"),
      (.scheduleTurnEnd, "schedule the end of the turn"),
      (.watch(window), "watch window #4"),
      (.unwatch(window), "unwatch window #4"),
      (.viewUntagged(view), "view #3 untagged"),
      (.chainEnded(reader), "chain #1 ended"),
      (
        .diagnose(.duplicateTag(named: "\"email\"", views: 2), about: view),
        "duplicateTag: 2 views have the tag \"email\"; the last one gets the focus."
      ),
    ]
  }

  private static var inputs: [(TagRegistry.Event, String)] {
    [
      (.chainAdded(reader, inside: nil), "chain #1 added"),
      (
        .chainAdded(reader, inside: TagRegistry.ChainID(number: 8)), "chain #1 added inside #8"
      ),
      (.chainEntered(reader, inside: TagRegistry.ChainID(number: 8)), "chain #1 entered #8"),
      (.chainNeeded(of: window), "window #4 needs a chain"),
      (.chainHeld(reader), "chain #1 held"),
      (.chainLetGo(reader), "chain #1 let go"),
      (.chainMoved(reader, to: window), "chain #1 moved to window #4"),
      (.chainMoved(reader, to: nil), "chain #1 moved to no window"),
      (.chainGone(reader), "chain #1 gone"),
      (.announced(probe, tag: 5, in: reader), "probe #2 announces 5 in #1"),
      (.laidOut(probe), "probe #2 laid out"),
      (.found(probe, view: view, in: window), "probe #2 found view #3 in window #4"),
      (.found(probe, view: view, in: nil), "probe #2 found view #3 in no window"),
      (.nothingFound(probe), "probe #2 found nothing"),
      (.probeGone(probe), "probe #2 gone"),
      (.viewMoved(view, to: nil), "view #3 moved to no window"),
      (.viewLost(view), "view #3 lost"),
      (.windowBecameKey(window), "window #4 became key"),
      (.windowClosed(window), "window #4 closed"),
      (.firstResponder(in: window, path: []), "first responder in #4: none"),
      (
        .firstResponder(in: window, path: [view, TagRegistry.ViewID(number: 6)]),
        "first responder in #4: #3 > #6"
      ),
      (.requested("email", by: reader), "\"email\" requested by #1"),
      (.requested(nil, by: reader), "no tag requested by #1"),
      (.afterRetrying(reader), "after retrying, #1"),
      (
        .answered(request, accepted: true, path: [view]), "request 9 in window #4 accepted: #3"
      ),
      (
        .answered(request, accepted: false, path: []), "request 9 in window #4 refused: none"
      ),
      (.turnEnded(at: .start), "turn ended"),
    ]
  }
}
