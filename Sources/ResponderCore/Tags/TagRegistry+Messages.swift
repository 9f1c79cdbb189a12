// The events and effects of the registry.
extension TagRegistry {
  /// Something that happened, as an adapter reports it.
  ///
  /// No event can fail: the registry adds a chain or a probe that an event introduces, and ignores
  /// an event about anything else that it does not know.
  package enum Event: Equatable {
    /// The app added a chain, perhaps inside another one, which then also sees the tags of the
    /// added one. The chain is held until `chainLetGo`. Repeating the event changes nothing.
    case chainAdded(ChainID, inside: ChainID?)
    /// A known chain moved into another one.
    case chainEntered(ChainID, inside: ChainID)
    /// A window needs a chain of its own, `ownChain(of:)`, for everything in it that is in no other
    /// chain. The chain ends when it becomes empty, unless the app holds it.
    case chainNeeded(of: WindowID)
    /// The app holds an object of a chain, so that the chain does not end.
    case chainHeld(ChainID)
    /// The app no longer holds an object of a chain. The chain ends when no probe and no chain is
    /// left inside it.
    case chainLetGo(ChainID)
    /// A chain moved into a window, or out of its window.
    case chainMoved(ChainID, to: WindowID?)
    /// A chain ended, and its probes with it.
    case chainGone(ChainID)

    /// A probe appeared, or has another tag or chain. The registry then expects a new probe to find
    /// a view; a known probe keeps the view that it has found.
    case announced(ProbeID, tag: AnyHashable, in: ChainID)
    /// A probe was laid out or updated: another view may be behind it now.
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
    ///
    /// The cost depends on the length of the path, not on the number of tags. Repeating the event
    /// changes nothing.
    case firstResponder(in: WindowID, path: [ViewID])

    /// The app set the value of a chain: a tag, or nil for no first responder.
    case requested(AnyHashable?, by: ChainID)
    /// The app requested a callback for the moment when a chain's request is decided.
    case afterRetrying(ChainID)
    /// The framework answered a request. The path is the one of `firstResponder(in:path:)`, for the
    /// request's window after the answer.
    case answered(Request, accepted: Bool, path: [ViewID])

    /// A run loop turn has ended. The adapter may send this event after any turn, and must send it
    /// after `scheduleTurnEnd`, at the time that the effect names. Before this event, the adapter
    /// has reported the first responder of each watched window.
    case turnEnded(at: Moment)
  }

  /// Something for an adapter to do, in the given order, after `handle` has returned.
  ///
  /// Performing an effect may call app code, which may call this registry. The adapter performs the
  /// effects of such a nested call at once, before the remaining effects of the outer one. It calls
  /// `isDue(_:)` before each effect, so that no effect that has become obsolete is performed.
  package enum Effect: Equatable {
    /// Ask a view to become first responder, making its window key if the framework requires it;
    /// then send `answered`.
    case becomeFirstResponder(ViewID, Request)
    /// Ask the first responder of the request's window to resign; then send `answered`.
    case resign(Request)
    /// Notify a chain's observers of the value that the framework confirmed, which
    /// `firstResponder(of:)` returns.
    case publish(AnyHashable?, to: ChainID)
    /// Notify a chain's observers that its available tags may have changed; at most once a turn.
    case tagsChanged(ChainID)
    /// Report that a request failed. The chain's value stays as it was, or changes to the actual
    /// state. If the tag is nil, the app had requested a resignation.
    case failed(AnyHashable?, Failure, by: ChainID)
    /// Report that a request succeeded after a failed one.
    case failureCleared(ChainID)
    /// Run and release the blocks that wait for a chain's request.
    case runAfterRetrying(ChainID)
    /// Send `turnEnded` when the current run loop turn ends, or, while a request waits, when the
    /// turn of the next frame ends. The effect is not repeated before that.
    case scheduleTurnEnd
    /// Watch a window: report now whether it is key, and every change of its first responder from
    /// the end of this turn on. The current first responder is not reported now, because the
    /// registry would publish it at once, and SwiftUI may be updating its views.
    case watch(WindowID)
    /// Stop watching a window that was closed, or that contains neither a chain nor the view of a
    /// probe any more.
    case unwatch(WindowID)
    /// Forget a view, over which no probe lies any more.
    case viewUntagged(ViewID)
    /// Forget a chain that has ended because nothing uses it any more. At the end of this turn, run
    /// the blocks that wait for its request.
    case chainEnded(ChainID)
    /// Record a mistake of the app, and the view that it is about.
    case diagnose(Diagnosis, about: ViewID)

    /// Whether performing the effect usually calls the registry back.
    var callsBack: Bool {
      switch self {
      case .becomeFirstResponder, .resign, .runAfterRetrying, .watch: true
      case .publish, .tagsChanged, .failed, .failureCleared, .scheduleTurnEnd, .unwatch,
        .viewUntagged, .chainEnded, .diagnose:
        false
      }
    }
  }

  /// A request to the framework; the adapter returns it with the answer.
  package struct Request: Hashable, Sendable {
    /// Distinguishes one request from another.
    package let number: Int
    /// The window whose first responder is to change.
    package let window: WindowID
  }

  /// Why a request of the app failed.
  package enum Failure: String, Equatable, Codable, Sendable {
    /// No probe announced this tag within `Moment.Soon`, or the probes that announced it found no
    /// view that could become first responder.
    case unknown
    /// The tag was announced, but its view was in no window within `Moment.Soon`.
    case notFound
    /// Another request of the same chain replaced this one before it was decided.
    case overtaken
    /// The framework was asked to change the first responder, but the first responder did not
    /// change as requested.
    case refused
    /// The chain ended before this request was decided.
    case ended
  }

  /// When a turn ended, on any clock that only runs forward, and how many frames were shown by
  /// then.
  package struct Moment: Equatable, Sendable {
    package var seconds: Double
    /// The number of frames shown since any start.
    package var frames: Int

    package init(seconds: Double, frames: Int) {
      self.seconds = seconds
      self.frames = frames
    }

    /// How long the package waits for a view: until both limits have been reached.
    ///
    /// A turn of the run loop is not a frame, and how many turns lie between a change and its
    /// layout is not established (truths T4.19.6, T4.20.22). So the wait is measured in time. It
    /// also lasts a minimum number of frames, because time can pass without frames, for example
    /// while the process is stopped.
    package enum Soon {
      /// The shortest time that the wait lasts, in seconds.
      package static let longest = 0.5
      /// The minimum number of frames that the wait lasts.
      package static let fewestFrames = 2
    }

    /// Returns whether a wait that began at an earlier moment is over at this one.
    package func isLate(since start: Moment) -> Bool {
      seconds - start.seconds >= Soon.longest && frames - start.frames >= Soon.fewestFrames
    }
  }
}

/// Why a requested view with a tag is not first responder.
public enum TagFailureReason: String, Hashable, Codable, Sendable, CaseIterable {
  /// No view that can become first responder has the tag, and none appeared within half a second,
  /// or within two frames if they take longer. The tag may be misspelt or used in another reader.
  case unknown
  /// A view with the tag was expected, or was found before, but it was in no window for half a
  /// second, or for two frames if they take longer.
  case late
  /// UIKit or AppKit was asked to make the view first responder, but the view refused, or the
  /// previous first responder did not resign.
  case refused
  /// Another request of the same chain replaced this one before it was decided.
  case overtaken
}

extension TagRegistry.Failure {
  /// The reason that clients receive; nil if the chain ended with its request, because no client is
  /// left to receive a reason.
  package var reason: TagFailureReason? {
    switch self {
    case .unknown: .unknown
    case .notFound: .late
    case .refused: .refused
    case .overtaken: .overtaken
    case .ended: nil
    }
  }
}
