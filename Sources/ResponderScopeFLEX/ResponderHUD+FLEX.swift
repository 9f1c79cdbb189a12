#if canImport(UIKit) && (os(iOS) || os(Linux))
  public import ResponderScope

  extension ResponderHUD {
    /// Adds "First Responder" to FLEX's menu; once, whatever is called, and on the main thread.
    ///
    /// The screen behind it is FLEX's own explorer for the responder, with sections of ours before FLEX's: what can be done,
    /// chain, geometry, prediction, keyboard, journal. The responder is the last one outside of FLEX's windows and ours. The
    /// HUD's card opens the same screen from its section "Responder". In the simulator ⌃R shows and hides the HUD while nobody is first responder. In release builds, where FLEX is not linked,
    /// and where the HUD is switched off, the call does nothing.
    public static func installInFLEX() {
      #if DEBUG && canImport(FLEX) && (os(iOS) || os(Linux))
        ResponderMenuEntry.install()
      #endif
    }
  }
#endif
