#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// Reads the first responder, its place, its chain and the keyboard into one snapshot.
  ///
  /// An inspector is either for the application or for one scene. It never shows a first responder
  /// in the HUD's window or in FLEX's: while such a window has the first responder, the inspector
  /// shows the last one outside these windows.
  @MainActor
  final class ResponderInspector {
    private weak var scene: UIWindowScene?
    private let isForScene: Bool
    private weak var lastOutside: UIResponder?
    private var chain = ChainReader()
    private var details: (responder: ObjectIdentifier, value: ResponderDetails)?
    private var prediction = PredictionWatch()
    /// The nearest scroll view around the first responder of the last snapshot.
    private(set) weak var scrollView: UIScrollView?
    /// Follows the list in the frames between two snapshots.
    private var followed: FollowedScroll?
    private var guide = GuideReading()
    /// The number of keyboard events before this inspector was created. While there is no newer
    /// one, snapshots leave the last event out if the keyboard is hidden.
    private let eventsBefore: Int

    /// Creates an inspector of the application's first responder, or of a scene's.
    init(scene: UIWindowScene? = nil) {
      self.scene = scene
      isForScene = scene != nil
      eventsBefore = KeyboardMonitor.shared.eventCount
    }

    /// The responder of the last snapshot.
    var responder: UIResponder? { chain.responder(at: 0) }

    /// Returns the view at an index of the last snapshot's chain, as `ChainReader.view(at:)` does.
    func view(ofHop index: Int) -> UIView? { chain.view(at: index) }

    /// Returns where the responder's view is in this frame and where it will rest; nil if the
    /// responder is not a view in a scroll view. The result is right if only the list's offset has
    /// changed since the last snapshot. While a finger drags the list, this also updates the
    /// prediction.
    func placeInScroll() -> FollowedScroll.Place? {
      guard let place = followed?.place() else { return nil }
      if let resting = place.restingOffset { prediction.willRest(at: resting) }
      return place
    }

    /// Returns whether the nearest scroll view around the responder of the last snapshot has this
    /// identity.
    func isAbout(_ list: ResponderIdentity) -> Bool {
      scrollView.map { ResponderIdentity($0) } == list
    }

    /// Notes the offset at which the scroll in progress will rest, between two snapshots.
    func willRest(at offset: CGPoint) { prediction.willRest(at: offset) }

    /// The application's first responder, which the caller of `snapshot` has just read.
    struct Known {
      weak var responder: UIResponder?
    }

    private var known: Known?

    /// Takes a snapshot. `sampled` returns the geometry of a scroll view if it was already read in
    /// this turn. `known` is nil if the caller has not read the application's first responder.
    func snapshot(
      sampled: (UIScrollView) -> ScrollViewGeometry? = { _ in nil }, known: Known? = nil
    ) -> ResponderSnapshot {
      self.known = known
      defer { self.known = nil }
      let monitor = KeyboardMonitor.shared
      guard let responder = responderToShow() else {
        chain.forget()
        details = nil
        self.scrollView = nil
        followed = nil
        _ = prediction.predict(nil, in: nil, nil, windowOnScreen: .zero)
        return ResponderSnapshot(
          keyboard: scene?.keyWindow.map(monitor.covering) ?? monitor.state,
          outcome: prediction.outcome, keyboardEvent: event)
      }
      let view = responder.ownView
      let shown = responder as? UIView
      let scrollView = view.flatMap { $0.enclosingScrollView }
      self.scrollView = scrollView
      let details = details(of: responder)
      var reading: ScrollReading?
      if let shown, let scrollView {
        reading = ScrollReading(shown, in: scrollView, geometry: sampled(scrollView))
      }
      let origin = Self.originOnScreen(of: view?.window)
      let predicted = prediction.predict(
        shown, in: scrollView, reading, windowOnScreen: origin)
      let keyboard = keyboard(for: responder)
      chain.read(from: responder)
      let snapshot = ResponderSnapshot(
        responder: chain.identities.first, chain: chain.identities,
        placement: shown.flatMap {
          placement(
            of: $0, in: scrollView, reading,
            predicted?.decision ?? reading.map { $0.judge(at: $0.geometry.contentOffset) },
            windowOnScreen: origin)
        },
        prediction: predicted?.prediction, keyboard: keyboard,
        keyboardOverlap: overlap(keyboard, view, reading, origin),
        details: details, chainReasons: chain.reasons,
        outcome: prediction.outcome, keyboardEvent: event,
        keyboardGuideTop: guide.top(in: view?.window, keyboard))
      followed = FollowedScroll(scrollView, reading?.geometry, snapshot, after: followed)
      return snapshot
    }

    private var event: KeyboardEvent? {
      let monitor = KeyboardMonitor.shared
      return monitor.eventCount == eventsBefore && monitor.state.placement == .hidden
        ? nil : monitor.lastEvent
    }

    private func details(of responder: UIResponder) -> ResponderDetails {
      let key = ObjectIdentifier(responder)
      if let details, details.responder == key { return details.value }
      let value = ResponderDetails(responder)
      details = (key, value)
      // The responder has changed, so the outcome of a scroll around the last one no longer
      // applies.
      prediction.forget()
      return value
    }

    /// Returns what covers the responder's window: the keyboard, or the bar that stayed when the
    /// keyboard hid.
    private func keyboard(for responder: UIResponder) -> KeyboardState {
      let monitor = KeyboardMonitor.shared
      let window = (responder as? UIView)?.window ?? responder.hostWindow
      return window.map(monitor.covering) ?? monitor.state
    }

    // MARK: First responder

    private func responderToShow() -> UIResponder? {
      guard let current = currentResponder() else {
        // FLEX's window is key while FLEX shows a tool. UIKit then reports no first responder of
        // the app.
        guard isForScene else {
          lastOutside = OutsideResponder.shared.noting(nil)
          return lastOutside
        }
        if scene?.keyWindow?.isDebugOverlay != true { lastOutside = nil }
        return lastOutside
      }
      if current === lastOutside { return current }
      if let window = current.hostWindow, window.isDebugOverlay {
        return isForScene ? lastOutside : OutsideResponder.shared.noting(current)
      }
      lastOutside = current
      return current
    }

    private func currentResponder() -> UIResponder? {
      // Check the last responder first. That is cheap, however deep the responder chain is.
      if let known = lastOutside, isPlainlyFirst(known) { return known }
      let current = known.map(\.responder) ?? FocusBook.shared.currentNow
      guard isForScene else { return current }
      guard let current, isInScene(current) else { return responderOfScene }
      return current
    }

    /// Returns whether a responder is certain to be first responder, without asking UIKit for it.
    /// For a scene, a responder is certain if it reports that it is first responder and is in the
    /// scene's key window.
    private func isPlainlyFirst(_ known: UIResponder) -> Bool {
      guard isForScene else { return FocusBook.shared.certain === known }
      let window = (known as? UIView)?.window
      return window?.isKeyWindow == true && window?.windowScene === scene && known.isFirstResponder
    }

    /// The first responder of the scene's key window. A scene that does not have the focus has a
    /// key window too.
    private var responderOfScene: UIResponder? {
      (scene?.keyWindow).flatMap { FocusBook.shared.firstResponder(in: $0) }
    }

    private func isInScene(_ responder: UIResponder) -> Bool {
      let window = (responder as? UIView)?.window ?? responder.hostWindow
      return (window?.windowScene ?? responder.hostWindow?.windowScene) === scene
    }

    // MARK: Placement

    /// Returns the origin of a window's coordinates on the screen, in points. An origin suffices
    /// for conversions, because the coordinates of window and screen rotate together and have the
    /// same scale.
    private static func originOnScreen(of window: UIWindow?) -> CGPoint {
      window.map { $0.convert(CGPoint.zero, to: $0.screen.coordinateSpace) } ?? .zero
    }

    private func placement(
      of view: UIView, in scrollView: UIScrollView?, _ reading: ScrollReading?,
      _ decision: DismissalDecision?, windowOnScreen origin: CGPoint
    ) -> ResponderPlacement? {
      guard let window = view.window else { return nil }
      let space = window.screen.coordinateSpace
      let windowRect = view.convert(view.bounds, to: window)
      let screenRect = windowRect.offsetBy(dx: origin.x, dy: origin.y)
      guard let scrollView, let reading, let decision else {
        let keyboard = keyboard(for: view)
        let windowOnScreen = window.convert(window.bounds, to: space)
        // A field in an input accessory view is in the keyboard's window. The keyboard does not
        // cover that field, because the two cover the screen together.
        let isAccessory = view.hostWindow !== window
        let covers = !isAccessory && keyboard.overlap(with: windowOnScreen) > 0
        return ResponderPlacement(
          screenRect: screenRect, scroll: nil,
          visibility: FieldVisibility(
            of: screenRect, within: windowOnScreen, obscuredBy: covers ? [keyboard.frame] : []),
          windowRect: windowRect, ownRect: view.bounds)
      }
      return ResponderPlacement(
        screenRect: screenRect,
        scroll: ScrollPlacement(
          scrollView: chain.identity(of: scrollView), contentRect: decision.fieldRect,
          geometry: decision.geometry, visibleRect: decision.visibleRect,
          screenRect: reading.viewport.offsetBy(dx: origin.x, dy: origin.y)),
        visibility: decision.visibilityNow, windowRect: windowRect, ownRect: view.bounds,
        outerScrolls: outerScrolls(of: scrollView, space))
    }

    /// Returns the height, in points, that the keyboard covers of the scroll view or, without a
    /// scroll view, of the window.
    private func overlap(
      _ keyboard: KeyboardState, _ view: UIView?, _ reading: ScrollReading?, _ origin: CGPoint
    ) -> CGFloat {
      guard let reading else { return view?.window.map(KeyboardMonitor.shared.overlap) ?? 0 }
      return keyboard.overlap(with: reading.viewport.offsetBy(dx: origin.x, dy: origin.y))
    }

    private func outerScrolls(
      of scrollView: UIScrollView, _ space: any UICoordinateSpace
    ) -> [ScrollFrame] {
      var frames: [ScrollFrame] = []
      var next = scrollView.enclosingScrollView
      while let outer = next {
        frames.append(
          ScrollFrame(
            scrollView: chain.identity(of: outer),
            screenRect: outer.convert(outer.bounds, to: space)))
        next = outer.enclosingScrollView
      }
      return frames
    }
  }

  extension UIView {
    var enclosingScrollView: UIScrollView? {
      var ancestor = superview
      while let candidate = ancestor {
        if let scrollView = candidate as? UIScrollView { return scrollView }
        ancestor = candidate.superview
      }
      return nil
    }
  }

  extension UIWindow {
    /// Whether this window belongs to a debugging tool: the HUD or FLEX.
    var isDebugOverlay: Bool {
      if self is HUDWindow { return true }
      let kind = ObjectIdentifier(type(of: self))
      if let known = WindowKinds.areTools[kind] { return known }
      let isTool = String(describing: type(of: self)).hasPrefix("FLEX")
      WindowKinds.areTools[kind] = isTool
      return isTool
    }
  }

  /// Caches what `isDebugOverlay` finds out, because reading the name of a class costs far more
  /// than a lookup.
  @MainActor
  private enum WindowKinds {
    /// Whether the windows of a class belong to a debugging tool.
    static var areTools: [ObjectIdentifier: Bool] = [:]
  }
#endif
