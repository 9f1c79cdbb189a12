#if canImport(UIKit) && (os(iOS) || os(Linux))
  public import ResponderCore
  public import UIKit

  /// The microscope: a small floating panel that shows the first responder, live.
  ///
  /// Call `install()` once at launch, then shake the device. In release builds every call compiles and does nothing.
  /// Off switches: launch argument `-ResponderHUDDisabled YES`, environment `RESPONDER_HUD=0`. Shown from the launch on:
  /// launch argument `-ResponderHUDShown YES`, environment `RESPONDER_HUD=1`.
  @MainActor
  public enum ResponderHUD {
    /// Arms the shake and starts the journal; a second call does nothing.
    ///
    /// Call it at launch. The app's own handling of a shake, shake to undo included, still runs.
    public static func install() {
      #if DEBUG
        HUDController.shared.install()
      #endif
    }

    /// Arms what is asked for and starts the journal; a second call does nothing.
    ///
    /// - Parameters:
    ///   - shake: Whether shaking the device shows and hides the panel.
    ///   - statusBarLongPress: Whether pressing the place of a hidden status bar for 0.8 seconds does; a clear strip of our
    ///     own takes the touches there. Where the bar is shown, iOS hands touches on it to no app.
    public static func install(shake: Bool, statusBarLongPress: Bool) {
      #if DEBUG
        HUDController.shared.install(shake: shake, statusBarLongPress: statusBarLongPress)
      #endif
    }

    /// An entry for the app's own debug menu, which shows and hides the panel; nil in release builds.
    public static var menuAction: UIAction? {
      #if DEBUG
        UIAction(title: "First Responder HUD", image: UIImage(systemName: "scope")) { _ in
          HUDController.shared.toggle()
        }
      #else
        nil
      #endif
    }

    /// A key command, ⌥⌘R, for the app to return among its `keyCommands`; nil in release builds.
    public static var keyCommand: UIKeyCommand? {
      #if DEBUG
        ToggleCommand.make()
      #else
        nil
      #endif
    }

    /// Shows the panel in every window scene in the foreground.
    public static func show() {
      #if DEBUG
        HUDController.shared.show()
      #endif
    }

    /// Hides the panel; what it measured stays in the journal.
    public static func hide() {
      #if DEBUG
        HUDController.shared.hide()
      #endif
    }

    /// Shows the panel if it is hidden, hides it if it is shown.
    public static func toggle() {
      #if DEBUG
        HUDController.shared.toggle()
      #endif
    }

    /// The present snapshot as text; empty in release builds.
    public static var report: String {
      #if DEBUG
        HUDController.shared.currentSnapshot.report
      #else
        ""
      #endif
    }

    /// What is known about the first responder now; of nobody in release builds.
    public static var snapshot: ResponderSnapshot {
      #if DEBUG
        HUDController.shared.currentSnapshot
      #else
        .nobody
      #endif
    }

    /// What happened since `install()`; empty in release builds.
    public static var journal: Journal {
      #if DEBUG
        HUDController.shared.recorder.journal
      #else
        .empty
      #endif
    }

    /// The journal as JSON Lines; empty in release builds.
    public static func exportJournal() -> String {
      #if DEBUG
        HUDController.shared.recorder.journal.jsonLines
      #else
        ""
      #endif
    }
  }

  extension ResponderHUD {
    /// The mistakes that were recognised since `install()`, oldest first; the last 1,000. Empty in release builds.
    public static var diagnoses: [Diagnosis] {
      #if DEBUG
        HUDController.shared.recorder.diagnoses
      #else
        []
      #endif
    }

    /// The mistakes that are recognised while the body runs, for tests: `#expect(ResponderHUD.diagnoses { ... }.isEmpty)`.
    ///
    /// Starts recording if nobody has installed the HUD. A mistake of place is one only when it has stood for a quarter of a
    /// second, so the body has to let that time pass. Empty in release builds, where the body runs all the same.
    public static func diagnoses<Failure: Error>(
      while body: () throws(Failure) -> Void
    ) throws(Failure) -> [Diagnosis] {
      #if DEBUG
        let recorder = HUDController.shared.recorder
        recorder.start()
        let known = recorder.diagnosisCount
        try body()
        return Array(recorder.diagnoses.suffix(recorder.diagnosisCount - known))
      #else
        try body()
        return []
      #endif
    }

    #if DEBUG
      /// Back to the state before `install()`, for hosts that boot several devices in one process.
      package static func uninstall() {
        HUDController.shared.reset()
      }
    #endif

    /// Tells of a mistake that another part of the app recognised; it is logged, shown and kept like the others.
    public static func report(_ diagnosis: Diagnosis) {
      #if DEBUG
        HUDController.shared.recorder.report(diagnosis)
      #endif
    }
  }
#endif
