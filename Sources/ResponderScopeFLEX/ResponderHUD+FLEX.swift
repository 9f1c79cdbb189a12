#if canImport(UIKit) && (os(iOS) || os(Linux))
  #if (DEBUG || HUD) && !canImport(FLEX)
    internal import ResponderKit
  #endif
  public import ResponderScope

  extension ResponderHUD {
    /// Adds "First Responder" to FLEX's menu; once, whatever is called, and on the main thread.
    ///
    /// The screen behind it is FLEX's own explorer for the responder, with sections of ours before FLEX's: what can be done,
    /// chain, geometry, prediction, keyboard, journal. The responder is the last one outside of FLEX's windows and ours. The
    /// HUD's card opens the same screen from its section "Responder". In the simulator ⌃R shows and hides the HUD while there is no first
    /// responder. In release builds and where the HUD is switched off, the call does nothing; where this module was built without FLEX,
    /// because the package's trait `FLEX` is off, it says so in the log.
    public static func installInFLEX() {
      #if (DEBUG || HUD) && canImport(FLEX)
        HostApplication.whenLaunched { ResponderMenuEntry.install() }
      #elseif DEBUG || HUD
        ResponderLog.once("flex.trait") {
          "installInFLEX() does nothing: the trait FLEX of the package ResponderScope is off"
        }
      #endif
    }
  }
#endif
