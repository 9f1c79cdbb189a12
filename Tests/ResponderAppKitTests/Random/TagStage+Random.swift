import AppKit
import HeadlessMacDriver

/// What the random driver does in AppKit's way.
extension TagStage {
  /// How many actions only this system has: the application is deactivated, or active again.
  static var ownActions: Int { 1 }

  func performOwnAction() {
    if desk.application.isActive {
      desk.application.deactivate()
    } else {
      desk.application.activate(ignoringOtherApps: true)
    }
  }

  func resign(in window: NSWindow) { window.makeFirstResponder(nil) }
}
