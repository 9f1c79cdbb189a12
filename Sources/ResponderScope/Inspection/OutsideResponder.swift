#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderKit
  package import UIKit

  /// The first responder outside the windows of debugging tools: the current one or, while a tool
  /// is in use, the last one.
  ///
  /// FLEX's window is key whenever FLEX shows a tool, so UIKit then reports a first responder of
  /// FLEX. The app's responder is referenced weakly.
  @MainActor
  package final class OutsideResponder {
    /// The instance for the whole application. Only tests create others.
    package static let shared = OutsideResponder()

    private weak var last: UIResponder?
    private var token: HandlerToken?

    init() {}

    /// Starts to observe the first responder, so that the app's last one is known when a tool
    /// opens. Returns false if the HUD is switched off.
    package func start() -> Bool {
      guard HUDSwitches.isEnabled() else { return false }
      _ = noting(FocusBook.shared.currentNow)
      if token == nil {
        token = FirstResponderFeed.ofApp.observePatiently { [weak self] in
          _ = self?.noting($0.current)
        }
      }
      return true
    }

    /// The app's first responder or, while a tool is in use, its last one; nil if there is none or
    /// it has been deallocated.
    package var responder: UIResponder? { noting(FocusBook.shared.currentNow) }

    /// Returns the same as `responder`, for a caller that has already read `UIResponder.current`.
    func noting(_ current: UIResponder?) -> UIResponder? {
      if let current {
        if current.hostWindow?.isDebugOverlay != true { last = current }
      } else if !isToolInUse {
        last = nil
      }
      return last
    }

    private var isToolInUse: Bool {
      UIApplication.windowScenes.contains { $0.keyWindow?.isDebugOverlay == true }
    }
  }
#endif
