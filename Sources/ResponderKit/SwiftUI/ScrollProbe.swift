#if canImport(SwiftUI) && canImport(UIKit)
  internal import ResponderCore
  internal import SwiftUI
  internal import UIKit

  /// Gives the scroll view behind a view of SwiftUI a behaviour, for as long as both are there: a scroll view that comes later, goes
  /// or is replaced by another as well.
  ///
  /// A turn's end costs it a look at the scroll view's place and at which views stand in each view up to the nearest scroll view: it grows
  /// with their number. Where that shows a difference the views beside the probe are searched, and a quarter of a second later once
  /// more; and, as a list may come where it shows none, four times a second at most while there are turns.
  struct ScrollProbe: UIViewRepresentable {
    /// Another key is another behaviour: the old one ends.
    let key: AnyHashable
    /// Whether the behaviour decides about the focus when a drag has ended.
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
      /// Whether the behaviour is still that of the old key: the new one takes over from it, without a movement.
      private var isOutdated = false
      /// What it looked like at the last search.
      private var lastSight: Sight?
      /// Since when there are several that cannot be told apart, seconds.
      private var severalSince: TimeInterval?
      private var hasReported = false
      /// When it was first and last searched for, seconds.
      private var searched: (first: TimeInterval, last: TimeInterval)?
      private var hasFound = false
      /// Whether it was in a window long enough to have found one.
      private var hasWaited = false
      private let reminder = TurnReminder()

      /// Seconds between two searches without a sign that something has changed.
      private static let interval: TimeInterval = 0.25
      /// Several lists that are there for so many seconds are no transition.
      private static let lasting: TimeInterval = 0.5
      /// A view that was there for so many seconds without a scroll view was not waiting for one.
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

      /// The modifier is gone.
      func end() {
        leave()
        if hasWaited, !hasFound {
          ResponderLog.once("scrollProbe.none") {
            "A view that was to keep or dismiss something in a list or scroll view never had one behind or around it."
          }
        }
      }

      private func leave() {
        if let searched, CACurrentMediaTime() - searched.first > Self.patience { hasWaited = true }
        client?.end()
        client = nil
        reminder.drop()
        detach()
        (lastSight, searched, severalSince) = (nil, nil, nil)
      }

      // MARK: Looking

      /// At the end of every turn, when all that has come is laid out; an idle loop has none.
      private func settled() {
        guard window != nil, let install else { return }
        let sight = Sight(of: scrollView, from: self)
        let isNew = sight != lastSight
        if isNew || isDue {
          // What has begun to come may not be all.
          if isNew { reminder.put(off: Self.interval) }
          look()
          lastSight = Sight(of: scrollView, from: self)
        }
        hold?.look()
        guard isOutdated, let scrollView else { return }
        isOutdated = false
        token = install(scrollView)
      }

      /// Whether the last search is long ago; about as long as the reminder takes, whose last bits decide nothing.
      private var isDue: Bool {
        searched.map { CACurrentMediaTime() - $0.last > Self.interval - 0.01 } ?? true
      }

      private func look() {
        guard let search = ScrollSearch(from: self) else {
          // Collapsed: until it comes back it keeps what it has, and what it saw before is long ago.
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
          // What it has, it keeps as long as that is there: the keyboard takes a list's place before it gives the list its inset.
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

      /// For a moment, as in a transition, there may be several.
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
        BehaviorReports.send(.diagnosis(diagnosis))
      }

      override func didMoveToWindow() {
        super.didMoveToWindow()
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

  /// What is cheap to compare at the end of a turn: as long as it is the same, the modified view is the same one still.
  private struct Sight: Equatable {
    /// The scroll view as seen from the probe.
    struct Found: Equatable {
      let isAround: Bool
      /// Seen from a probe beside it: scrolling moves both, or neither.
      let frame: CGRect
      let kind: ScrollCandidate.Kind
      let isShown: Bool
    }

    let isCollapsed: Bool
    /// Nil outside the probe's window.
    let found: Found?
    /// Which views there are in the views around the probe, from the inside out.
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
