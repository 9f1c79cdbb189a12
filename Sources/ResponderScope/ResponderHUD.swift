#if canImport(UIKit)
  public import ResponderCore

  /// The microscope: a small floating panel that shows the first responder, live.
  ///
  /// Call `install()` once at launch, then shake the device. In release builds every call compiles and does nothing.
  /// Off switches: launch argument `-ResponderHUDDisabled YES`, environment `RESPONDER_HUD=0`.
  @MainActor
  public enum ResponderHUD {
    /// Arms the shake and starts the journal; a second call does nothing.
    public static func install() {
      #if DEBUG
        HUDController.shared.install()
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
#endif
