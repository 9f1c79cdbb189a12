#if DEBUG && canImport(UIKit)
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

    let geometry: ScrollGeometry
    let frame: Frame
    private let fieldRect: CGRect
    private let fieldClip: CGRect?

    /// - Parameters:
    ///   - geometry: Where it has been read in this turn already.
    ///   - last: The frame of the last look at the same scroll, which is taken again if nothing has moved it.
    init(
      _ view: UIView, in scrollView: UIScrollView, geometry: ScrollGeometry? = nil,
      last: Frame? = nil
    ) {
      self.geometry = geometry ?? ScrollGeometry(scrollView)
      fieldRect = scrollView.contentRect(of: view)
      fieldClip = scrollView.contentClip(around: view)
      let viewport = scrollView.convert(scrollView.bounds, to: nil)
      let monitor = KeyboardMonitor.shared
      let keyboard = scrollView.window.map(monitor.covering) ?? monitor.state
      if let last, last.viewport == viewport, last.keyboard == keyboard {
        frame = last
      } else {
        frame = Frame(
          viewport: viewport, keyboard: keyboard, obscured: scrollView.obscuredByKeyboard,
          clip: scrollView.viewportClip)
      }
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
#endif
