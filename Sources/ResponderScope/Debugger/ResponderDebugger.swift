#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Answers the debugger's commands, each with one string. This type is meant for the debugger,
  /// not for app code.
  ///
  /// `scripts/lldb/responder.py` calls `answer(_:)` on the main thread of a paused process, outside
  /// of the run loop and of the actors. So the method neither waits nor runs the run loop, and does
  /// not assert that it runs on an actor.
  @MainActor
  public enum ResponderDebugger {
    /// Returns the answer to a command: `current`, `chain`, `geometry`, `predict`, `keyboard`,
    /// `why`, `fields`, `who`, `journal N` (without a number, 20 entries), `export`, `hud show`,
    /// `hud hide`, `resign` or `diagnose`. The answer to any other command is the list of the
    /// commands. Before the app has an application object, every answer says that the app has not
    /// launched yet.
    public static func answer(_ command: String) -> String {
      guard HostApplication.exists else {
        return "The app has not launched yet: let it run to its first screen, then ask again"
      }
      let words = command.split(separator: " ").map(String.init)
      switch (words.first ?? "", words.dropFirst().first) {
      case ("journal", let count) where words.count <= 2: return journal(last: count)
      case ("hud", "show") where words.count == 2: return setShown(true)
      case ("hud", "hide") where words.count == 2: return setShown(false)
      case ("export", nil):
        return ResponderHUD.journal.entries.isEmpty ? emptyJournal : ResponderHUD.exportJournal()
      case ("resign", nil): return resign()
      case ("diagnose", nil): return diagnoses
      case ("who", nil):
        return lastFocus
          ?? "No change of the first responder: the journal starts at ResponderHUD.install()"
      case (let word, nil):
        return ResponderSnapshot.Question(rawValue: word)
          .map { ResponderHUD.snapshot.answer(to: $0) } ?? usage
      default: return usage
      }
    }

    private static let usage =
      "Commands: "
      + (ResponderSnapshot.Question.allCases.map(\.rawValue)
      + ["who", "journal N", "export", "hud show", "hud hide", "resign", "diagnose"])
      .joined(separator: ", ")

    private static let emptyJournal =
      "The journal is empty: it starts at ResponderHUD.install()"

    private static func journal(last count: String?) -> String {
      guard let count = Int(count ?? "20"), count > 0 else { return usage }
      let entries = ResponderHUD.journal.entries
      guard !entries.isEmpty else { return emptyJournal }
      return entries.suffix(count).map(\.description).joined(separator: "\n")
    }

    /// The last change of the first responder in the journal, and its cause or why the cause is not
    /// known; nil if the journal has no such change.
    package static var lastFocus: String? {
      for entry in ResponderHUD.journal.entries.reversed() {
        guard case .focus(let change) = entry.event else { continue }
        let hint =
          "cause not recorded: ResponderHUD.recordsCallStacks was false, "
          + "or symbol names are unavailable"
        return change.cause == nil ? "\(change)\n\(hint)" : change.account
      }
      return nil
    }

    private static var diagnoses: String {
      let found = ResponderHUD.journal.entries.compactMap { entry -> Diagnosis? in
        guard case .diagnosis(let diagnosis) = entry.event else { return nil }
        return diagnosis
      }
      guard !found.isEmpty else { return "No mistakes found" }
      return found.map { "\($0)\n  fix: \($0.fix)" }.joined(separator: "\n")
    }

    private static func setShown(_ isShown: Bool) -> String {
      isShown ? ResponderHUD.show() : ResponderHUD.hide()
      // While the process is paused, the run loop does not commit on its own.
      CATransaction.flush()
      if HUDController.shared.isOpen == isShown { return isShown ? "HUD shown" : "HUD hidden" }
      return HUDSwitches().isEnabled
        ? "HUD not shown: no window scene is active in the foreground"
        : "HUD not shown: it is switched off by a launch argument or an environment variable"
    }

    private static func resign() -> String {
      guard let current = FirstResponderTracker.shared.currentNow else {
        return "No first responder"
      }
      let identity = ResponderIdentity(current)
      let resigned = current.resignFirstResponder() && !current.isFirstResponder
      return resigned ? "\(identity) resigned" : "\(identity) refused to resign"
    }
  }
#endif
