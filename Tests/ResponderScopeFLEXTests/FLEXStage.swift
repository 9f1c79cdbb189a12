import FLEX
import HeadlessDriver
import ResponderScope
import ResponderScopeFLEX
import Testing
import UIKit

/// An app with FLEX that shows a list with a field and FLEX's toolbar. Tests tap the labels that
/// have a given text.
@MainActor
final class FLEXStage {
  let device: Device
  let window: UIWindow
  let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let field = UITextField(frame: CGRect(x: 20, y: 300, width: 350, height: 40))

  init() throws {
    FLEXManager.shared.removeWindow()
    ResponderHUD.hide()
    let controller = UIViewController()
    list.contentSize = CGSize(width: 390, height: 3000)
    field.accessibilityIdentifier = "email"
    list.addSubview(field)
    controller.view.addSubview(list)
    var window: UIWindow?
    device = Device.boot { scene in
      window = UIWindow(windowScene: scene)
      window?.rootViewController = controller
      window?.makeKeyAndVisible()
      ResponderHUD.installInFLEX()
      FLEXManager.shared.showExplorer()
    }
    self.window = try #require(window)
    device.advance(by: 0.5)
  }

  /// Taps the field, which becomes first responder.
  func edit() throws {
    device.tap(field)
    device.advance(by: 1)
    try #require(field.isFirstResponder)
  }

  func powerOff() {
    ResponderHUD.hide()
    HUDExplorer.shared = nil
    FLEXManager.shared.removeWindow()
    field.resignFirstResponder()
    _ = Device.boot()
  }

  /// The top screen of FLEX's navigation controller, if FLEX's frontmost window presents one.
  var screen: FLEXFilteringTableViewController? {
    let flex = device.application.windowsBackToFront.last { "\(type(of: $0))" == "FLEXWindow" }
    let navigation = flex?.rootViewController?.presentedViewController as? UINavigationController
    return navigation?.topViewController as? FLEXFilteringTableViewController
  }

  func section(_ title: String) throws -> FLEXTableViewSection {
    try #require(screen?.listing.first { $0.title == title }?.section, "no section \(title)")
  }

  /// Opens the menu and then the entry, with real touches.
  func openFirstResponder() throws {
    try tap("menu")
    try tap("First Responder")
  }

  /// Taps the centre of the label with this text.
  func tap(_ text: String) throws {
    let label = try #require(find(text), "'\(text)' is not on the screen")
    let place = label.convert(
      CGPoint(x: label.bounds.midX, y: label.bounds.midY),
      to: label.window?.screen.coordinateSpace
        ?? device.scene.screen.coordinateSpace)
    device.tap(at: place)
    device.advance(by: 1)
  }

  func find(_ text: String) -> UILabel? {
    for window in device.application.windowsBackToFront.reversed() where !window.isHidden {
      if let label = Self.label(text, in: window) { return label }
    }
    return nil
  }

  private static func label(_ text: String, in view: UIView) -> UILabel? {
    if view.isHidden { return nil }
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.reversed().lazy.compactMap { label(text, in: $0) }.first
  }
}
