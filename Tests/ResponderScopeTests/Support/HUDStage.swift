import DebugHostScreens
import Foundation
import HeadlessDriver
import ResponderKit
import UIKit

@testable import ResponderCore
@testable import ResponderScope

/// A device that shows a demo screen, by default the form, with the HUD over it.
@MainActor
final class HUDStage {
  let device: Device

  init(
    _ setup: Device.Setup = Device.Setup(), screen: DemoScreen = .form,
    memory: HUDMemory? = HUDMemory(isCollapsed: false),
    showsHUD: Bool = true
  ) {
    Self.end()
    if let memory {
      HUDMemory.store = Self.store
      memory.save()
    }
    device = Device.boot(root: screen.makeController(), setup: setup)
    device.settle()
    if showsHUD { ResponderHUD.show() }
    device.settle()
  }

  /// Resets the HUD and removes what it has stored, so that neither affects the next test.
  static func end() {
    HUDController.shared.reset()
    store.removePersistentDomain(forName: suite)
    HUDMemory.store = nil
  }

  static let suite = "ResponderScope.HUD.tests"
  static let store = UserDefaults(suiteName: suite) ?? .standard

  var panel: HUDPanel {
    guard let panel = HUDController.shared.panel(in: device.scene) else {
      preconditionFailure("The stage shows a HUD in its first scene.")
    }
    return panel
  }

  var hudWindow: UIWindow? { panel.window }
  var app: UIWindow { device.windows[0] }

  /// The first scroll view of the app's first window.
  var list: UIScrollView? {
    func first(in view: UIView) -> UIScrollView? {
      view as? UIScrollView ?? view.subviews.lazy.compactMap(first).first
    }
    return first(in: app)
  }

  /// Finds the field with this identifier in the app's first window, makes it first responder, and
  /// returns it, or nil if there is none.
  @discardableResult
  func edit(_ identifier: String = "guest-1-email") -> UITextField? {
    guard let field = Self.view(identifier, in: app) as? UITextField else { return nil }
    device.perform { _ = field.becomeFirstResponder() }
    device.settle()
    return field
  }

  static func view(_ identifier: String, in view: UIView) -> UIView? {
    if view.accessibilityIdentifier == identifier { return view }
    return view.subviews.lazy.compactMap { Self.view(identifier, in: $0) }.first
  }

  func select(_ section: HUDSection) {
    device.perform { panel.card.select(section) }
    device.settle()
  }

  /// The panel's frame in its window, in points.
  var frame: CGRect { panel.frame }

  /// Returns the visible labels in a view, with their frames in that view.
  static func labels(in root: UIView) -> [(label: UILabel, frame: CGRect)] {
    var found: [(UILabel, CGRect)] = []
    func walk(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0 else { return }
      if let label = view as? UILabel, label.text?.isEmpty == false {
        found.append((label, label.convert(label.bounds, to: root)))
      }
      for child in view.subviews { walk(child) }
    }
    walk(root)
    return found
  }
}

extension HUDPlace {
  /// The bottom trailing corner, where every kind of obstacle can be in the panel's way.
  static let corner = HUDPlace(edge: .trailing, position: 1)
}
