#if canImport(UIKit) || canImport(AppKit)
  internal import ResponderCore
  #if canImport(UIKit)
    package import UIKit
  #endif

  /// The work that one part of this package does in the beats of ``TurnClock``.
  ///
  /// The clock calls a client until the client's owner releases it or calls `end()`.
  @MainActor
  package final class TurnClient {
    /// The work in each beat. The clock calls `frame` only while `needsFrames` is true.
    package struct Beats {
      package var changed: (@MainActor () -> Void)?
      /// Writes the values that must appear with this frame. It skips values that are already set.
      package var place: (@MainActor () -> Void)?
      /// Returns, after everything was laid out, whether the values that `place` wrote are still
      /// right.
      package var isPlaced: (@MainActor () -> Bool)?
      package var settled: (@MainActor () -> Void)?
      package var frame: (@MainActor () -> Void)?

      package init(
        changed: (@MainActor () -> Void)? = nil, place: (@MainActor () -> Void)? = nil,
        isPlaced: (@MainActor () -> Bool)? = nil, settled: (@MainActor () -> Void)? = nil,
        frame: (@MainActor () -> Void)? = nil
      ) {
        self.changed = changed
        self.place = place
        self.isPlaced = isPlaced
        self.settled = settled
        self.frame = frame
      }
    }

    /// How many times in a row a client places its values again before it logs that they are wrong.
    private static let patience = 2

    private var beats: Beats
    private var isBeingTold = false
    private var mends = 0
    #if canImport(UIKit)
      private let placeLayer = PlaceLayer()
      private weak var placeWindow: UIWindow?
    #endif
    /// Whether the client needs frames, even if nothing else does.
    package var needsFrames = false {
      didSet { if needsFrames != oldValue { TurnClock.shared.updateLink() } }
    }

    package init(_ beats: Beats) {
      self.beats = beats
      #if canImport(UIKit)
        placeLayer.onLayout = { [weak self] in self?.placeNow() }
      #endif
      TurnClock.shared.add(self)
    }

    /// Ends the client; the clock does not call it again.
    package func end() {
      beats = Beats()
      needsFrames = false
      #if canImport(UIKit)
        placeLayer.removeFromSuperlayer()
      #endif
      TurnClock.shared.remove(self)
    }

    var changed: (@MainActor () -> Void)? { beats.changed }
    var frame: (@MainActor () -> Void)? { beats.frame }

    /// Runs the client's work in a beat, unless its work in another beat is still running.
    func run(_ beat: (TurnClient) -> Void) {
      guard !isBeingTold else { return }
      isBeingTold = true
      beat(self)
      isBeingTold = false
    }

    func settle() {
      mendIfNeeded()
      beats.settled?()
    }

    // MARK: Place

    private func mendIfNeeded() {
      #if canImport(UIKit)
        // The requested *place* beat is still to come, and may correct the values.
        if isPlaceAsked { return }
      #endif
      guard let isPlaced = beats.isPlaced, !isPlaced() else {
        mends = 0
        return
      }
      mends += 1
      #if canImport(UIKit)
        if mends <= Self.patience {
          needsPlace(in: placeWindow)
          // If the system commits from a run loop observer, that observer has already run in this
          // turn. So the run loop needs another turn.
          return TurnClock.shared.wake()
        }
      #endif
      ResponderLog.once("turn.misplaced") {
        "A layout set during the commit was wrong afterwards, \(mends) times in a row. "
          + "The package sets it again after the next change."
      }
    }

    #if canImport(UIKit)
      /// Requests a *place* beat in the next layout of a window, usually in the next commit, which
      /// the request causes. A window that is not on the screen has no such beat.
      package func needsPlace(in window: UIWindow?) {
        guard let window, window.isInForeground, beats.place != nil else { return }
        placeWindow = window
        if placeLayer.superlayer !== window.layer { window.layer.addSublayer(placeLayer) }
        placeLayer.setNeedsLayout()
      }

      /// Lays out the window now; a requested *place* beat still comes in the commit.
      package func layOut(_ window: UIWindow) {
        let wasAsked = isPlaceAsked
        window.layoutIfNeeded()
        if wasAsked { needsPlace(in: placeWindow) }
      }

      /// Whether a *place* beat is requested that has not run yet.
      private var isPlaceAsked: Bool {
        guard placeLayer.superlayer != nil, let placeWindow else { return false }
        return !placeWindow.isHidden && placeWindow.isInForeground
      }

      private func placeNow() {
        for view in placeWindow?.subviews ?? [] { view.layoutIfNeeded() }
        TurnClock.shared.place { run { $0.beats.place?() } }
      }
    #endif
  }
#endif
