#if canImport(SwiftUI) && canImport(UIKit)
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

      func update(_ key: AnyHashable, _ install: @escaping (UIScrollView) -> BehaviorToken) {
        self.install = install
        guard self.key != key else { return }
        self.key = key
        end()
        look()
      }

      func end() {
        token?.cancel()
        token = nil
        scrollView = nil
      }

      /// The scroll view may be inserted after this view: looked for again once the turn's commit is over.
      func look() {
        guard window != nil else { return }
        NextTurn.perform { [weak self] in
          guard let self, window != nil, let install else { return }
          guard let found = TagSearch.scrollView(behind: self), found !== scrollView else { return }
          token?.cancel()
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
#endif
