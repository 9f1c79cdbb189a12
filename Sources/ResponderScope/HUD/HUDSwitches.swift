#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation

  /// What launch arguments and the environment say; for one launch.
  ///
  /// Off: `-ResponderHUDDisabled YES` or `RESPONDER_HUD=0`. Shown from the launch on: `-ResponderHUDShown YES` or
  /// `RESPONDER_HUD=1`. Off wins.
  enum HUDSwitches {
    /// Whether the HUD may be armed and shown in this launch.
    static func isEnabled(
      environment: [String: String] = ProcessInfo.processInfo.environment,
      arguments: [String] = ProcessInfo.processInfo.arguments
    ) -> Bool {
      environment["RESPONDER_HUD"] != "0" && !isYes("-ResponderHUDDisabled", in: arguments)
    }

    /// Whether `install()` shows it at once.
    static func isShownAtLaunch(
      environment: [String: String] = ProcessInfo.processInfo.environment,
      arguments: [String] = ProcessInfo.processInfo.arguments
    ) -> Bool {
      environment["RESPONDER_HUD"] == "1" || isYes("-ResponderHUDShown", in: arguments)
    }

    private static func isYes(_ name: String, in arguments: [String]) -> Bool {
      guard let index = arguments.firstIndex(of: name) else { return false }
      return ["yes", "true", "1"].contains(arguments.dropFirst(index + 1).first?.lowercased())
    }
  }
#endif
