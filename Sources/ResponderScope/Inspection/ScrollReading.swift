#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// The values of a view and its scroll view that decide whether the view is visible, read once
  /// for each snapshot.
  @MainActor
  struct ScrollReading {
    let geometry: ScrollViewGeometry
    /// The scroll view's bounds in its window's coordinates, in points.
    let viewport: CGRect
    private let fieldRect: CGRect
    private let fieldClip: CGRect?
    private let obscured: [CGRect]
    private let clip: CGRect?

    /// Reads a view and its scroll view. Pass `geometry` if it was already read in this turn.
    init(_ view: UIView, in scrollView: UIScrollView, geometry: ScrollViewGeometry? = nil) {
      self.geometry = geometry ?? ScrollViewGeometry(scrollView, seenIn: .insideSafeArea)
      viewport = scrollView.convert(scrollView.bounds, to: nil)
      fieldRect = scrollView.convert(view.focusRect ?? view.bounds, from: view)
      fieldClip = scrollView.contentClip(around: view)
      obscured = scrollView.obscuredByKeyboard
      clip = scrollView.viewportClip()
    }

    /// Returns the decision that the dismissal behaviour, with its default rule and area, would
    /// make if the scroll view came to rest at an offset. Both use the same code, so the HUD does
    /// not disagree with the behaviour.
    func judge(at restingOffset: CGPoint) -> DismissalDecision {
      DismissalDecision.decide(
        fieldRect: fieldRect, geometry: geometry, restingOffset: restingOffset,
        obscuredBy: obscured, clip: clip, fieldClip: fieldClip)
    }
  }
#endif
