#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// What a judgement takes of a view and its scroll view, read once for all questions of one look.
  @MainActor
  struct ScrollReading {
    /// What covers and clips a scroll view; the same as long as it stands where it stood and the keyboard too.
    struct Frame {
      fileprivate var viewport: CGRect
      fileprivate var keyboard: KeyboardState
      fileprivate var obscured: [CGRect]
      fileprivate var clip: CGRect?
    }

    let geometry: ScrollViewGeometry
    let frame: Frame
    private let fieldRect: CGRect
    private let fieldClip: CGRect?

    /// - Parameters:
    ///   - geometry: Where it has been read in this turn already.
    ///   - last: The frame of the last look at the same scroll, which is taken again if nothing has moved it.
    init(
      _ view: UIView, in scrollView: UIScrollView, geometry: ScrollViewGeometry? = nil,
      last: Frame? = nil
    ) {
      self.geometry = geometry ?? ScrollViewGeometry(scrollView, seenIn: .insideSafeArea)
      fieldRect = scrollView.convert(view.focusRect ?? view.bounds, from: view)
      fieldClip = scrollView.contentClip(around: view)
      let viewport = scrollView.convert(scrollView.bounds, to: nil)
      let monitor = KeyboardMonitor.shared
      let keyboard = scrollView.window.map(monitor.covering) ?? monitor.state
      if let last, last.viewport.isNearly(viewport), last.keyboard == keyboard {
        frame = last
      } else {
        frame = Frame(
          viewport: viewport, keyboard: keyboard, obscured: scrollView.obscuredByKeyboard,
          clip: scrollView.viewportClip())
      }
    }

    private init(_ last: ScrollReading, at geometry: ScrollViewGeometry) {
      self.geometry = geometry
      frame = last.frame
      fieldRect = last.fieldRect
      fieldClip = last.fieldClip
    }

    /// The same where only the offset is another.
    func scrolled(_ geometry: ScrollViewGeometry) -> ScrollReading {
      ScrollReading(self, at: geometry)
    }

    /// The scroll view's bounds in its window's coordinates, points.
    var viewport: CGRect { frame.viewport }

    /// The same judgement as a dismissal's, so that the HUD can never disagree with the behaviour.
    func judge(at restingOffset: CGPoint) -> DismissalDecision {
      DismissalDecision.decide(
        fieldRect: fieldRect, geometry: geometry, restingOffset: restingOffset,
        obscuredBy: frame.obscured, clip: frame.clip, fieldClip: fieldClip)
    }
  }

  extension CGRect {
    /// Whether no edge differs by more than a conversion's last bits.
    func isNearly(_ other: CGRect) -> Bool {
      abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
        && abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
    }
  }
#endif
