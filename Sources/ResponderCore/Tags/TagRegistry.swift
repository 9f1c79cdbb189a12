/// The state machine behind the SwiftUI tags: events go in, effects come out (design rule 6).
///
/// The registry is a value that uses no framework. An adapter reports what UIKit, AppKit or the app
/// did, and performs the effects. The adapter itself holds the views, windows and chain objects
/// weakly, and the blocks that the app wants to run after a request strongly. The registry knows
/// them by tokens. It keeps nothing alive but tags: those of its probes, and those in the values,
/// requests and last failures of its chains.
///
/// - A value is published when the framework has confirmed it, never merely because it was
///   requested. A tag is published as soon as the framework reports it. A nil value is published at
///   the end of the turn. So are changes caused by tags that appeared or disappeared, unless the
///   framework reports a first responder before then. A switch from one tag to another is therefore
///   one publication, and none happens while SwiftUI updates its views.
/// - A request for a tag without a view waits for the view until `Moment.Soon` is over, whether the
///   tag was announced or not, because a later update lays out what a timer or a task has shown.
///   The last request counts; it replaces an undecided earlier one.
/// - The registry sends requests to the framework only on a request of the app.
/// - A chain follows one window at a time. Of the windows that contain the chain or views with its
///   tags, it follows the one that became key last, or the one in which its last request for a tag
///   succeeded, whichever happened later.
///
/// Reading order: `+Messages` (events, effects), `+State` (the records of chains, probes and
/// windows), this file, then what the events lead to: `+Chains` and `+Probes` (beginning and end),
/// `+Windows` (the first responder), `+Requests` (the app's requests), `+Settling` (publishing, and
/// the end of a turn); last `+Queries`. Two more types belong to the machine: `TagNews` keeps the
/// order in which observers are notified, and `TagBindingRule` decides what an app's binding
/// requests and which value the binding gets.
///
/// Tags are `AnyHashable`, which is not sendable, so the registry is not sendable either. It lives
/// on the main actor like its adapter. In return, a tag only needs to be hashable.
package struct TagRegistry {
  var chains: [ChainID: Chain] = [:]
  var probes: [ProbeID: Probe] = [:]
  var probesByView: [ViewID: [ProbeID]] = [:]
  var windows: [WindowID: Window] = [:]
  var asks: [Request: Ask] = [:]

  /// Chains whose observers may have received a value that is no longer true.
  var unsettled: Set<ChainID> = []
  /// Chains whose request waits for a view.
  var waiting: Set<ChainID> = []
  /// Windows in which tags appeared, disappeared or moved since the last lookup of the window's
  /// path.
  var staleWindows: Set<WindowID> = []
  var chainsWithNewTags: Set<ChainID> = []
  /// Probes that may be duplicates of others.
  var suspects: Set<ProbeID> = []
  /// For each suspect that is a duplicate, when that was first found.
  var suspectedSince: [ProbeID: Moment] = [:]
  /// Failed requests to report when the turn ends.
  var verdicts: [Verdict] = []
  var isTurnEndScheduled = false
  /// Whether the end of the turn made one of the requests that the framework has not answered yet;
  /// means nothing if there is none.
  var isTurnEnding = false

  /// Counts events, to tell earlier ones from later ones.
  private var clock = 0
  /// The effects of the current call to `handle`.
  private var effects: [Effect] = []
  /// How many steps all lookups of first responders took, for the test of their cost: one for each
  /// entry of the path, and one for each chain that sees a tag of the entry.
  package internal(set) var entriesTouched = 0

  package init() {}

  /// Handles an event and returns the effects to perform.
  ///
  /// Perform the effects in order after the call has returned, and call `isDue(_:)` before each,
  /// because app code that an effect calls may call back.
  package mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .chainAdded(let chain, let parent): add(chain, inside: parent)
    case .chainEntered(let chain, let parent): nest(chain, inside: parent)
    case .chainNeeded(let window): move(Self.ownChain(of: window), to: window)
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
    // Effects that usually call the registry back come last. The effects of such a call are
    // performed at once, and are newer than the remaining ones.
    return effects.count > 1
      ? effects.filter { !$0.callsBack } + effects.filter(\.callsBack) : effects
  }

  /// Returns whether to perform an effect, given the effects before it, and records the answer;
  /// call this once, right before performing the effect.
  ///
  /// Observers that receive a value may move the focus or request another tag. What follows from
  /// that is performed at once, and is newer than the remaining effects. So a value that another
  /// one has replaced is not reported, and a replaced request is not sent to the framework.
  package mutating func isDue(_ effect: Effect) -> Bool {
    switch effect {
    case .publish(let tag, let chain):
      guard let known = chains[chain], known.published == tag, known.told != tag else {
        return false
      }
      // If the chain is vacated, an observer of an earlier effect has made the first responder
      // resign. At the end of the turn, the registry publishes that there is no first responder.
      if known.isVacated {
        chains[chain]?.published = known.told
      } else {
        chains[chain]?.told = tag
      }
      return !known.isVacated
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

  /// Schedules the end of this turn, unless it is already scheduled.
  mutating func scheduleTurnEnd() {
    guard !isTurnEndScheduled else { return }
    isTurnEndScheduled = true
    emit(.scheduleTurnEnd)
  }

  /// Sorts chains by when they were added, so that the same events always lead to the same effects.
  func ordered(_ chains: Set<ChainID>) -> [ChainID] {
    chains.sorted { (self.chains[$0]?.order ?? 0) < (self.chains[$1]?.order ?? 0) }
  }

  /// Sorts probes by when they were announced.
  func ordered(_ probes: [ProbeID]) -> [ProbeID] {
    probes.sorted { (self.probes[$0]?.order ?? 0) < (self.probes[$1]?.order ?? 0) }
  }
}
