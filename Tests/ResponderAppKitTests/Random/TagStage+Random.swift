import AppKit
import HeadlessMacDriver

/// The actions of the random driver that AppKit and UIKit perform in different ways.
extension TagStage {
  /// The number of actions that only AppKit has. There is one, which deactivates the application,
  /// or activates it again.
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
