#if canImport(SwiftUI) && canImport(UIKit)
  internal import ResponderCore
  internal import SwiftUI
  internal import UIKit

  /// Gives the scroll view behind a SwiftUI view a behaviour for as long as both exist. The probe
  /// finds a scroll view that appears later or replaces another one.
  ///
  /// At the end of each run loop turn, the probe compares two things with those at the last search:
  /// the state of the scroll view, such as its frame, and the subviews of each view around the
  /// probe up to the nearest scroll view. The cost grows with the number of these subviews. If
  /// something differs, the probe searches for the scroll view, and once more a quarter of a second
  /// later.
  /// Because a list may appear without such a difference, the probe also searches up to four times
  /// a second while there are turns.
  struct ScrollProbe: UIViewRepresentable {
    /// Identifies the behaviour. If the key changes, a new behaviour replaces the old one.
    let key: AnyHashable
    /// Whether the behaviour decides about the focus at the end of a drag.
    var judgesDrags = false
    let install: (UIScrollView) -> BehaviorToken

    final class ProbeView: UIView {
      private var key: AnyHashable?
      private var install: ((UIScrollView) -> BehaviorToken)?
      private var judgesDrags = false
      private weak var scrollView: UIScrollView?
      private var token: BehaviorToken?
      private var hold: DragDismissalHold?
      private var client: TurnClient?
      /// Whether the behaviour of the current key is not installed yet. The probe installs it at
      /// the end of the turn. The new behaviour then replaces that of an earlier key, if there is
      /// one, and the replacement does not move the list.
      private var isOutdated = false
      /// The state after the last search.
      private var lastSight: Sight?
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

      func update(
        _ key: AnyHashable, judgesDrags: Bool = false,
        _ install: @escaping (UIScrollView) -> BehaviorToken
      ) {
        self.install = install
        self.judgesDrags = judgesDrags
        guard self.key != key else { return }
        self.key = key
        isOutdated = true
      }

      /// Called when SwiftUI removes the modifier.
      func end() {
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
        (lastSight, searched, severalSince) = (nil, nil, nil)
      }

      // MARK: Searching

      /// Called at the end of every turn while the probe is in a window. An idle run loop has no
      /// turns.
      private func settled() {
        guard let install else { return }
        let sight = Sight(of: scrollView, from: self)
        let isNew = sight != lastSight
        if isNew || isDue {
          // More changes may follow this one, so the reminder causes another turn.
          if isNew { reminder.put(off: Self.interval) }
          look()
          lastSight = Sight(of: scrollView, from: self)
        }
        hold?.look()
        guard isOutdated, let scrollView else { return }
        isOutdated = false
        token = install(scrollView)
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
        if judgesDrags { hold = DragDismissalHold(found[0]) }
      }

      private func detach() {
        token?.cancel()
        token = nil
        hold?.end()
        hold = nil
        scrollView = nil
        isOutdated = true
      }

      /// Reports, once for each probe, that several scroll views match equally. They must have done
      /// so for `lasting` seconds, because they may match for a moment in a transition.
      private func noteSeveral(_ count: Int, at now: TimeInterval) {
        guard count > 1, !hasReported else {
          severalSince = nil
          return
        }
        let since = severalSince ?? now
        severalSince = since
        guard now - since >= Self.lasting else { return reminder.put(off: Self.lasting) }
        hasReported = true
        let diagnosis = Diagnosis.ambiguousScrollView(count: count)
        ResponderLog.once("scrollProbe.several") { "\(diagnosis.sentence) \(diagnosis.fix)" }
        BehaviorReports.send(.diagnosis(diagnosis), about: self)
      }

      nonisolated override func didMoveToWindow() {
        MainActor.nowOrLater {
          super.didMoveToWindow()
          self.movedToWindow()
        }
      }

      private func movedToWindow() {
        guard window != nil else { return leave() }
        client = client ?? TurnClient(.init(settled: { [weak self] in self?.settled() }))
      }
    }

    func makeUIView(context: Context) -> ProbeView {
      let view = ProbeView()
      view.isUserInteractionEnabled = false
      return view
    }

    func updateUIView(_ view: ProbeView, context: Context) {
      view.update(key, judgesDrags: judgesDrags, install)
    }

    static func dismantleUIView(_ view: ProbeView, coordinator: ()) {
      view.end()
    }
  }

  /// A state that is cheap to compare at the end of a turn. While it is unchanged, the modified
  /// view usually still has the same scroll view.
  private struct Sight: Equatable {
    /// The scroll view's relation to the probe.
    struct Found: Equatable {
      let isAround: Bool
      /// The scroll view's frame in the probe's coordinates; zero if the probe is inside the scroll
      /// view. When a view around both scrolls, this frame does not change.
      let frame: CGRect
      let kind: ScrollCandidate.Kind
      let isShown: Bool
    }

    let isCollapsed: Bool
    /// Nil if there is no scroll view, or if it is outside the probe's window.
    let found: Found?
    /// A hash of the subviews of each view around the probe, from the inside out, up to the nearest
    /// scroll view.
    let views: Int

    @MainActor
    init(of scrollView: UIScrollView?, from probe: UIView) {
      isCollapsed = probe.isCollapsed
      found = scrollView.flatMap { $0.window === probe.window ? Found($0, from: probe) : nil }
      var views = Hasher()
      var view = probe.superview
      while let outer = view, !(outer is UIScrollView) {
        for subview in outer.subviews { views.combine(ObjectIdentifier(subview)) }
        view = outer.superview
      }
      self.views = views.finalize()
    }
  }

  extension Sight.Found {
    @MainActor
    fileprivate init(_ scrollView: UIScrollView, from probe: UIView) {
      isAround = probe.isDescendant(of: scrollView)
      frame = isAround ? .zero : scrollView.convert(scrollView.bounds, to: probe)
      kind = scrollView.kindOfCandidate
      isShown = sequence(first: scrollView as UIView, next: \.superview)
        .allSatisfy { !$0.isHidden && $0.alpha > 0 }
    }
  }
#endif
