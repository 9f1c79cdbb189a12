#if canImport(SwiftUI) && canImport(UIKit)
  internal import ResponderCore
  internal import SwiftUI
  internal import UIKit

  /// Gives the scroll view behind a view of SwiftUI a behaviour, for as long as both are there: a scroll view that comes later, goes
  /// or is replaced by another as well.
  ///
  /// A probe with a scroll view costs one comparison of places at the end of a turn; one that has found none, or several, searches the
  /// views beside it in each.
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
      /// What it looked like when the scroll view was found.
      private var lastSight: Sight?
      private var hasLooked = false
      private var hasFound = false

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

      /// The modifier, or its window, is gone.
      func end() {
        client?.end()
        client = nil
        if hasLooked, !hasFound {
          ResponderLog.once("scrollProbe.none") {
            "A view that was to keep or dismiss something in a list or scroll view never had one behind or around it."
          }
        }
        detach()
      }

      // MARK: Looking

      /// At the end of every turn, when all that has come is laid out; an idle loop has none.
      private func settled() {
        guard window != nil, let install else { return }
        hasLooked = true
        if lastSight == nil || lastSight != sight { look() }
        hold?.look()
        guard isOutdated, let scrollView else { return }
        isOutdated = false
        token = install(scrollView)
      }

      private var sight: Sight? { scrollView.flatMap { Sight(of: $0, from: self) } }

      private func look() {
        guard let search = ScrollSearch(from: self) else {
          // Collapsed: until it comes back it keeps what it has.
          if scrollView?.window !== window { detach() }
          return
        }
        let found = search.found
        hasFound = hasFound || !found.isEmpty
        // In a transition two lists stand in one place: the one that was found stays.
        if found.count > 1, let scrollView, found.contains(where: { $0 === scrollView }) {
          lastSight = sight
          return
        }
        if found.count > 1 { reportSeveral(found.count) }
        if found.count != 1 {
          detach()
        } else if found[0] !== scrollView {
          detach()
          scrollView = found[0]
          if judgesDrags { hold = DragDismissalHold(found[0]) }
        }
        lastSight = sight
      }

      private func detach() {
        token?.cancel()
        token = nil
        hold?.end()
        hold = nil
        scrollView = nil
        lastSight = nil
        isOutdated = true
      }

      private func reportSeveral(_ count: Int) {
        ResponderLog.once("scrollProbe.several") {
          "A view that was to keep or dismiss something holds \(count) lists or scroll views that cannot be told apart: "
            + "write the modifier on the one that is meant."
        }
      }

      override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return end() }
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

  /// What is cheap to compare at the end of a turn: as long as it is the same, the scroll view is the right one still.
  private struct Sight: Equatable {
    let isAround: Bool
    /// The scroll view as seen from a probe beside it; scrolling moves both, or neither.
    let frame: CGRect
    let kind: ScrollCandidate.Kind
    let isShown: Bool
    /// How many views there are in each view around the probe, from the inside out.
    let counts: [Int]

    /// Nil outside the probe's window.
    @MainActor
    init?(of scrollView: UIScrollView, from probe: UIView) {
      guard let window = probe.window, scrollView.window === window else { return nil }
      isAround = probe.isDescendant(of: scrollView)
      frame = isAround ? .zero : scrollView.convert(scrollView.bounds, to: probe)
      kind = scrollView.kindOfCandidate
      isShown = sequence(first: scrollView as UIView, next: \.superview)
        .allSatisfy { !$0.isHidden && $0.alpha > 0 }
      var counts: [Int] = []
      var view = probe.superview
      while let outer = view, !(outer is UIScrollView) {
        counts.append(outer.subviews.count)
        view = outer.superview
      }
      self.counts = counts
    }
  }
#endif
