#if DEBUG && canImport(UIKit)
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// Reads the framework's values into one snapshot; decides nothing.
  ///
  /// Our own window and FLEX's are never inspected: while one of them has the first responder, the last one outside them
  /// is shown.
  @MainActor
  final class ResponderInspector {
    private weak var lastOutside: UIResponder?

    /// The view whose place the last snapshot describes, for the outlines.
    private(set) weak var inspectedView: UIView?
    /// The nearest scroll view around it.
    private(set) weak var inspectedScrollView: UIScrollView?
    private var prediction: Prediction?

    /// The latest prediction made while a finger was down, which holds during the deceleration that follows.
    private struct Prediction {
      weak var scrollView: UIScrollView?
      var restingOffset: CGPoint
    }

    func snapshot() -> ResponderSnapshot {
      guard let responder = responderToShow() else {
        inspectedView = nil
        inspectedScrollView = nil
        prediction = nil
        return ResponderSnapshot(keyboard: KeyboardMonitor.shared.state)
      }
      let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
      let isView = responder is UIView
      let scrollView = view.flatMap(Self.enclosingScrollView)
      inspectedView = isView ? view : nil
      inspectedScrollView = isView ? scrollView : nil
      let keyboard = Self.keyboard(for: responder)
      let covered: UIView? = scrollView ?? view?.window
      return ResponderSnapshot(
        responder: ResponderIdentity(responder),
        chain: responder.chain.map { ResponderIdentity($0) },
        placement: isView ? view.flatMap { placement(of: $0, in: scrollView) } : nil,
        prediction: isView ? view.flatMap { predict($0, in: scrollView) } : nil,
        keyboard: keyboard,
        keyboardOverlap: covered.map { KeyboardMonitor.shared.overlap(in: $0) } ?? 0)
    }

    /// The keyboard, or the bar that stayed when it hid, as it covers the responder's window.
    private static func keyboard(for responder: UIResponder) -> KeyboardState {
      let monitor = KeyboardMonitor.shared
      return responder.hostWindow.map(monitor.covering) ?? monitor.state
    }

    private func responderToShow() -> UIResponder? {
      guard let current = UIResponder.current else {
        lastOutside = nil
        return nil
      }
      if let window = current.hostWindow, window.isDebugOverlay { return lastOutside }
      lastOutside = current
      return current
    }

    private static func enclosingScrollView(of view: UIView) -> UIScrollView? {
      var ancestor = view.superview
      while let candidate = ancestor {
        if let scrollView = candidate as? UIScrollView { return scrollView }
        ancestor = candidate.superview
      }
      return nil
    }

    // MARK: Places

    private func placement(of view: UIView, in scrollView: UIScrollView?) -> ResponderPlacement? {
      guard let window = view.window else { return nil }
      let space = window.screen.coordinateSpace
      let screenRect = view.convert(view.bounds, to: space)
      guard let scrollView else {
        let keyboard = Self.keyboard(for: view)
        // An input accessory view stands in the keyboard's window: it is part of what covers, not covered.
        let isAccessory = view.hostWindow !== window
        let covers =
          !isAccessory && keyboard.overlap(with: window.convert(window.bounds, to: space)) > 0
        return ResponderPlacement(
          screenRect: screenRect, scroll: nil,
          visibility: Visibility(
            of: screenRect, within: window.convert(window.bounds, to: space),
            obscuredBy: covers ? [keyboard.frame] : []))
      }
      let decision = judge(view, in: scrollView, at: scrollView.contentOffset)
      return ResponderPlacement(
        screenRect: screenRect,
        scroll: ScrollPlacement(
          scrollView: ResponderIdentity(scrollView), contentRect: decision.fieldRect,
          geometry: decision.geometry, visibleRect: decision.visibleRect,
          screenRect: scrollView.convert(scrollView.bounds, to: space)),
        visibility: decision.visibilityNow)
    }

    /// The same judgement as a dismissal's, so that the HUD can never disagree with the behaviour.
    private func judge(
      _ view: UIView, in scrollView: UIScrollView, at restingOffset: CGPoint
    ) -> DismissalDecision {
      DismissalDecision.decide(
        fieldRect: scrollView.contentRect(of: view), geometry: ScrollGeometry(scrollView),
        restingOffset: restingOffset,
        obscuredBy: scrollView.obscuredByKeyboard,
        clip: scrollView.viewportClip, fieldClip: scrollView.contentClip(around: view))
    }

    // MARK: Prediction

    private func predict(_ view: UIView, in scrollView: UIScrollView?) -> ScrollPrediction? {
      guard let scrollView, let window = view.window,
        scrollView.isDragging || scrollView.isDecelerating
      else {
        prediction = nil
        return nil
      }
      let isFingerDown = scrollView.isTracking
      let resting = restingOffset(of: scrollView, isFingerDown: isFingerDown)
      prediction = Prediction(scrollView: scrollView, restingOffset: resting)
      let decision = judge(view, in: scrollView, at: resting)
      let offset = scrollView.contentOffset
      let moved = decision.fieldRect.offsetBy(dx: offset.x - resting.x, dy: offset.y - resting.y)
      return ScrollPrediction(
        phase: isFingerDown ? .dragging : .decelerating, restingOffset: resting,
        visibility: decision.visibilityAtRest,
        screenRect: scrollView.convert(moved, to: window.screen.coordinateSpace))
    }

    private func restingOffset(of scrollView: UIScrollView, isFingerDown: Bool) -> CGPoint {
      if !isFingerDown, let prediction, prediction.scrollView === scrollView {
        return prediction.restingOffset
      }
      return ScrollProjection.restingOffset(
        for: ScrollGeometry(scrollView), velocity: scrollView.scrollVelocity,
        rate: scrollView.decelerationRate.rawValue, isPaging: scrollView.isPagingEnabled)
    }
  }

  extension UIWindow {
    /// Whether this is a debugging tool's window: ours, or one of FLEX's.
    var isDebugOverlay: Bool {
      self is HUDWindow || String(describing: type(of: self)).hasPrefix("FLEX")
    }
  }
#endif
