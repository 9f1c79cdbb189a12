#if canImport(UIKit) && (os(iOS) || os(Linux))
  // Imported here, although the module exports it: otherwise the compiler adds a check of the actor
  // to each closure for ResponderKit, which a release build would contain.
  internal import ResponderKit
  public import UIKit

  /// A small floating panel that shows the first responder, live.
  ///
  /// Call `install()` once at launch, then shake the device. The HUD is part of debug builds, and
  /// of release builds with the package's trait `HUD`. In all other builds, which "release builds"
  /// means below, every call compiles and does nothing: <doc:WhichBuilds>.
  ///
  /// - Without a shake, which Device Hub of Xcode 27 cannot make:
  ///   `xcrun simctl spawn booted notifyutil -p ResponderHUD.toggle`. More ways: <doc:HUD>.
  /// - Off switches: the launch argument `-ResponderHUDDisabled YES` or the environment variable
  ///   `RESPONDER_HUD=0`.
  /// - Shown as soon as it is installed: `-ResponderHUDShown YES` or `RESPONDER_HUD=1`.
  @MainActor
  public enum ResponderHUD {
    /// Whether this build has the HUD: a debug build, or one with the package's trait `HUD`.
    ///
    /// The off switches of a launch do not change it.
    nonisolated public static var isAvailable: Bool {
      #if DEBUG || HUD
        true
      #else
        false
      #endif
    }

    /// Lets a shake of the device, and the Darwin notification `ResponderHUD.toggle`, show and hide
    /// the panel, and starts the journal. A second call does nothing.
    ///
    /// Call it at launch, as early as you like, also in the initializer of a SwiftUI `App`. The
    /// app's own handling of a shake, including shake to undo, still runs. If the call does nothing,
    /// because the build has no HUD or an off switch is on, the log says so in one line.
    public static func install() {
      install(shake: true, twoFingerPress: false)
    }

    /// Lets the given gestures and the Darwin notification `ResponderHUD.toggle` show and hide the
    /// panel, and starts the journal. A second call does nothing.
    ///
    /// - Parameters:
    ///   - shake: Whether a shake of the device shows and hides the panel.
    ///   - twoFingerPress: Whether two fingers that rest on the app for 0.8 seconds do the same.
    ///     The app receives these touches too, so a game that is played with two thumbs should not
    ///     enable this gesture. With VoiceOver on, VoiceOver takes it.
    public static func install(shake: Bool, twoFingerPress: Bool) {
      #if DEBUG || HUD
        guard isSwitchedOn else {
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

    /// A menu item for the app's own debug menu that shows and hides the panel; nil in release
    /// builds.
    public static var menuAction: UIAction? {
      #if DEBUG || HUD
        UIAction(title: "First Responder HUD", image: UIImage(systemName: "scope")) { _ in
          HUDController.shared.toggle()
        }
      #else
        nil
      #endif
    }

    /// A key command, ⌥⌘R, that the app returns among its `keyCommands`; nil in release builds.
    public static var keyCommand: UIKeyCommand? {
      #if DEBUG || HUD
        ToggleCommand.make()
      #else
        nil
      #endif
    }

    /// Shows the panel in every window scene, as soon as the scene is active in the foreground.
    /// Starts the journal if the HUD is not installed. Does nothing where an off switch is on.
    public static func show() {
      #if DEBUG || HUD
        HostApplication.whenLaunched { HUDController.shared.show() }
      #endif
    }

    /// Hides the panel. The journal goes on recording, and keeps its entries. While
    /// ResponderScopeLive serves other machines, the pill remains and says "Live", unless the
    /// launch is quiet (see ``showsDiagnoses``).
    public static func hide() {
      #if DEBUG || HUD
        HostApplication.whenLaunched { HUDController.shared.hide() }
      #endif
    }

    /// Shows the panel if it is hidden, and hides it if it is shown. If only the pill is shown,
    /// because of a mistake or because ResponderScopeLive serves other machines, opens the card
    /// instead.
    public static func toggle() {
      #if DEBUG || HUD
        HostApplication.whenLaunched { HUDController.shared.toggle() }
      #endif
    }

    /// The current snapshot as text; empty in release builds.
    public static var report: String {
      #if DEBUG || HUD
        snapshot.report
      #else
        ""
      #endif
    }

    /// The current snapshot: what the HUD knows about the first responder now. In release builds,
    /// and before the app has an application object, a snapshot without a first responder.
    public static var snapshot: ResponderSnapshot {
      #if DEBUG || HUD
        HostApplication.exists ? HUDController.shared.currentSnapshot : .noFirstResponder
      #else
        .noFirstResponder
      #endif
    }

    /// What has happened since `install()`, or since another method started the journal, as far as
    /// the journal still keeps it; empty in release builds.
    public static var journal: Journal {
      #if DEBUG || HUD
        HUDController.shared.recorder.journal
      #else
        .empty
      #endif
    }

    /// Returns the journal as JSON Lines under a header, like the file that the HUD shares; empty
    /// in release builds.
    ///
    /// Identifiers and string tags are hashed unless ``revealsIdentifiers`` is true:
    /// <doc:JournalAndReplay>.
    public static func exportJournal() -> String {
      #if DEBUG || HUD
        HUDController.shared.recorder.export.jsonLines
      #else
        ""
      #endif
    }
  }

  extension ResponderHUD {
    /// Whether the journal records what moved the focus: the app's functions on the call stack of
    /// each change of the focus.
    ///
    /// The default is true, unless the launch argument `-ResponderHUDCallStacks NO` or the
    /// environment variable `RESPONDER_HUD_CALL_STACKS=0` is set. Always false in builds without
    /// the HUD.
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

    /// The mistakes found since `install()`, or since another method started the journal, oldest
    /// first, at most the last 1,000. Empty in release builds.
    public static var diagnoses: [Diagnosis] {
      #if DEBUG || HUD
        HUDController.shared.recorder.diagnoses
      #else
        []
      #endif
    }

    /// Whether the first mistake of each kind brings up the HUD's pill, which names the mistake. A
    /// mistake of the severity `note` never does so. The default is true.
    ///
    /// For tests that take pictures, set this to false, or launch with `-ResponderHUDQuiet YES` or
    /// `RESPONDER_HUD=quiet` in the environment, as `install()` does in an app that hosts unit
    /// tests. The journal, the log and ``diagnoses`` still have every mistake. Always false in
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

    /// Returns the mistakes found while the body runs, for tests:
    /// `#expect(ResponderHUD.diagnoses { ... }.isEmpty)`.
    ///
    /// Starts recording if the HUD is not installed. A misplaced view counts as a mistake only
    /// after a quarter of a second. In release builds the result is empty.
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

    /// Returns the mistakes found while the body runs and in the seconds after it, which this call
    /// waits for.
    ///
    /// Use it in tests of a running app, on the main actor:
    /// `await ResponderHUD.diagnoses(settling: 1.5) { login.showPassword() }`. 1.5 seconds are
    /// enough for a push and a keyboard. Run such tests one after the other, because the result
    /// includes every mistake of that time. In release builds the result is empty, at once.
    public static func diagnoses<Failure: Error>(
      settling seconds: TimeInterval, while body: () async throws(Failure) -> Void
    ) async throws(Failure) -> [Diagnosis] {
      #if DEBUG || HUD
        let recorder = HUDController.shared.recorder
        recorder.start()
        let known = recorder.diagnosisCount
        try await body()
        // A timer on the main run loop, which continues meanwhile: the HUD finds mistakes at the end
        // of each turn. It follows a device's real clock, or a headless device's virtual one.
        var timer: TurnReminder?
        await withCheckedContinuation { continuation in
          timer = TurnReminder { continuation.resume() }
          timer?.put(off: max(0, seconds.isFinite ? seconds : 0))
        }
        timer?.drop()
        return Array(recorder.diagnoses.suffix(recorder.diagnosisCount - known))
      #else
        try await body()
        return []
      #endif
    }

    #if DEBUG || HUD
      /// Restores the state before `install()`, for hosts that start several devices in one
      /// process.
      package static func uninstall() {
        HostApplication.forget()
        HUDController.shared.reset()
      }

      /// Whether no off switch of this launch is on.
      package static var isSwitchedOn: Bool { HUDSwitches().isEnabled }

      /// Starts the journal, unless an off switch is on.
      /// - Returns: Whether the HUD may run in this launch.
      package static func startRecording() -> Bool {
        guard isSwitchedOn else { return false }
        HUDController.shared.recorder.start()
        return true
      }
    #endif

    /// Reports a mistake that another part of the app has found. The HUD logs, shows and keeps it
    /// like a mistake that the HUD has found. Does nothing before the journal has started.
    public static func report(_ diagnosis: Diagnosis) {
      #if DEBUG || HUD
        HUDController.shared.recorder.report(diagnosis)
      #endif
    }
  }
#endif
