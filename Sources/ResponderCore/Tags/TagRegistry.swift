/// The rules behind the SwiftUI tags: what happened goes in, what is to be done comes out (design rule 6).
///
/// A value without a framework: an adapter tells it what UIKit or AppKit did, performs the effects it returns, and
/// holds the views, windows and blocks itself, the views and windows weakly. The registry knows them by tokens and
/// keeps nothing alive but the tags themselves, until their probes are gone.
///
/// - A value is published when the framework confirmed it, never because it was asked for. A tag is published at once
///   when the framework reports it; that nobody is first responder, and what follows from tags that came or went, at
///   the end of the turn. So a switch from one tag to another is one publication, and none happens while SwiftUI
///   updates its views.
/// - A request for a tag whose view is not there yet waits for it, as long as `TagMoment.Soon` says and no more, whether the tag
///   was announced or not: what a timer or a task has shown is laid out in a later update. The last request counts; an
///   earlier one that is not decided yet is overtaken.
/// - Only a request of the app makes the registry ask the framework for anything.
/// - A reader follows one window at a time: of those it has something in, the one that became key last, or in which
///   its last request succeeded.
///
/// Tags are `AnyHashable`, which is not sendable, and so neither is the registry: it lives where its adapter lives, on
/// the main actor, and no tag has to be more than hashable.
public struct TagRegistry {
  /// The name of a view.
  public typealias ViewID = TagToken<TagHolder.View>
  /// The name of a window.
  public typealias WindowID = TagToken<TagHolder.Window>
  /// The name of one use of a tag.
  public typealias ProbeID = TagToken<TagHolder.Probe>
  /// The name of one that publishes a value.
  public typealias ReaderID = TagToken<TagHolder.Reader>

  var readers: [ReaderID: TagReader] = [:]
  var probes: [ProbeID: TagProbe] = [:]
  var probesByView: [ViewID: [ProbeID]] = [:]
  var windows: [WindowID: TagWindow] = [:]
  var asks: [TagRequest: TagAsk] = [:]

  /// Readers whose observers may have been told something else than what is true.
  var unsettled: Set<ReaderID> = []
  /// Readers whose request waits for a view.
  var waiting: Set<ReaderID> = []
  /// Windows in which tags came, went or moved since their path was looked up.
  var staleWindows: Set<WindowID> = []
  var idleWindows: Set<WindowID> = []
  var readersWithNewTags: Set<ReaderID> = []
  /// Probes that may be duplicates of others.
  var suspects: Set<ProbeID> = []
  /// Requests that came to nothing, to be told when the turn ends.
  var verdicts: [TagVerdict] = []
  var isTurnEndScheduled = false
  /// Whether the turn's end asked the framework for something that is not answered yet.
  var isTurnEnding = false

  /// Counts what happens, for everything that is earlier or later than something else.
  private var clock = 0
  /// What this call of `handle` wants done.
  private var effects: [TagEffect] = []
  /// How many entries all lookups of first responders touched, for the test of their cost.
  package internal(set) var entriesTouched = 0

  /// Makes a registry that knows nobody.
  public init() {}

  /// Takes in what happened and says what is to be done about it.
  ///
  /// Perform the effects after the call returned, in their order, and ask `isDue(_:)` before each: what one of them calls
  /// may call back.
  public mutating func handle(_ input: TagInput) -> [TagEffect] {
    switch input {
    case .readerAdded(let reader, let parent): add(reader, inside: parent)
    case .readerMoved(let reader, let window): move(reader, to: window)
    case .readerGone(let reader): remove(reader)
    case .announced(let probe, let tag, let reader): announce(probe, tag: tag, in: reader)
    case .found(let probe, let view, let window):
      update(probe) { ($0.search, $0.view, $0.window) = (.found, view, window) }
    case .nothingFound(let probe):
      update(probe) { ($0.search, $0.view, $0.window) = (.missing, nil, nil) }
    case .probeGone(let probe): remove(probe)
    case .viewMoved(let view, let window): update(probesOf: view) { $0.window = window }
    case .viewLost(let view):
      update(probesOf: view) { ($0.search, $0.view, $0.window) = (.lost, nil, nil) }
    case .windowBecameKey(let window): becameKey(window)
    case .windowClosed(let window): close(window)
    case .firstResponder(let window, let path): firstResponder(in: window, path: path)
    case .requested(let tag, let reader): request(tag, by: reader)
    case .afterRetrying(let reader): afterRetrying(reader)
    case .answered(let request, let accepted, let path):
      answer(request, accepted: accepted, path: path)
    case .turnEnded(let moment): endTurn(at: moment)
    }
    defer { effects = [] }
    // What calls the app comes last: it may call back, and what that leads to is newer than what stands here.
    return effects.count > 1
      ? effects.filter { !$0.callsBack } + effects.filter(\.callsBack) : effects
  }

  /// Whether a request waits for its view, so that it is worth looking for views in each frame.
  public var isWaiting: Bool { !waiting.isEmpty }

  /// The tags whose views are waited for.
  package var awaitedTags: Set<AnyHashable> {
    Set(
      waiting.compactMap { id in
        guard case .waiting(let tag, _)? = readers[id]?.pending else { return nil }
        return tag
      })
  }

  /// Whether an effect is still to be performed, now that those before it were; to be asked once, at that moment.
  ///
  /// Observers that are told of a value may move the focus or ask for another tag. What follows from that is performed
  /// at once, and is newer than what is left of the effects before: a value that was replaced is told to nobody, and a
  /// question that another one took the place of is not asked.
  public mutating func isDue(_ effect: TagEffect) -> Bool {
    switch effect {
    case .publish(let tag, let reader):
      guard let known = readers[reader], known.published == tag, known.told != tag else {
        return false
      }
      // Vacated by one who was told before it: that nobody is first responder follows when the turn ends.
      let isTrue = tag == nil || !known.isVacated
      if isTrue { readers[reader]?.told = tag } else { readers[reader]?.published = known.told }
      return isTrue
    case .becomeFirstResponder(_, let request), .resign(let request):
      guard let ask = asks[request] else { return false }
      if readers[ask.reader]?.pending == .asked(request) { return true }
      abandon(request)
      return false
    case .tagsChanged, .failed, .runAfterRetrying, .scheduleTurnEnd, .watch, .unwatch, .diagnose:
      return true
    }
  }

  mutating func emit(_ effect: TagEffect) { effects.append(effect) }

  mutating func tick() -> Int {
    clock += 1
    return clock
  }

  /// Asks for the end of this turn, once.
  mutating func scheduleTurnEnd() {
    guard !isTurnEndScheduled else { return }
    isTurnEndScheduled = true
    emit(.scheduleTurnEnd)
  }

  /// In the order of their coming, so that the same inputs always give the same effects.
  func ordered(_ readers: Set<ReaderID>) -> [ReaderID] {
    readers.sorted { (self.readers[$0]?.order ?? 0) < (self.readers[$1]?.order ?? 0) }
  }

  /// In the order of their announcement.
  func ordered(_ probes: [ProbeID]) -> [ProbeID] {
    probes.sorted { (self.probes[$0]?.order ?? 0) < (self.probes[$1]?.order ?? 0) }
  }
}
