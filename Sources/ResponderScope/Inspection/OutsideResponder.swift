#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderKit
  package import UIKit

  /// The first responder outside the debugging tools' windows: the present one, or the last one
  /// while a tool is in use.
  ///
  /// FLEX's window is key whenever FLEX shows a tool, so UIKit then reports a first responder of
  /// FLEX. The reference is weak.
  @MainActor
  package final class OutsideResponder {
    /// The instance of the application.
    package static let shared = OutsideResponder()

    private weak var last: UIResponder?
    private var token: HandlerToken?

    private init() {}

    /// Starts listening, so that the last responder is known when a tool opens. Returns false if
    /// the HUD is switched off.
    package func start() -> Bool {
      guard HUDSwitches.isEnabled() else { return false }
      _ = noting(UIResponder.current)
      if token == nil {
        token = FirstResponderFeed.shared.observePatiently { [weak self] in
          _ = self?.noting($0.current)
        }
      }
      return true
    }

    /// The present responder; nil if there is none or it has been deallocated.
    package var responder: UIResponder? { noting(UIResponder.current) }

    /// Returns the same for a caller that already knows the application's first responder.
    func noting(_ current: UIResponder?) -> UIResponder? {
      if let current {
        if current.hostWindow?.isDebugOverlay != true { last = current }
      } else if !isToolInUse {
        last = nil
      }
      return last
    }

    private var isToolInUse: Bool {
      UIApplication.shared.connectedScenes.contains { scene in
        (scene as? UIWindowScene)?.keyWindow?.isDebugOverlay == true
      }
    }
  }
#endif
