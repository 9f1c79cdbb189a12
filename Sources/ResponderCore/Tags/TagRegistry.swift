/// The machine behind the SwiftUI tags: what happened goes in, what is to be done comes out (design rule 6).
///
/// A value without a framework: an adapter tells it what UIKit or AppKit did, performs the effects it returns, and
/// holds the views, windows, chain objects and blocks itself, the first three weakly. The registry knows them by tokens and
/// keeps nothing alive but the tags, until their probes are gone, and that of a chain's last failure.
///
/// - A value is published when the framework confirmed it, never because it was asked for. A tag is published at once
///   when the framework reports it; that there is no first responder, and what follows from tags that came or went, at
///   the end of the turn. So a switch from one tag to another is one publication, and none happens while SwiftUI
///   updates its views.
/// - A request for a tag whose view is not there yet waits for it, as long as `Moment.Soon` says and no more, whether the tag
///   was announced or not: what a timer or a task has shown is laid out in a later update. The last request counts; an
///   earlier one that is not decided yet is overtaken.
/// - Only a request of the app makes the registry ask the framework for anything.
/// - A chain follows one window at a time: of those it has something in, the one that became key last, or in which
///   its last request succeeded.
///
/// Order of reading: `+Messages` (events, effects), `+State` (what is known of each chain, probe and window), this file, then what the
/// events lead to: `+Chains` and `+Probes` (coming and going), `+Windows` (who is first responder), `+Requests` (what the app asks
/// for), `+Settling` (what is published, and the end of a turn); last `+Queries`. Beside the machine stand `TagNews`, the order in which
/// observers are told, and `TagBindingRule`, what a binding of the app's asks for and is set to.
///
/// Tags are `AnyHashable`, which is not sendable, and so neither is the registry: it lives where its adapter lives, on
/// the main actor, and no tag has to be more than hashable.
package struct TagRegistry {
  var chains: [ChainID: Chain] = [:]
  var probes: [ProbeID: Probe] = [:]
  var probesByView: [ViewID: [ProbeID]] = [:]
  var windows: [WindowID: Window] = [:]
  var asks: [Request: Ask] = [:]

  /// Chains whose observers may have been told something else than what is true.
  var unsettled: Set<ChainID> = []
  /// Chains whose request waits for a view.
  var waiting: Set<ChainID> = []
  /// Windows in which tags came, went or moved since their path was looked up.
  var staleWindows: Set<WindowID> = []
  var idleWindows: Set<WindowID> = []
  var chainsWithNewTags: Set<ChainID> = []
  /// Probes that may be duplicates of others.
  var suspects: Set<ProbeID> = []
  /// When each of them was first found to be one.
  var suspectedSince: [ProbeID: Moment] = [:]
  /// Requests that came to nothing, to be told when the turn ends.
  var verdicts: [Verdict] = []
  var isTurnEndScheduled = false
  /// Whether the turn's end asked the framework for something that is not answered yet.
  var isTurnEnding = false

  /// Counts what happens, for everything that is earlier or later than something else.
  private var clock = 0
  /// What this call of `handle` wants done.
  private var effects: [Effect] = []
  /// How many entries all lookups of first responders touched, for the test of their cost.
  package internal(set) var entriesTouched = 0

  /// Makes a registry that knows nothing.
  package init() {}

  /// Takes in what happened and says what is to be done about it.
  ///
  /// Perform the effects after the call returned, in their order, and ask `isDue(_:)` before each: what one of them calls
  /// may call back.
  package mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .chainAdded(let chain, let parent): add(chain, inside: parent)
    case .chainEntered(let chain, let parent): nest(chain, inside: parent)
    case .chainNeeded(let window): addOwnChain(of: window)
    case .chainHeld(let chain): hold(chain)
    case .chainLetGo(let chain): letGo(chain)
    case .chainMoved(let chain, let window): move(chain, to: window)
    case .chainGone(let chain): remove(chain)
    case .announced(let probe, let tag, let chain): announce(probe, tag: tag, in: chain)
    case .laidOut(let probe): probes[probe]?.mustSearch = true
    case .found(let probe, let view, let window): found(probe, view: view, in: window)
    case .nothingFound(let probe): foundNothing(probe)
    case .probeGone(let probe): remove(probe)
    case .viewMoved(let view, let window): update(probesOf: view) { $0.window = window }
    case .viewLost(let view):
      update(probesOf: view) { ($0.search, $0.view, $0.window) = (.lost, nil, nil) }
    case .windowBecameKey(let window): becameKey(window)
    case .windowClosed(let window): close(window)
    case .firstResponder(let window, let path): firstResponder(in: window, path: path)
    case .requested(let tag, let chain): request(tag, by: chain)
    case .afterRetrying(let chain): afterRetrying(chain)
    case .answered(let request, let accepted, let path):
      answer(request, accepted: accepted, path: path)
    case .turnEnded(let moment): endTurn(at: moment)
    }
    defer { effects = [] }
    // What calls the app comes last: it may call back, and what that leads to is newer than what stands here.
    return effects.count > 1
      ? effects.filter { !$0.callsBack } + effects.filter(\.callsBack) : effects
  }

  /// Whether an effect is still to be performed, now that those before it were; to be asked once, at that moment.
  ///
  /// Observers that are told of a value may move the focus or ask for another tag. What follows from that is performed
  /// at once, and is newer than what is left of the effects before: a value that was replaced is not told, and a
  /// question that another one took the place of is not asked.
  package mutating func isDue(_ effect: Effect) -> Bool {
    switch effect {
    case .publish(let tag, let chain):
      guard let known = chains[chain], known.published == tag, known.told != tag else {
        return false
      }
      // Vacated by an observer that was told before it: that there is no first responder follows when the turn ends.
      let isTrue = tag == nil || !known.isVacated
      if isTrue { chains[chain]?.told = tag } else { chains[chain]?.published = known.told }
      return isTrue
    case .becomeFirstResponder(_, let request), .resign(let request):
      guard let ask = asks[request] else { return false }
      if chains[ask.chain]?.pending == .asked(request) { return true }
      abandon(request)
      return false
    case .viewUntagged(let view):
      return !isTagged(view)
    case .tagsChanged, .failed, .failureCleared, .runAfterRetrying, .scheduleTurnEnd, .watch,
      .unwatch, .diagnose, .chainEnded:
      return true
    }
  }

  mutating func emit(_ effect: Effect) { effects.append(effect) }

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

  /// In the order of their coming, so that the same events always give the same effects.
  func ordered(_ chains: Set<ChainID>) -> [ChainID] {
    chains.sorted { (self.chains[$0]?.order ?? 0) < (self.chains[$1]?.order ?? 0) }
  }

  /// In the order of their announcement.
  func ordered(_ probes: [ProbeID]) -> [ProbeID] {
    probes.sorted { (self.probes[$0]?.order ?? 0) < (self.probes[$1]?.order ?? 0) }
  }
}
