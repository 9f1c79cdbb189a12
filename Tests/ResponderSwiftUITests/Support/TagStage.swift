import HeadlessDriver
import SwiftUI
import Testing

@testable import ResponderKit

/// A fresh device with one tree of SwiftUI on its screen, and questions about what is really focused there.
///
/// The headless Mac's has the same members, as far as the tests in `Shared` need them.
@MainActor
final class TagStage {
  typealias Window = UIWindow
  typealias Field = UITextField
  typealias Editor = UITextView

  let device: Device
  private(set) var controller: UIHostingController<AnyView>

  init(_ view: some View) {
    // A warning of SwiftUI's is a failure, for example about publishing inside an update (T4.20.25).
    RuntimeWarning.onWarning = { Issue.record(Comment(rawValue: $0)) }
    controller = UIHostingController(rootView: AnyView(view))
    device = Device.boot(root: controller)
  }

  /// Whether a view that does not accept leaves the focus where it is: UIKit may end the old one before it asks the new
  /// one (C5.2).
  static var keepsFocusOnRefusal: Bool { HeadlessChoices.initial.focus.asksNewBeforeOldResigns }

  /// A device with nothing of the stages before it.
  static func rest() {
    let device = Device.boot()
    for _ in 0..<3 { device.perform {} }
  }

  var window: UIWindow? { device.windows.first }

  /// A chain that a client makes for the window.
  func makeWindowChain() -> ResponderChain { ResponderChain(forWindow: device.windows[0]) }

  var turnCount: Int { HeadlessLoop.main.turnCount }

  func turn(_ work: () -> Void = {}) {
    device.perform(work)
  }

  @discardableResult
  func settle() -> Bool { device.settle() }

  func advance(by seconds: Double) { device.advance(by: seconds) }

  /// All views of a kind, in the order of the tree.
  func all<V: UIView>(_ type: V.Type, in root: UIView? = nil) -> [V] {
    guard let root = root ?? window else { return [] }
    return ((root as? V).map { [$0] } ?? []) + root.subviews.flatMap { all(type, in: $0) }
  }

  var fields: [UITextField] { all(UITextField.self) }

  func field(_ placeholder: String) -> UITextField? {
    fields.first { $0.placeholder == placeholder }
  }

  func makeFirstResponder(_ view: UIView?) { view?.becomeFirstResponder() }

  func tap(_ view: UIView) {
    device.tap(view)
    device.settle()
  }

  /// Taps the button with this title.
  func press(_ title: String) {
    let control = all(UIControl.self).first { control in
      all(UILabel.self, in: control).contains { $0.text == title }
    }
    guard let control else { return }
    tap(control)
  }

  func pressReturn() {
    device.pressReturn()
    device.settle()
  }

  /// The texts on the screen.
  var texts: [String] { all(UILabel.self).compactMap(\.text) }

  /// What is really first responder in the first window.
  var firstResponder: UIResponder? { window?.firstResponderInside }

  /// The placeholder of the field that is really first responder in a window.
  func focused(in window: UIWindow?) -> String? {
    (window?.firstResponderInside as? UITextField)?.placeholder
  }

  /// Shows a tree in a window of its own, which is key then.
  func show(_ view: some View) -> UIWindow {
    let other = UIWindow(windowScene: device.scene)
    other.rootViewController = UIHostingController(rootView: view)
    turn { other.makeKeyAndVisible() }
    return other
  }

  func close(_ other: UIWindow) {
    turn {
      other.isHidden = true
      other.rootViewController = nil
      other.windowScene = nil
    }
  }

  func end() {
    turn { window?.rootViewController = UIViewController() }
    controller = UIHostingController(rootView: AnyView(EmptyView()))
    device.settle()
    Self.rest()
  }
}
