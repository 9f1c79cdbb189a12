#if canImport(UIKit) && (os(iOS) || os(Linux))
  extension ResponderHUD {
    /// Adds "First Responder" to FLEX's menu. Call this method on the main thread. Further calls do
    /// nothing.
    ///
    /// The entry opens FLEX's own explorer for the responder, with this module's sections before
    /// FLEX's: first responder, actions, chain, geometry, prediction, keyboard, fields and journal.
    /// The responder is the last first responder in a window that belongs neither to FLEX nor to
    /// the HUD.
    ///
    /// In release builds, and where the HUD is switched off, the call does nothing. If this module
    /// was built without FLEX, because the package's trait `FLEX` is off, the log says so.
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
