import Foundation
import HeadlessDriver
import UIKit

@testable import ResponderScope

/// Records what an app can notice: the notifications, except those of the HUD's windows, and the
/// callbacks that a test notes. Each sample adds the first responder, which windows are key, and
/// the frame and bounds origin of every view in the app's windows.
@MainActor
final class AppTrace {
  private(set) var lines: [String] = []
  private let device: Device
  private var observer: (any NSObjectProtocol)?

  init(_ device: Device) {
    self.device = device
    observer = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) {
      [weak self] notification in
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated { self?.note(notification) }
    }
  }

  func stop() {
    observer.map(NotificationCenter.default.removeObserver)
    observer = nil
  }

  private func note(_ notification: Notification) {
    if let window = notification.object as? UIWindow, window is HUDWindow { return }
    let info = (notification.userInfo ?? [:]).map { "\($0.key)=\($0.value)" }.sorted()
    lines.append("\(notification.name.rawValue) \(info.joined(separator: " "))")
  }

  /// Records a callback of the app.
  func note(_ callback: String) {
    lines.append("callback \(callback)")
  }

  /// Records the state that the app sees now.
  func sample(_ label: String) {
    // Rounds to the microsecond. The HUD's timers divide a wait into parts, so that the last digits
    // of the sum differ.
    lines.append("— \(label) at \((device.now * 1_000_000).rounded() / 1_000_000)")
    let focus = UIResponder.current.map { String(describing: type(of: $0)) } ?? "none"
    lines.append("focus \(focus)")
    for window in device.windows {
      lines.append("key \(window.isKeyWindow)")
      dump(window)
    }
  }

  private func dump(_ view: UIView) {
    let focus = view.isFirstResponder ? " first responder" : ""
    lines.append("\(type(of: view)) \(view.frame) \(view.bounds.origin)\(focus)")
    for subview in view.subviews { dump(subview) }
  }
}
