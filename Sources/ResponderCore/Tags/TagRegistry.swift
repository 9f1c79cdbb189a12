/// The state machine behind the SwiftUI tags: events go in, effects come out.
///
/// The registry is a value that uses no framework. An adapter reports what UIKit, AppKit or the app
/// did, and performs the effects. The adapter holds the objects weakly; the registry knows them by
/// tokens and keeps nothing alive but tags.
///
/// - A value is published when the framework has confirmed it. A tag is published at once, nil and
///   the effects of tags that came or went at the end of the turn. A switch from one tag to another
///   is therefore one publication, and none happens while SwiftUI updates its views.
/// - A request for a tag without a view waits for the view until `Moment.isLate(since:)`, whether
///   the tag was announced or not. The last request counts; it replaces an undecided earlier one.
/// - A chain follows one window at a time. Of the windows that contain the chain or views with its
///   tags, it follows the one that became key last, or the one in which its last request for a tag
///   succeeded, whichever happened later.
///
/// Reading order: this file (events, effects), `+Records` (chains, probes and windows, and how they
/// come and go), `+Requests` (the app's requests, publishing, and the end of a turn), `+Queries`.
/// `TagBindingRule` decides about the app's bindings.
///
/// A tag only needs to be hashable, so the registry is not sendable.
package struct TagRegistry {
  var chains: [ChainID: Chain] = [:]
  /// The chain around each chain that is inside another one.
  var parents: [ChainID: ChainID] = [:]
  var probes: [ProbeID: Probe] = [:]
  var probesByView: [ViewID: [ProbeID]] = [:]
  /// The windows, in the order in which the registry learned of them. There are seldom more than two.
  var windows: [Window] = []
  var asks: [Request: Ask] = [:]

  /// Chains whose observers may have received a value that is no longer true.
  var unsettled: [ChainID] = []
  var chainsWithNewTags: Set<ChainID> = []
  /// Probes that may be duplicates of others.
  var suspects: Set<ProbeID> = []
  var isTurnEndScheduled = false
  /// Whether the end of the turn made one of the requests that the framework has not answered yet;
  /// means nothing if there is none.
  var isTurnEnding = false

  /// Counts events, to tell earlier ones from later ones.
  private var clock = 0
  /// The effects of the current call to `handle`.
  private var effects: [Effect] = []

  package init() {}

  /// Handles an event and returns the effects to perform.
  ///
  /// Perform the effects in order after the call has returned, and call `isDue(_:)` before each,
  /// because app code that an effect calls may call back.
  package mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .chainHeld(let chain):
      ensure(chain)
      chains[chain]?.isHeld = true
    case .chainLetGo(let chain):
      chains[chain]?.isHeld = false
      endIfUnused(chain)
    case .chainEntered(let chain, let parent): nest(chain, inside: parent)
    case .chainMoved(let chain, let window): move(chain, to: window)
    case .announced(let probe, let tag, let chain): announce(probe, tag: tag, in: chain)
    case .laidOut(let probe): probes[probe]?.mustSearch = true
    case .found(let probe, let view, let window):
      update(probe) {
        ($0.search, $0.mustSearch, $0.view, $0.window) = (.found, false, view, window)
      }
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
    case .answered(let request, let path): answer(request, path: path)
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
    case .publish(let tag, _, let chain):
      guard let known = chains[chain], known.published == tag, known.told != tag
      else { return false }
      // If the chain is vacated, an observer of an earlier effect has made the first responder
      // resign. At the end of the turn, the registry publishes that there is no first responder.
      if known.isVacated {
        chains[chain]?.published = known.told
      } else {
        chains[chain]?.told = known.published
      }
      return !known.isVacated
    case .becomeFirstResponder(_, let request), .resign(let request):
      guard let ask = asks[request] else { return false }
      if chains[ask.chain]?.pending == .asked(request) { return true }
      abandon(request)
      return false
    default: return true
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

  /// Sorts chains, so that the same events always lead to the same effects.
  func ordered(_ chains: some Sequence<ChainID>) -> [ChainID] {
    // A closure that captured the registry would copy all of it.
    chains.sortedByNumber { [known = self.chains] in Double(known[$0]?.order ?? 0) }
  }

  func ordered(_ probes: some Sequence<ProbeID>) -> [ProbeID] {
    probes.sortedByNumber { [known = self.probes] in Double(known[$0]?.order ?? 0) }
  }
}

// MARK: Events and effects

extension TagRegistry {
  /// Something that happened, as an adapter reports it.
  ///
  /// The registry ignores an event about anything that it does not know. Repeating an event changes
  /// nothing.
  package enum Event {
    /// The app holds an object of a chain, so that the chain does not end.
    case chainHeld(ChainID)
    /// The app no longer holds an object of a chain. The chain ends when no probe and no chain is
    /// left inside it.
    case chainLetGo(ChainID)
    /// A known chain moved into another one, which then also sees its tags.
    case chainEntered(ChainID, inside: ChainID)
    /// A chain moved into a window, or out of its window.
    case chainMoved(ChainID, to: WindowID?)

    /// A probe appeared, was updated, or has another tag or chain. The registry then expects a new
    /// probe to find a view; a known probe keeps the view that it has found.
    case announced(ProbeID, tag: AnyHashable, in: ChainID)
    /// A probe was laid out: another view may be behind it now.
    case laidOut(ProbeID)
    /// A probe found its view, in a window or not yet in one.
    case found(ProbeID, view: ViewID, in: WindowID?)
    /// A probe found no view that could become first responder.
    case nothingFound(ProbeID)
    /// A probe ended, and its tag with it; its view may still exist.
    case probeGone(ProbeID)

    /// A view moved into a window, or out of its window.
    case viewMoved(ViewID, to: WindowID?)
    /// A view was deallocated; its probes search for another one.
    case viewLost(ViewID)

    /// A window became key.
    case windowBecameKey(WindowID)
    /// A window was closed or deallocated.
    case windowClosed(WindowID)
    /// A window has this first responder now; the path contains it and everything above it, nearest
    /// first. The path is empty without a first responder.
    case firstResponder(in: WindowID, path: [ViewID])

    /// The app set the value of a chain: a tag, or nil for no first responder.
    case requested(AnyHashable?, by: ChainID)
    /// The app requested a callback for the moment when a chain's request is decided.
    case afterRetrying(ChainID)
    /// The framework answered a request. The path is the one of `firstResponder(in:path:)`, for the
    /// request's window after the answer.
    case answered(Request, path: [ViewID])

    /// A run loop turn has ended, and the adapter has reported the first responder of each window
    /// that the registry knows. The adapter must send this event after `scheduleTurnEnd`.
    case turnEnded(at: Moment)
  }

  /// Something for an adapter to do, in the given order, after `handle` has returned.
  ///
  /// Performing an effect may call app code, which may call this registry. The adapter performs the
  /// effects of such a nested call at once, before the remaining effects of the outer one.
  package enum Effect: Equatable {
    /// Ask the view of a probe to become first responder, making its window key if the framework
    /// requires it; then send `answered`.
    case becomeFirstResponder(ProbeID, Request)
    /// Ask the first responder of the request's window to resign; then send `answered`.
    case resign(Request)
    /// Notify a chain's observers of the value that the framework confirmed, which
    /// `firstResponder(of:)` returns, and the bindings of the value that they received before it.
    case publish(AnyHashable?, after: AnyHashable?, to: ChainID)
    /// Notify a chain's observers that its available tags may have changed; at most once a turn.
    case tagsChanged(ChainID)
    /// Report that a request failed; without a tag, a resignation.
    case failed(AnyHashable?, TagFailureReason, by: ChainID)
    /// Report that a request succeeded after a failed one.
    case failureCleared(ChainID)
    /// Run and release the blocks that wait for a chain's request.
    case runAfterRetrying(ChainID)
    /// Send `turnEnded` when the current run loop turn ends, or, while a request waits, when the
    /// turn of the next frame ends. The effect is not repeated before that.
    case scheduleTurnEnd
    /// Report now whether a window is key that the registry did not know before, but not its first
    /// responder: SwiftUI may be updating its views.
    case checkWhetherKey(WindowID)
    /// Forget a chain that has ended because nothing uses it any more. At the end of this turn, run
    /// the blocks that wait for its request.
    case chainEnded(ChainID)
    /// Report that this many views in windows have the same tag, the last of them behind this probe.
    case duplicated(AnyHashable, views: Int, last: ProbeID)

    /// Whether performing the effect usually calls the registry back.
    var callsBack: Bool {
      switch self {
      case .becomeFirstResponder, .resign, .runAfterRetrying, .checkWhetherKey: true
      default: false
      }
    }
  }

  /// A request to the framework; the adapter returns it with the answer.
  package struct Request: Hashable, Sendable {
    package let number: Int
    /// The window whose first responder is to change.
    package let window: WindowID
  }

  /// When a turn ended, on any clock, and how many frames were shown by then.
  package struct Moment: Equatable, Sendable {
    package var seconds: Double
    package var frames: Int

    package init(seconds: Double, frames: Int) {
      self.seconds = seconds
      self.frames = frames
    }

    /// Returns whether a wait for a view that began at an earlier moment is over at this one: after
    /// half a second and two frames.
    ///
    /// How many turns lie between a change and its layout is not established (truths T4.19.6,
    /// T4.20.22), so the wait is measured in time. Time can pass without frames, for example while
    /// the process is stopped.
    package func isLate(since start: Moment) -> Bool {
      seconds - start.seconds >= 0.5 && frames - start.frames >= 2
    }
  }
}

/// Why a requested view with a tag is not first responder.
public enum TagFailureReason: String, Hashable, Sendable, CaseIterable {
  /// No view that can become first responder has the tag, and none appeared within half a second,
  /// or within two frames if they take longer. The tag may be misspelt or used in another reader.
  case unknown
  /// A view with the tag was expected, or was found before, but for half a second, or for two frames
  /// if they take longer, it was in no window, in a hidden view, or on a screen that was leaving or
  /// behind another one.
  case late
  /// UIKit or AppKit was asked to make the view first responder, but the view refused, or the
  /// previous first responder did not resign.
  case refused
}
