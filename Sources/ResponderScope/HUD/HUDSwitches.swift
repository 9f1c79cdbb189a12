#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation

  /// The launch arguments and environment variables of the HUD, for one launch.
  ///
  /// - Switched off: `-ResponderHUDDisabled YES` or `RESPONDER_HUD=0`. This overrides the others.
  /// - Shown as soon as it is installed: `-ResponderHUDShown YES` or `RESPONDER_HUD=1`.
  /// - Without the pill that mistakes or ResponderScopeLive's server bring up: `-ResponderHUDQuiet
  ///   YES` or `RESPONDER_HUD=quiet`.
  /// - Without call stacks: `-ResponderHUDCallStacks NO` or `RESPONDER_HUD_CALL_STACKS=0`.
  enum HUDSwitches {
    /// Whether the HUD may be installed and shown in this launch.
    static func isEnabled(
      environment: [String: String] = ProcessInfo.processInfo.environment,
      arguments: [String] = ProcessInfo.processInfo.arguments
    ) -> Bool {
      environment["RESPONDER_HUD"] != "0" && !isYes("-ResponderHUDDisabled", in: arguments)
    }

    /// Whether `install()` shows the HUD at once.
    static func isShownAtLaunch(
      environment: [String: String] = ProcessInfo.processInfo.environment,
      arguments: [String] = ProcessInfo.processInfo.arguments
    ) -> Bool {
      environment["RESPONDER_HUD"] == "1" || isYes("-ResponderHUDShown", in: arguments)
    }

    /// Whether the journal records changes of the first responder with their call stacks.
    static func recordsCallStacks(
      environment: [String: String] = ProcessInfo.processInfo.environment,
      arguments: [String] = ProcessInfo.processInfo.arguments
    ) -> Bool {
      let answer = value("-ResponderHUDCallStacks", in: arguments) ?? "yes"
      return environment["RESPONDER_HUD_CALL_STACKS"] != "0"
        && !["no", "false", "0"].contains(answer)
    }

    /// Whether neither a mistake nor ResponderScopeLive's server brings up the pill. This is also
    /// true in an app that hosts unit tests.
    static func isQuiet(
      environment: [String: String] = ProcessInfo.processInfo.environment,
      arguments: [String] = ProcessInfo.processInfo.arguments
    ) -> Bool {
      environment["RESPONDER_HUD"] == "quiet" || isYes("-ResponderHUDQuiet", in: arguments)
        || environment["XCTestConfigurationFilePath"] != nil
    }

    private static func isYes(_ name: String, in arguments: [String]) -> Bool {
      ["yes", "true", "1"].contains(value(name, in: arguments))
    }

    private static func value(_ name: String, in arguments: [String]) -> String? {
      guard let index = arguments.firstIndex(of: name) else { return nil }
      return arguments.dropFirst(index + 1).first?.lowercased()
    }
  }
#endif
