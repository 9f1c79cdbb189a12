#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  /// The launch arguments and environment variables of the HUD, for one launch.
  ///
  /// - Switched off: `-ResponderHUDDisabled YES` or `RESPONDER_HUD=0`. This overrides the others.
  ///   It is also off in an Xcode preview.
  /// - Shown as soon as it is installed: `-ResponderHUDShown YES` or `RESPONDER_HUD=1`.
  /// - Without the pill that mistakes or ResponderScopeLive's server bring up: `-ResponderHUDQuiet
  ///   YES` or `RESPONDER_HUD=quiet`.
  /// - Without call stacks: `-ResponderHUDCallStacks NO` or `RESPONDER_HUD_CALL_STACKS=0`.
  struct HUDSwitches {
    var environment = ProcessInfo.processInfo.environment
    var arguments = ProcessInfo.processInfo.arguments

    /// Whether the HUD may be installed and shown in this launch.
    var isEnabled: Bool {
      environment["RESPONDER_HUD"] != "0" && !isYes("-ResponderHUDDisabled")
        && environment["XCODE_RUNNING_FOR_PREVIEWS"] != "1"
    }

    /// Whether `install()` shows the HUD at once.
    var isShownAtLaunch: Bool {
      environment["RESPONDER_HUD"] == "1" || isYes("-ResponderHUDShown")
    }

    /// Whether the journal records changes of the first responder with their call stacks.
    var recordsCallStacks: Bool {
      environment["RESPONDER_HUD_CALL_STACKS"] != "0"
        && !["no", "false", "0"].contains(value("-ResponderHUDCallStacks"))
    }

    /// Whether neither a mistake nor ResponderScopeLive's server brings up the pill. This is also
    /// true in an app that hosts unit tests, of which not every runner tells by the same variable.
    var isQuiet: Bool {
      environment["RESPONDER_HUD"] == "quiet" || isYes("-ResponderHUDQuiet")
        || environment.keys.contains { $0.hasPrefix("XCTest") }
    }

    private func isYes(_ name: String) -> Bool { ["yes", "true", "1"].contains(value(name)) }

    private func value(_ name: String) -> String? {
      guard let index = arguments.firstIndex(of: name) else { return nil }
      return arguments.dropFirst(index + 1).first?.lowercased()
    }
  }
#endif
