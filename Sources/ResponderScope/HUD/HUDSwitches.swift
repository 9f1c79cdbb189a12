#if DEBUG
  internal import Foundation

  /// The off switches: launch argument `-ResponderHUDDisabled YES`, environment `RESPONDER_HUD=0`.
  enum HUDSwitches {
    /// Whether the HUD may be armed and shown in this launch.
    static func isEnabled(
      environment: [String: String] = ProcessInfo.processInfo.environment,
      arguments: [String] = ProcessInfo.processInfo.arguments
    ) -> Bool {
      if environment["RESPONDER_HUD"] == "0" { return false }
      guard let index = arguments.firstIndex(of: "-ResponderHUDDisabled") else { return true }
      let value = arguments.dropFirst(index + 1).first?.lowercased()
      return !["yes", "true", "1"].contains(value)
    }
  }
#endif
