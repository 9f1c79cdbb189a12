// What goes into the registry and what comes out of it.
extension TagRegistry {
  /// Something that happened, as an adapter tells it.
  ///
  /// None of them can fail: an event about something the registry does not know changes nothing.
  package enum Event: Equatable {
    /// A chain of the app's came, inside another one that sees its tags as well. It is held until `chainLetGo`; repeating it changes
    /// nothing.
    case chainAdded(ChainID, inside: ChainID?)
    /// A chain that is known stands inside another one now.
    case chainEntered(ChainID, inside: ChainID)
    /// A window needs a chain of its own, `ownChain(of:)`, for what stands in no other. It ends with the last of that, unless the
    /// app holds it.
    case chainNeeded(of: WindowID)
    /// The app holds a chain, so that it does not end by itself.
    case chainHeld(ChainID)
    /// The app holds a chain no more: it ends when no probe and no chain is left inside it.
    case chainLetGo(ChainID)
    /// A chain moved into a window, or out of any.
    case chainMoved(ChainID, to: WindowID?)
    /// A chain went, and its probes with it.
    case chainGone(ChainID)

    /// A probe came or was updated: its tag's view is expected, or keeps its place under a new tag.
    case announced(ProbeID, tag: AnyHashable, in: ChainID)
    /// A probe was laid out or updated: another view may be behind it now.
    case laidOut(ProbeID)
    /// A probe found its view, in a window or not yet in one.
    case found(ProbeID, view: ViewID, in: WindowID?)
    /// A probe looked and there is nothing that could become first responder.
    case nothingFound(ProbeID)
    /// A probe went, and its tag with it; its view may still be there.
    case probeGone(ProbeID)

    /// A view moved into a window, or out of any.
    case viewMoved(ViewID, to: WindowID?)
    /// A view ended; its probes expect another.
    case viewLost(ViewID)

    /// A window became the one that gets the keys.
    case windowBecameKey(WindowID)
    /// A window closed or ended.
    case windowClosed(WindowID)
    /// The first responder of a window now, and everything above it, nearest first; empty if there is none.
    ///
    /// Costs one lookup for each entry, however many tags there are. Repeating it changes nothing.
    case firstResponder(in: WindowID, path: [ViewID])

    /// The app set the value of a chain: a tag, or nil for no first responder.
    case requested(AnyHashable?, by: ChainID)
    /// The app wants to be called when a chain's request is decided.
    case afterRetrying(ChainID)
    /// What the framework said to a request, and the path from that window's first responder now.
    case answered(Request, accepted: Bool, path: [ViewID])

    /// The run-loop turn in which `scheduleTurnEnd` came is over; the windows' first responders were told before.
    case turnEnded(at: Moment)
  }

  /// Something that an adapter is to do, in the order given, after `handle` returned.
  ///
  /// What an adapter does may call the app, and the app this registry; the effects of such a call are performed within it.
  /// An adapter asks `isDue(_:)` before each, so that nothing older is performed after them.
  package enum Effect: Equatable {
    /// Ask a view to become first responder, making its window key where the framework wants that, then send `answered`.
    case becomeFirstResponder(ViewID, Request)
    /// Ask the first responder of the request's window to resign, then send `answered`.
    case resign(Request)
    /// The framework confirmed another value for a chain: tell its observers, whose answer is `firstResponder(of:)`.
    case publish(AnyHashable?, to: ChainID)
    /// The tags that a chain can choose from may have changed: tell its observers. Once a turn at most.
    case tagsChanged(ChainID)
    /// A request came to nothing; the value is what it was, or what is true now. A nil tag is a refused resignation.
    case failed(AnyHashable?, Failure, by: ChainID)
    /// A request succeeded after one that came to nothing.
    case failureCleared(ChainID)
    /// Run and forget the blocks that wait for a chain's request.
    case runAfterRetrying(ChainID)
    /// Send `turnEnded` when the present run-loop turn is over; while a request waits, when the next frame's is. Not repeated
    /// before that.
    case scheduleTurnEnd
    /// Watch a window: tell now whether it is key, and from this turn's end on each change of its first responder. Not that one now,
    /// as it is published at once, and SwiftUI may be updating its views.
    case watch(WindowID)
    /// Stop watching a window: no chain has anything in it.
    case unwatch(WindowID)
    /// Forget a view: no probe lies over it any more.
    case viewUntagged(ViewID)
    /// A chain ended by itself: forget it, and run the blocks that wait for its request when this turn is over.
    case chainEnded(ChainID)
    /// Record a mistake of the app's.
    case diagnose(Diagnosis)

    /// Whether performing it leads back to the registry, in most cases.
    var callsBack: Bool {
      switch self {
      case .becomeFirstResponder, .resign, .runAfterRetrying, .watch: true
      case .publish, .tagsChanged, .failed, .failureCleared, .scheduleTurnEnd, .unwatch,
        .viewUntagged, .chainEnded, .diagnose:
        false
      }
    }
  }

  /// One question to the framework; an adapter hands it back with the answer.
  package struct Request: Hashable, Sendable {
    /// What tells one question from another.
    package let number: Int
    /// The window whose first responder is to change.
    package let window: WindowID
  }

  /// Why a request of the app came to nothing.
  package enum Failure: String, Equatable, Codable, Sendable {
    /// No view announced this tag soon enough (`Moment.Soon`).
    case unknown
    /// The tag was announced, but its view is late: soon enough it was in no window, or could not become first responder.
    case notFound
    /// Another request of the same chain came before this one was decided.
    case overtaken
    /// The framework was asked, and the first responder is not what was asked for.
    case refused
    /// The chain ended before this one was decided.
    case ended
  }

  /// When a turn ended, as an adapter knows it: on any clock that only runs forward, and in frames that were shown meanwhile.
  package struct Moment: Equatable, Sendable {
    /// Seconds.
    package var seconds: Double
    /// Frames, counted from anywhere.
    package var frames: Int

    package init(seconds: Double, frames: Int) {
      self.seconds = seconds
      self.frames = frames
    }

    /// What "soon" means wherever the package waits for a view: the one place of the number.
    ///
    /// A turn of the run loop is not a frame, and how many turns lie between a change and its layout is not established (truths
    /// T4.19.6, T4.20.22): so the wait is counted in time, and lasts some frames where time runs and frames do not, as in a
    /// process that was stopped.
    package enum Soon {
      /// Seconds.
      package static let longest = 0.5
      /// Frames.
      package static let fewestFrames = 2
    }

    /// Whether what was expected soon at the earlier moment is late by now.
    package func isLate(since start: Moment) -> Bool {
      seconds - start.seconds >= Soon.longest && frames - start.frames >= Soon.fewestFrames
    }
  }
}
