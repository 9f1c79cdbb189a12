#if canImport(UIKit) && (os(iOS) || os(Linux))
  public import ResponderCore
  internal import ResponderKit
  public import UIKit

  /// The microscope: a small floating panel that shows the first responder, live.
  ///
  /// Call `install()` once at launch, then shake the device. The HUD is in debug builds, and in release builds with the package's
  /// trait `HUD`; in the others, which "release builds" means below, every call compiles and does nothing: <doc:WhichBuilds>. Off
  /// switches: launch argument `-ResponderHUDDisabled YES`, environment `RESPONDER_HUD=0`. Shown from the launch on: launch
  /// argument `-ResponderHUDShown YES`, environment `RESPONDER_HUD=1`.
  @MainActor
  public enum ResponderHUD {
    /// Whether this build has the HUD: a debug build, or one with the package's trait `HUD`.
    ///
    /// It tells about the build alone: the off switches of a launch leave it as it is.
    nonisolated public static var isAvailable: Bool {
      #if DEBUG || HUD
        true
      #else
        false
      #endif
    }

    /// Arms the shake and starts the journal; a second call does nothing.
    ///
    /// Call it at launch, as early as you like: in the initializer of a SwiftUI `App` there is no application yet, and it is done when the
    /// app has launched. The app's own handling of a shake, shake to undo included, still runs. Where the call does nothing, because
    /// the build has no HUD or an off switch is on, one line in the log says so.
    public static func install() {
      install(shake: true, twoFingerPress: false)
    }

    /// Arms what is asked for and starts the journal; a second call does nothing.
    ///
    /// - Parameters:
    ///   - shake: Whether shaking the device shows and hides the panel.
    ///   - twoFingerPress: Whether two fingers that rest on the app for 0.8 seconds do. A shake after typing also asks to undo;
    ///     this does not. The app gets these touches, too; its gesture delegates are asked about one more recogniser, and a game
    ///     for two thumbs had better not use it. With VoiceOver on, the gesture is VoiceOver's.
    public static func install(shake: Bool, twoFingerPress: Bool) {
      #if DEBUG || HUD
        guard HUDSwitches.isEnabled() else {
          return ResponderLog.once("hud.off") {
            "install() does nothing: a launch argument or the environment switches the HUD off"
          }
        }
        HostApplication.whenLaunched {
          HUDController.shared.install(shake: shake, twoFingerPress: twoFingerPress)
        }
      #else
        ResponderLog.once("hud.build") {
          "install() does nothing: a release build has the HUD only with the package's trait HUD"
        }
      #endif
    }

    /// An entry for the app's own debug menu, which shows and hides the panel; nil in release builds.
    public static var menuAction: UIAction? {
      #if DEBUG || HUD
        UIAction(title: "First Responder HUD", image: UIImage(systemName: "scope")) { _ in
          HUDController.shared.toggle()
        }
      #else
        nil
      #endif
    }

    /// A key command, ⌥⌘R, for the app to return among its `keyCommands`; nil in release builds.
    public static var keyCommand: UIKeyCommand? {
      #if DEBUG || HUD
        ToggleCommand.make()
      #else
        nil
      #endif
    }

    /// Shows the panel in every window scene in the foreground.
    public static func show() {
      #if DEBUG || HUD
        HostApplication.whenLaunched { HUDController.shared.show() }
      #endif
    }

    /// Hides the panel; what it measured stays in the journal.
    public static func hide() {
      #if DEBUG || HUD
        HostApplication.whenLaunched { HUDController.shared.hide() }
      #endif
    }

    /// Shows the panel if it is hidden, hides it if it is shown.
    public static func toggle() {
      #if DEBUG || HUD
        HostApplication.whenLaunched { HUDController.shared.toggle() }
      #endif
    }

    /// The present snapshot as text; empty in release builds.
    public static var report: String {
      #if DEBUG || HUD
        snapshot.report
      #else
        ""
      #endif
    }

    /// What is known about the first responder now; of nobody in release builds.
    public static var snapshot: ResponderSnapshot {
      #if DEBUG || HUD
        HostApplication.exists ? HUDController.shared.currentSnapshot : .nobody
      #else
        .nobody
      #endif
    }

    /// What happened since `install()`; empty in release builds.
    public static var journal: Journal {
      #if DEBUG || HUD
        HUDController.shared.recorder.journal
      #else
        .empty
      #endif
    }

    /// The journal as JSON Lines under a header: what `Share` hands on as a file; empty in release builds.
    ///
    /// Identifiers and string tags are hashed unless ``revealsIdentifiers`` is true: <doc:JournalAndReplay>.
    public static func exportJournal() -> String {
      #if DEBUG || HUD
        HUDController.shared.recorder.export.jsonLines
      #else
        ""
      #endif
    }
  }

  extension ResponderHUD {
    /// Whether the journal records who moved the focus: the app's functions on the call stack of that call.
    ///
    /// True unless the launch argument `-ResponderHUDCallStacks NO` or the environment `RESPONDER_HUD_CALL_STACKS=0` says
    /// otherwise; always false in builds without the HUD.
    public static var recordsCallStacks: Bool {
      get {
        #if DEBUG || HUD
          HUDController.shared.recorder.recordsCallStacks
        #else
          false
        #endif
      }
      set {
        #if DEBUG || HUD
          HUDController.shared.recorder.recordsCallStacks = newValue
        #endif
      }
    }

    /// The mistakes that were recognised since `install()`, oldest first; the last 1,000. Empty in release builds.
    public static var diagnoses: [Diagnosis] {
      #if DEBUG || HUD
        HUDController.shared.recorder.diagnoses
      #else
        []
      #endif
    }

    /// Whether the first mistake of each kind brings up the HUD's pill with its name; true until it is set.
    ///
    /// It announces itself once `install()` was called. Set it to false in tests that take pictures, or launch with
    /// `-ResponderHUDQuiet YES`, or `RESPONDER_HUD=quiet` in the environment. Nothing is lost: journal, log and
    /// ``diagnoses`` have every mistake. It stays away in an app that hosts unit tests; launch UI tests quietly. Does nothing in
    /// release builds.
    public static var showsDiagnoses: Bool {
      get {
        #if DEBUG || HUD
          HUDController.shared.showsDiagnoses
        #else
          false
        #endif
      }
      set {
        #if DEBUG || HUD
          HUDController.shared.showsDiagnoses = newValue
        #endif
      }
    }

    /// The mistakes that are recognised while the body runs, for tests: `#expect(ResponderHUD.diagnoses { ... }.isEmpty)`.
    ///
    /// Starts recording if nobody has installed the HUD. A mistake of place is one only when it has stood for a quarter of a
    /// second, so the body has to let that time pass. Empty in release builds, where the body runs all the same.
    public static func diagnoses<Failure: Error>(
      while body: () throws(Failure) -> Void
    ) throws(Failure) -> [Diagnosis] {
      #if DEBUG || HUD
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

    /// The mistakes that are recognised while the body runs and in the seconds after it, which this call lets pass.
    ///
    /// For tests of a running app, on the main actor: `await ResponderHUD.diagnoses(settling: 1.5) { login.showPassword() }`. A
    /// mistake of place is one only when it has stood for a quarter of a second, after the keyboard has arrived and transitions
    /// have ended: 1.5 seconds are enough for a push and a keyboard. Run such tests one after the other: what happens meanwhile is
    /// counted, whoever did it. Empty in release builds, where the body runs all the same and no time passes.
    public static func diagnoses<Failure: Error>(
      settling seconds: TimeInterval, while body: () async throws(Failure) -> Void
    ) async throws(Failure) -> [Diagnosis] {
      #if DEBUG || HUD
        let recorder = HUDController.shared.recorder
        recorder.start()
        let known = recorder.diagnosisCount
        try await body()
        await RunLoopPause.pause(for: max(0, seconds.isFinite ? seconds : 0))
        return Array(recorder.diagnoses.suffix(recorder.diagnosisCount - known))
      #else
        try await body()
        return []
      #endif
    }

    #if DEBUG || HUD
      /// Back to the state before `install()`, for hosts that boot several devices in one process.
      package static func uninstall() {
        HostApplication.forget()
        HUDController.shared.reset()
      }
    #endif

    /// Tells of a mistake that another part of the app recognised; it is logged, shown and kept like the others.
    public static func report(_ diagnosis: Diagnosis) {
      #if DEBUG || HUD
        HUDController.shared.recorder.report(diagnosis)
      #endif
    }
  }
#endif
