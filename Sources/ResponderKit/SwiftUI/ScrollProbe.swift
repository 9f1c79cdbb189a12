#if canImport(SwiftUI) && canImport(UIKit)
  internal import ResponderCore
  internal import SwiftUI
  internal import UIKit

  /// Gives the scroll view behind a view of SwiftUI a behaviour, for as long as both are there.
  struct ScrollProbe: UIViewRepresentable {
    /// Another key is another behaviour: the old one ends.
    let key: AnyHashable
    let install: (UIScrollView) -> BehaviorToken

    final class ProbeView: UIView {
      private var key: AnyHashable?
      private var install: ((UIScrollView) -> BehaviorToken)?
      private weak var scrollView: UIScrollView?
      private var token: BehaviorToken?
      /// Whether the behaviour is still that of the old key: the new one takes over from it, without a movement.
      private var isOutdated = false
      private var hasLooked = false
      private var hasFound = false

      func update(_ key: AnyHashable, _ install: @escaping (UIScrollView) -> BehaviorToken) {
        self.install = install
        guard self.key != key else { return }
        self.key = key
        isOutdated = true
        look()
      }

      func end() {
        if hasLooked, !hasFound {
          ResponderLog.once("scrollProbe.none") {
            "A view that was to keep or dismiss something in a list or scroll view never had one behind or around it."
          }
        }
        token?.cancel()
        token = nil
        scrollView = nil
      }

      /// The scroll view may be inserted after this view: looked for again once the turn's commit is over.
      func look() {
        guard window != nil else { return }
        TurnClock.shared.atTurnEnd { [weak self] in
          guard let self, window != nil, let install else { return }
          hasLooked = true
          guard let found = TagSearch.scrollView(behind: self) else { return }
          hasFound = true
          if found !== scrollView { token?.cancel() } else if !isOutdated { return }
          isOutdated = false
          scrollView = found
          token = install(found)
        }
      }

      override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { end() } else { look() }
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        if scrollView?.window == nil { look() }
      }
    }

    func makeUIView(context: Context) -> ProbeView {
      let view = ProbeView()
      view.isUserInteractionEnabled = false
      return view
    }

    func updateUIView(_ view: ProbeView, context: Context) {
      view.update(key, install)
    }

    static func dismantleUIView(_ view: ProbeView, coordinator: ()) {
      view.end()
    }
  }

  extension TagSearch {
    /// The scroll view behind a probe, else the nearest one around it.
    static func scrollView(behind probe: UIView) -> UIScrollView? {
      let place = place(of: probe)
      return find(from: probe) { scrollView(in: $0, place: place, $1) }
        ?? probe.chain.lazy.compactMap { $0 as? UIScrollView }.first
    }

    private static func scrollView(
      in view: UIView, place: CGRect, _ isNear: Bool
    ) -> UIScrollView? {
      let frame = self.place(of: view)
      if let scrollView = view as? UIScrollView, matches(frame, place, isNear) { return scrollView }
      guard frame.isEmpty || frame.overlaps(place) else { return nil }
      for subview in view.subviews {
        if let found = scrollView(in: subview, place: place, isNear) { return found }
      }
      return nil
    }
  }
#endif
