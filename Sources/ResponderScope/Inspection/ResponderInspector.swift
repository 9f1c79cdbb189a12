#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  package import UIKit

  /// Reads the first responder, its place, its chain and the keyboard into one snapshot.
  ///
  /// An inspector is either for the application or for one scene. It never shows a first responder
  /// in the HUD's window or in FLEX's (`AppResponder`).
  @MainActor
  final class ResponderInspector {
    private weak var scene: UIWindowScene?
    private let isForScene: Bool
    private var chain = ChainReader()
    /// What is read once for each responder.
    private var details: ResponderDetails?
    private var scroll = ScrollTracker()
    private var guide = GuideReading()
    /// The number of keyboard events before this inspector was created. While there is no newer
    /// one, snapshots leave the last event out if the keyboard is hidden.
    private let eventsBefore: Int

    /// Creates an inspector of the application's first responder, or of a scene's.
    init(scene: UIWindowScene? = nil) {
      self.scene = scene
      isForScene = scene != nil
      FieldNames.start()
      eventsBefore = KeyboardMonitor.shared.eventCount
    }

    /// The responder of the last snapshot.
    var responder: UIResponder? { chain.responder(at: 0) }

    /// The nearest scroll view around the first responder of the last snapshot.
    var scrollView: UIScrollView? { scroll.scrollView }

    /// Returns the view to outline for the responder at an index of the last snapshot's chain: the
    /// responder itself if it is a view, or the loaded view of a view controller; else nil.
    func view(ofHop index: Int) -> UIView? { chain.responder(at: index)?.ownView }

    /// Returns where the responder's view is in this frame and where it will rest, if only the
    /// list's offset has changed since the last snapshot; nil if the responder is not a view in a
    /// scroll view.
    func placeInScroll() -> ScrollTracker.Place? { scroll.place() }

    /// Notes where the list of the last snapshot will rest, if it is the one whose drag has ended.
    /// The finger's velocity as it lifts decides that, and the snapshot may be older.
    func dragEnded(_ end: DragEnd) {
      guard scrollView.map({ ResponderIdentity($0) }) == end.scrollView else { return }
      scroll.willRest(at: end.projection.restingOffset)
    }

    /// Takes a snapshot. At the end of a turn, UIKit is asked for the first responder only if it may
    /// have changed.
    func snapshot(atTurnEnd isTurnEnd: Bool = false) -> ResponderSnapshot {
      let monitor = KeyboardMonitor.shared
      var snapshot = ResponderSnapshot.noFirstResponder
      if monitor.eventCount != eventsBefore || monitor.state.placement != .hidden {
        snapshot.keyboardEvent = monitor.lastEvent
      }
      guard let responder = currentResponder(atTurnEnd: isTurnEnd) else {
        chain = ChainReader()
        _ = scroll.look(at: nil, in: nil)
        snapshot.keyboard = scene?.keyWindow.map(monitor.covering) ?? monitor.state
        snapshot.outcome = scroll.outcome
        return snapshot
      }
      if responder !== self.responder {
        FieldNames.look(at: responder)
        details = ResponderDetails(responder)
        // The outcome of a scroll around the last responder no longer applies.
        scroll = ScrollTracker()
      }
      chain.read(from: responder)
      let (view, shown) = (responder.ownView, responder as? UIView)
      let decision = scroll.look(at: shown, in: view?.enclosingScrollView)
      // What covers the window is the keyboard, or the bar that stayed when the keyboard hid.
      let host = shown?.window ?? responder.hostWindow
      let keyboard = host.map(monitor.covering) ?? monitor.state
      snapshot.responder = chain.hops.first?.identity
      snapshot.details = details
      snapshot.isInKeyWindow = responder.hostWindow?.isKeyWindow
      snapshot.chain = chain.hops.map(\.identity)
      snapshot.chainReasons = chain.hops.map(\.reason)
      snapshot.placement = shown.flatMap { placement(of: $0, decision, keyboard) }
      snapshot.prediction = scroll.prediction
      snapshot.outcome = scroll.outcome
      snapshot.keyboard = keyboard
      snapshot.keyboardOverlap =
        (snapshot.placement?.scroll?.screenRect).map(keyboard.overlap)
        ?? view?.window.map(monitor.overlap) ?? 0
      snapshot.keyboardGuideTop = guide.top(in: view?.window, keyboard)
      scroll.viewRect = snapshot.placement?.screenRect
      return snapshot
    }

    /// Returns the first responder of the application, or of the scene, which need not have the
    /// focus.
    private func currentResponder(atTurnEnd isTurnEnd: Bool) -> UIResponder? {
      guard isForScene else { return AppResponder.current }
      let tracker = FirstResponderTracker.shared
      let current = isTurnEnd ? tracker.current : tracker.currentNow
      return current.flatMap { isInScene($0) ? AppResponder.inApp($0) : nil } ?? scene?.appResponder
    }

    private func isInScene(_ responder: UIResponder) -> Bool {
      let window = (responder as? UIView)?.window ?? responder.hostWindow
      return (window?.windowScene ?? responder.hostWindow?.windowScene) === scene
    }

    private func placement(
      of view: UIView, _ decision: DismissalDecision?, _ keyboard: KeyboardState
    ) -> ResponderPlacement? {
      guard let window = view.window else { return nil }
      let windowRect = view.convert(view.bounds, to: window)
      let screenRect = view.convertToScreen(view.bounds)
      guard let scrollView, let decision else {
        let windowOnScreen = window.convertToScreen(window.bounds)
        // A field in an input accessory view is in the keyboard's window. The keyboard does not
        // cover that field, because the two cover the screen together.
        let isAccessory = view.hostWindow !== window
        let covers = !isAccessory && keyboard.overlap(with: windowOnScreen) > 0
        return ResponderPlacement(
          screenRect: screenRect, scroll: nil,
          visibility: FieldVisibility(
            of: screenRect, within: windowOnScreen, obscuredBy: covers ? keyboard.frame : nil),
          windowRect: windowRect, ownRect: view.bounds)
      }
      return ResponderPlacement(
        screenRect: screenRect,
        scroll: ScrollPlacement(
          scrollView: chain.identity(of: scrollView), contentRect: decision.fieldRect,
          geometry: decision.geometry, visibleRect: decision.visibleRect,
          screenRect: scrollView.convertToScreen(scrollView.bounds)),
        visibility: decision.visibilityNow, windowRect: windowRect, ownRect: view.bounds,
        outerScrolls: sequence(first: scrollView, next: \.enclosingScrollView).dropFirst().map {
          ScrollFrame(
            scrollView: chain.identity(of: $0), screenRect: $0.convertToScreen($0.bounds))
        })
    }
  }

  /// The first responder in the app's own windows. It is never in the HUD's window or in FLEX's.
  ///
  /// FLEX's window is key whenever FLEX shows a tool, so UIKit then reports a first responder of
  /// FLEX, or none. The app's window keeps its own first responder meanwhile.
  @MainActor
  package enum AppResponder {
    /// The first responder of the app or, while a tool is in use, of the windows behind the tool.
    package static var current: UIResponder? {
      FirstResponderTracker.shared.currentNow.flatMap(inApp)
        ?? UIApplication.windowScenes.lazy
        .filter { $0.keyWindow?.isDebugOverlay == true }
        .compactMap { $0.appResponder }.first
    }

    /// Returns a first responder, or nil if it is in the window of a debugging tool.
    fileprivate static func inApp(_ responder: UIResponder) -> UIResponder? {
      responder.hostWindow?.isDebugOverlay == true ? nil : responder
    }
  }

  extension UIWindowScene {
    /// The first responder of the key window or, if it has none or belongs to a debugging tool, of
    /// another of the app's windows in this scene.
    fileprivate var appResponder: UIResponder? {
      ([keyWindow].compactMap(\.self) + windows).lazy.filter { !$0.isDebugOverlay }
        .compactMap { FirstResponderTracker.shared.firstResponder(in: $0) }.first
    }
  }

  extension UIWindow {
    /// Whether this window belongs to a debugging tool: the HUD, FLEX, or one that the app names.
    var isDebugOverlay: Bool {
      if self is HUDWindow || isNamedTool(self) { return true }
      let kind = ObjectIdentifier(type(of: self))
      if let known = areTools[kind] { return known }
      let isTool = String(describing: type(of: self)).hasPrefix("FLEX")
      areTools[kind] = isTool
      return isTool
    }
  }

  /// Whether a window belongs to a tool that the app has named (`ResponderHUD.ignoresWindows`).
  @MainActor var isNamedTool: @MainActor (UIWindow) -> Bool = { _ in false }

  /// Whether the windows of a class belong to a debugging tool. Reading the name of a class costs far
  /// more than this lookup.
  @MainActor private var areTools: [ObjectIdentifier: Bool] = [:]

  /// What the HUD, FLEX's screen and a page of ResponderScopeLive do to a first responder if the
  /// user asks for it. Each method returns the outcome in a few words.
  @MainActor
  package enum ResponderCommand {
    /// Asks the responder to resign, as UIKit does. The responder may refuse.
    package static func resign(_ responder: UIResponder?) -> String {
      guard let responder else { return "Deallocated" }
      guard responder.isFirstResponder else { return "No longer first responder" }
      return responder.resignFirstResponder() && !responder.isFirstResponder
        ? "Resigned" : "Refused to resign"
    }

    /// Scrolls the nearest scroll view around the responder to `offset`, the content offset in
    /// points at which the responder is visible.
    package static func scrollToVisible(_ responder: UIResponder?, at offset: CGPoint?) -> String {
      guard let view = responder as? UIView, let offset, let list = view.enclosingScrollView else {
        return "Not in a scroll view"
      }
      guard offset != list.contentOffset else { return "Already visible" }
      list.setContentOffset(offset, animated: !UIAccessibility.isReduceMotionEnabled)
      return "Scrolled"
    }
  }
#endif
