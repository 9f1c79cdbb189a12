#if canImport(SwiftUI) && canImport(UIKit)
  internal import SwiftUI
  internal import UIKit

  /// Gives the scroll view behind a SwiftUI view a behaviour for as long as both exist, even if the
  /// scroll view appears later or replaces another one.
  ///
  /// At the end of a run loop turn, the probe searches if something visible differs from the last
  /// search, and otherwise up to four times a second, because a list may appear without a difference.
  struct ScrollProbe {
    /// Identifies the behaviour. If the key changes, a new behaviour replaces the old one.
    let key: AnyHashable
    /// Whether the behaviour decides about the focus at the end of a drag.
    var judgesDrags = false
    let install: (UIScrollView) -> BehaviorToken

    final class ProbeView: PlatformProbe, ModifierProbe {
      private var behavior: ScrollProbe?
      private weak var scrollView: UIScrollView?
      private var token: BehaviorToken?
      #if !os(tvOS) && !os(visionOS)
        /// The dismiss mode that `.none` replaces; nil if the probe has replaced none, or if SwiftUI
        /// or the app has chosen another one since.
        private var dismissMode: UIScrollView.KeyboardDismissMode?
      #endif
      private var client: TurnClient?
      /// Whether the behaviour of the current key is not installed yet. The probe installs it at
      /// the end of the turn.
      private var isOutdated = false
      /// The state after the last search.
      private var lastState: ProbeState?
      /// The time at which several scroll views began to match equally, in seconds; nil if they do
      /// not.
      private var severalSince: TimeInterval?
      private var hasReported = false
      /// The times of the first and the last search since the probe entered its window, in seconds;
      /// nil before the first.
      private var searched: (first: TimeInterval, last: TimeInterval)?
      private var hasFound = false
      /// Whether the probe was ever in a window long enough to find a scroll view.
      private var hasWaited = false
      private let reminder = TurnReminder()

      /// The least time between two searches while nothing visible changes, in seconds.
      private static let interval: TimeInterval = 0.25
      /// The time after which several matching lists are no longer a transition, in seconds.
      private static let lasting: TimeInterval = 0.5
      /// The time, in seconds, after which a probe has waited long enough for a scroll view.
      private static let patience: TimeInterval = 2

      func update(_ value: ScrollProbe, in environment: EnvironmentValues) {
        if value.key != behavior?.key { isOutdated = true }
        behavior = value
      }

      override func end() {
        leave()
        if hasWaited, !hasFound {
          ResponderLog.once("scrollProbe.none") {
            "A view modifier that anchors or dismisses needs a list or scroll view behind or "
              + "around it, and found none."
          }
        }
      }

      private func leave() {
        if let searched, CACurrentMediaTime() - searched.first > Self.patience { hasWaited = true }
        client = nil
        reminder.drop()
        detach()
        (lastState, searched, severalSince) = (nil, nil, nil)
      }

      // MARK: Searching

      /// Called at the end of every turn while the probe is in a window. An idle run loop has no
      /// turns.
      private func settled() {
        guard let behavior else { return }
        let state = ProbeState(of: scrollView, from: self)
        let isNew = state != lastState
        if isNew || isDue {
          // More changes may follow this one, so the reminder causes another turn.
          if isNew { reminder.put(off: Self.interval) }
          look()
          lastState = ProbeState(of: scrollView, from: self)
        }
        holdDismissMode()
        guard isOutdated, let scrollView else { return }
        isOutdated = false
        token = behavior.install(scrollView)
      }

      /// Whether another search is due. The interval is slightly shorter than the reminder's, so
      /// that an inaccurate reminder does not matter.
      private var isDue: Bool {
        searched.map { CACurrentMediaTime() - $0.last > Self.interval - 0.01 } ?? true
      }

      private func look() {
        guard let search = ScrollSearch(from: self) else {
          // A collapsed probe keeps a scroll view in the same window until the probe has a size
          // again; an earlier ambiguity no longer counts.
          severalSince = nil
          if scrollView?.window !== window { detach() }
          return
        }
        let now = CACurrentMediaTime()
        searched = (searched?.first ?? now, now)
        let found = search.found
        hasFound = hasFound || !found.isEmpty
        noteSeveral(found.count, at: now)
        guard found.count == 1 else {
          // The probe keeps a scroll view in the same window, because the search may fail for a
          // moment: the keyboard makes the list smaller before the list gets its inset.
          if scrollView?.window !== window { detach() }
          return
        }
        guard found[0] !== scrollView else { return }
        detach()
        scrollView = found[0]
      }

      private func detach() {
        token?.cancel()
        token = nil
        releaseDismissMode()
        scrollView = nil
        isOutdated = true
      }

      /// Reports, once for each probe, that several scroll views match equally for longer than a
      /// transition takes.
      private func noteSeveral(_ count: Int, at now: TimeInterval) {
        guard count > 1, !hasReported else {
          severalSince = nil
          return
        }
        let since = severalSince ?? now
        severalSince = since
        guard now - since >= Self.lasting else { return reminder.put(off: Self.lasting) }
        hasReported = true
        ResponderLog.once("scrollProbe.several") {
          "A view with dismissesFirstResponder or keyboardAnchor holds \(count) scroll views that "
            + "cannot be told apart. Write the modifier on the list that should have the behaviour."
        }
        BehaviorReports.send(.mistake(.ambiguousScrollView(count: count)), about: self)
      }

      /// Keeps the list from dismissing the keyboard as soon as a drag begins, as SwiftUI lists do by
      /// default from iOS 16 (T4.20.1), so that the package decides when the drag ends (T4.20.2).
      /// Called at the end of each turn: SwiftUI may have set the mode again.
      ///
      /// This acts only while the first responder is inside the list, and changes no dismiss mode in
      /// which the keyboard follows the finger.
      private func holdDismissMode() {
        #if !os(tvOS) && !os(visionOS)
          guard behavior?.judgesDrags == true, let scrollView else { return }
          guard scrollView.fieldInside != nil else { return releaseDismissMode() }
          let mode = scrollView.keyboardDismissMode
          if mode == .onDrag || mode == .onDragWithAccessory {
            dismissMode = mode
            scrollView.keyboardDismissMode = .none
          } else if mode != .none {
            dismissMode = nil
          }
        #endif
      }

      private func releaseDismissMode() {
        #if !os(tvOS) && !os(visionOS)
          if let dismissMode, let scrollView, scrollView.keyboardDismissMode == .none {
            scrollView.keyboardDismissMode = dismissMode
          }
          dismissMode = nil
        #endif
      }

      override func movedToWindow() {
        guard window != nil else { return leave() }
        client = client ?? TurnClient(settled: { [weak self] in self?.settled() })
      }
    }
  }

  /// A state that is cheap to compare at the end of a turn. While it is unchanged, the modified
  /// view usually still has the same scroll view.
  private struct ProbeState: Equatable {
    let isCollapsed: Bool
    /// Nil if there is no scroll view, or if it is outside the probe's window. The other values
    /// about the scroll view then say nothing.
    private(set) var kind: ScrollCandidate.Kind?
    private(set) var isAround = false
    /// The scroll view's frame in the probe's coordinates; zero if the probe is inside it.
    private(set) var frame = CGRect.zero
    private(set) var isShown = false
    /// A hash of the subviews of each view around the probe, from the inside out, up to the nearest
    /// scroll view.
    let views: Int

    @MainActor
    init(of scrollView: UIScrollView?, from probe: UIView) {
      isCollapsed = probe.isCollapsed
      var views = Hasher()
      var view = probe.superview
      while let outer = view, !(outer is UIScrollView) {
        for subview in outer.subviews { views.combine(ObjectIdentifier(subview)) }
        view = outer.superview
      }
      self.views = views.finalize()
      guard let scrollView, scrollView.window === probe.window else { return }
      kind = scrollView.kindOfCandidate
      isAround = probe.isDescendant(of: scrollView)
      if !isAround { frame = scrollView.convert(scrollView.bounds, to: probe) }
      isShown = sequence(first: scrollView as UIView, next: \.superview)
        .allSatisfy { !$0.isHidden && $0.alpha > 0 }
    }
  }

  /// Finds the scroll view to which a probe's modifier applies. It collects the candidates around
  /// and beside the probe, and `ScrollChoice` decides.
  @MainActor
  struct ScrollSearch {
    private var scrollViews: [UIScrollView] = []
    private var candidates: [ScrollCandidate] = []
    private let place: CGRect

    /// Returns nil if the probe is outside a window or has no size. A probe keeps its last frame
    /// when SwiftUI leaves it without a size (T4.20.16), so the size of the view around it counts
    /// too.
    init?(from probe: UIView) {
      guard probe.window != nil, !probe.isCollapsed else { return nil }
      place = probe.placeInWindow
      var (inner, steps, isAtEdge) = (probe, 1, false)
      while let outer = inner.superview {
        // The modified view is inside the nearest scroll view around the probe, and inside the view
        // of the nearest controller. So siblings farther out are no candidates.
        isAtEdge = isAtEdge || inner.ownController != nil
        var side = ScrollCandidate.Side.before
        for sibling in isAtEdge ? [] : outer.subviews {
          if sibling === inner { side = .after } else { collect(in: sibling, side, steps) }
        }
        if let scrollView = outer as? UIScrollView {
          add(scrollView, .around, steps)
          isAtEdge = true
        }
        inner = outer
        steps += 1
      }
    }

    /// The chosen scroll view, no scroll view, or all that match equally.
    var found: [UIScrollView] {
      ScrollChoice.indices(for: place, among: candidates).map { scrollViews[$0] }
    }

    /// Adds a view to the candidates if it is a scroll view, and otherwise the scroll views inside
    /// it, unless the view has a size and lies outside the probe's place.
    private mutating func collect(in view: UIView, _ side: ScrollCandidate.Side, _ steps: Int) {
      guard !view.isHidden, view.alpha > 0, !(view is UIControl) else { return }
      if let scrollView = view as? UIScrollView { return add(scrollView, side, steps) }
      let frame = view.placeInWindow
      guard frame.isEmpty || frame.overlaps(place) else { return }
      for subview in view.subviews { collect(in: subview, side, steps) }
    }

    private mutating func add(
      _ scrollView: UIScrollView, _ side: ScrollCandidate.Side, _ steps: Int
    ) {
      let inner = scrollView.bounds.inset(by: Insets(scrollView.adjustedContentInset))
      scrollViews.append(scrollView)
      candidates.append(
        ScrollCandidate(
          kind: scrollView.kindOfCandidate, side: side, steps: steps,
          frame: scrollView.placeInWindow, inner: scrollView.convert(inner, to: nil)))
    }
  }

  extension UIView {
    /// Whether the probe, or the view that SwiftUI puts around it, has no size.
    var isCollapsed: Bool { bounds.isEmpty || superview?.bounds.isEmpty ?? true }
  }

  extension UIScrollView {
    var kindOfCandidate: ScrollCandidate.Kind {
      if self is UITextView { return .text }
      let isSideways = contentSize.width > bounds.width && contentSize.height <= bounds.height
      return isSideways || stopsAtPages ? .sideways : .list
    }
  }
#endif
