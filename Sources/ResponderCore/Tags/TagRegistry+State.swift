// What the registry knows of each thing, and the names it knows them by.
extension TagRegistry {
  /// The name of something that an adapter holds, weakly, on the registry's behalf.
  ///
  /// A token keeps nothing alive. It must not come to name another thing while the registry still knows it: an adapter
  /// either numbers its things itself, or makes tokens from objects and reports each object's end.
  package struct Token<Named>: Hashable, Sendable, CustomStringConvertible {
    /// What tells one token from another.
    package let number: UInt

    /// Makes a token from a number of the adapter's own, one that it never gives twice.
    package init(number: UInt) { self.number = number }

    /// Makes the token of an object, the same one each time as long as the object lives.
    package init(_ object: AnyObject) { number = UInt(bitPattern: ObjectIdentifier(object)) }

    /// The number alone.
    package var description: String { "#\(number)" }
  }

  /// The kinds of things that tokens name, so that a view's token is never taken for a window's.
  package enum Kind {
    package enum View {}
    package enum Window {}
    package enum Probe {}
    package enum Chain {}
  }

  /// Anything that can be first responder, or that contains it.
  package typealias ViewID = Token<Kind.View>
  /// A window: it has one first responder (T4.4.1).
  package typealias WindowID = Token<Kind.Window>
  /// One use of a tag: the invisible view that looks for the tagged one.
  package typealias ProbeID = Token<Kind.Probe>
  /// What publishes a value: all `ResponderChain` objects with one and the same value. No number is both a window's and a chain's,
  /// but for a window's own chain, `ownChain(of:)`.
  package typealias ChainID = Token<Kind.Chain>

  struct Chain {
    /// What the app asked for and what is not decided yet.
    enum Pending: Equatable {
      /// For the view of a tag, since the end of the turn that it was asked for in.
      case waiting(AnyHashable, since: Moment?)
      /// For the framework's answer.
      case asked(Request)
    }

    var parent: ChainID?
    let order: Int
    /// Whether the app has an object of it, so that it does not end by itself.
    var isHeld = false
    /// The window in which it stands itself.
    var home: WindowID?
    /// The windows in which it has something, and how many things.
    var windows: [WindowID: Int] = [:]
    /// The chains directly inside it, and the probes that were announced in it itself.
    var children: Set<ChainID> = []
    var probes: Set<ProbeID> = []
    /// Its probes and those of the chains inside it, the earliest first.
    var tags: [AnyHashable: [ProbeID]] = [:]

    /// What its observers were told last, or are to be told.
    var published: AnyHashable?
    /// What they were told last.
    var told: AnyHashable?
    /// Whether a request was decided and there is no first responder now, while the observers are still to be told.
    var isVacated = false
    var pending: Pending?
    /// The tag that was asked for last: of several tags of one view, the one to name.
    var wish: AnyHashable?
    var wantsAfterRetrying = false
    /// The last request, where it came to nothing.
    var failure: (tag: AnyHashable?, reason: Failure)?
    /// The window in which its last request succeeded, and when.
    var success: (window: WindowID, stamp: Int)?
  }

  struct Probe {
    /// How far the search for the view has come.
    enum Search { case expected, found, lost, missing }

    var tag: AnyHashable
    var chain: ChainID
    /// When it was announced; the later of two duplicates wins.
    var order: Int
    var search = Search.expected
    /// Whether another view may be behind it than at the last search.
    var mustSearch = true
    var view: ViewID?
    var window: WindowID?
    /// Whether it was named as a duplicate already.
    var isReported = false

    /// Whether its view can be asked: it is in a window (flaw 2.4.8: outside of one the answer means nothing).
    var isLive: Bool { view != nil && window != nil }

    /// Whether its view was there and is not.
    var isAway: Bool { search == .lost || (view != nil && window == nil) }

    /// Whether both are found by the same chain, tag, view and window, at the same place among others.
    func isPlacedLike(_ other: Probe) -> Bool {
      tag == other.tag && chain == other.chain && order == other.order && view == other.view
        && window == other.window
    }
  }

  /// A window in which a chain has something.
  struct Window {
    let order: Int
    /// When it last became key, 0 for never.
    var keyStamp = 0
    /// How many probes and chains are in it, each counted for every chain that sees it.
    var interest = 0
    /// The first responder and everything above it, as the framework said last.
    var path: [ViewID] = []
    /// For each chain that has one in the path, the tagged view nearest to the first responder.
    var nearest: [ChainID: ViewID] = [:]
    /// Questions without an answer. Until then the first responder may be on its way somewhere.
    var asks: Set<Request> = []
  }

  /// A question to the framework that waits for its answer.
  struct Ask {
    let chain: ChainID
    /// The tag that was asked for; nil for a resignation.
    let tag: AnyHashable?
    let view: ViewID?
  }

  /// A request that came to nothing.
  struct Verdict {
    let chain: ChainID
    let tag: AnyHashable?
    let failure: Failure
    /// What the chain was waiting for; if it waits for something else now, the verdict is out of date.
    let pending: Chain.Pending
  }
}
