// The registry's records of chains, probes and windows, and the tokens that name them.
extension TagRegistry {
  /// A token for an object that an adapter holds weakly on the registry's behalf.
  ///
  /// A token keeps nothing alive. It must not name another object while the registry knows the
  /// token. So an adapter either numbers its objects itself, or makes tokens from objects and
  /// reports the end of each object.
  package struct Token<Named>: Hashable, Sendable, CustomStringConvertible {
    /// Distinguishes one token from another.
    package let number: UInt

    /// Creates a token from the adapter's own number, which it must never use twice.
    package init(number: UInt) { self.number = number }

    /// Creates the token of an object. The token is the same for as long as the object lives.
    package init(_ object: AnyObject) { number = UInt(bitPattern: ObjectIdentifier(object)) }

    /// The number after a number sign: `#12`.
    package var description: String { "#\(number)" }
  }

  /// The kinds of objects that tokens name, so that a view's token cannot be used as a window's.
  package enum Kind {
    package enum View {}
    package enum Window {}
    package enum Probe {}
    package enum Chain {}
  }

  /// Anything that can be first responder, or that contains the first responder.
  package typealias ViewID = Token<Kind.View>
  /// A window, which has one first responder (T4.4.1).
  package typealias WindowID = Token<Kind.Window>
  /// One use of a tag: the invisible view that looks for the tagged one.
  package typealias ProbeID = Token<Kind.Probe>
  /// A publisher of a value: all `ResponderChain` objects that share one value.
  ///
  /// No number is both a window's and a chain's, except that of a window's own chain,
  /// `ownChain(of:)`.
  package typealias ChainID = Token<Kind.Chain>

  struct Chain {
    /// The chain's undecided request.
    enum Pending: Equatable {
      /// The request waits for the view of its tag. The time is that of the first turn end since
      /// the request; nil until then.
      case waiting(AnyHashable, since: Moment?)
      /// The request waits for the framework's answer.
      case asked(Request)
    }

    var parent: ChainID?
    let order: Int
    /// Whether the app holds a `ResponderChain` object for this chain. While it does, the chain
    /// does not end.
    var isHeld = false
    /// The window that contains the chain itself; views with its tags may be in other windows.
    var home: WindowID?
    /// The windows that contain the chain itself, or the view of a probe that was announced in it
    /// or in a chain inside it, and how many of these each window contains.
    var windows: [WindowID: Int] = [:]
    /// The chains directly inside this one.
    var children: Set<ChainID> = []
    /// The probes that were announced in this chain itself.
    var probes: Set<ProbeID> = []
    /// The probes of this chain and of the chains inside it, by tag, earliest first.
    var tags: [AnyHashable: [ProbeID]] = [:]

    /// The value that was last reported to the chain's observers, or is about to be.
    var published: AnyHashable?
    /// The value that was last reported to the chain's observers.
    var told: AnyHashable?
    /// Whether a request left the chain without a first responder, and the chain's observers have
    /// yet to be notified.
    var isVacated = false
    var pending: Pending?
    /// The tag of the request that has just succeeded; nil once its value is published. If the view
    /// has several tags, this one counts.
    var wish: AnyHashable?
    var wantsAfterRetrying = false
    /// The failure of the last decided request; nil if that succeeded, or if there was none.
    var failure: (tag: AnyHashable?, reason: Failure)?
    /// The window in which one of the chain's requests for a tag last succeeded, and the registry's
    /// clock at that time.
    var success: (window: WindowID, stamp: Int)?
  }

  struct Probe {
    /// The state of the search for the view: not finished yet, found, found but deallocated since,
    /// or without a result.
    enum Search { case expected, found, lost, missing }

    var tag: AnyHashable
    var chain: ChainID
    /// When the probe was announced with its current tag and chain; the later of two duplicates
    /// wins.
    var order: Int
    var search = Search.expected
    /// Whether the view behind the probe may be another one than at the last search.
    var mustSearch = true
    var view: ViewID?
    /// The window of the view; nil without a view.
    var window: WindowID?
    /// Whether the probe was already reported as a duplicate.
    var isReported = false

    /// Whether the probe's view can be asked to become first responder, because it is in a window
    /// (flaw 2.4.8: without a window the answer means nothing).
    var isLive: Bool { window != nil }

    /// Whether the probe has found a view before that is now deallocated or in no window.
    var isAway: Bool { search == .lost || (view != nil && window == nil) }

    /// Returns whether a former state of the probe has the same order, and so the same tag and
    /// chain, and the same view and window, and so the same place in all indexes.
    func isPlacedLike(_ other: Probe) -> Bool {
      order == other.order && view == other.view && window == other.window
    }
  }

  /// A window that contains a chain or the view of a probe.
  struct Window {
    let order: Int
    /// The registry's clock when the window last became key; 0 for never.
    var keyStamp = 0
    /// How many chains are in the window, plus how many probes have their view in it; a probe
    /// counts once for every chain that sees it.
    var interest = 0
    /// The first responder and everything above it, as the framework last reported them.
    var path: [ViewID] = []
    /// For each chain with tagged views in the path, the one of them nearest to the first
    /// responder.
    var nearest: [ChainID: ViewID] = [:]
    /// The requests without an answer. While there are any, the first responder may be changing.
    var asks: Set<Request> = []
  }

  /// A request to the framework that waits for its answer.
  struct Ask {
    let chain: ChainID
    /// The requested tag; nil for a resignation.
    let tag: AnyHashable?
    let view: ViewID?
  }

  /// A request that failed, and whose failure is not reported yet.
  struct Verdict {
    let chain: ChainID
    let tag: AnyHashable?
    let failure: Failure
    /// What the chain was waiting for; if it now waits for something else, the verdict is obsolete.
    let pending: Chain.Pending
  }
}
