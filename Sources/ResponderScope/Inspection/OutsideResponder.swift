#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderKit
  package import UIKit

  /// The first responder outside of the debugging tools' windows: the present one, or the last one while a tool is in use.
  ///
  /// FLEX's window is key whenever it shows a tool, so the question "who is first responder?" then goes to FLEX. Held weakly.
  @MainActor
  package final class OutsideResponder {
    /// The application's.
    package static let shared = OutsideResponder()

    private weak var last: UIResponder?
    private var token: HandlerToken?

    private init() {}

    /// Listens from now on, so that the last responder is known when a tool opens; false where the HUD is switched off.
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

    /// Who it is now; nil when nobody is, or when it has been deallocated.
    package var responder: UIResponder? { noting(UIResponder.current) }

    /// The same, where the application's first responder is at hand already.
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
