import HeadlessDriver
import SwiftUI
import Testing

@testable import ResponderKit

/// A newly booted device that shows one SwiftUI tree. Its properties report which view really has
/// the focus, whatever the chain reports.
///
/// The `TagStage` of the headless Mac has the same members, as far as the tests in `Shared` need
/// them.
@MainActor
final class TagStage {
  typealias Window = UIWindow
  typealias Field = UITextField
  typealias Editor = UITextView

  let device: Device
  private(set) var controller: UIHostingController<AnyView>

  init(_ view: some View) {
    // A SwiftUI warning fails the test, for example a warning about publishing changes during a
    // view update (T4.20.25).
    RuntimeWarning.onWarning = { Issue.record(Comment(rawValue: $0)) }
    controller = UIHostingController(rootView: AnyView(view))
    device = Device.boot(root: controller)
  }

  /// Whether the focus stays where it is when the new view refuses it. Otherwise, UIKit lets the
  /// old first responder resign before it queries the new one (C5.2).
  static var keepsFocusOnRefusal: Bool { HeadlessChoices.initial.focus.asksNewBeforeOldResigns }

  /// Boots an empty device and runs a few turns, so that nothing of earlier stages is left.
  static func rest() {
    let device = Device.boot()
    for _ in 0..<3 { device.perform {} }
  }

  var window: UIWindow? { device.windows.first }

  /// Returns a new chain for the window, made as an app makes it.
  func makeWindowChain() -> ResponderChain { ResponderChain(forWindow: device.windows[0]) }

  var turnCount: Int { HeadlessLoop.main.turnCount }

  func turn(_ work: () -> Void = {}) {
    device.perform(work)
  }

  @discardableResult
  func settle() -> Bool { device.settle() }

  func advance(by seconds: Double) { device.advance(by: seconds) }

  /// Returns all views of a type, in the order of the view tree. Without a root, it searches the
  /// first window.
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
    if let control { return tap(control) }
    guard let rect = place(of: title) else { return }
    device.tap(at: CGPoint(x: rect.midX, y: rect.midY))
    device.settle()
  }

  func pressReturn() {
    device.pressReturn()
    device.settle()
  }

  /// The texts of all labels in the first window.
  var texts: [String] {
    let drawn = (window?.drawnPrimitives ?? []).compactMap { $0.source as? UILabel }
    return (all(UILabel.self) + drawn).compactMap(\.text)
  }

  /// Returns the frame of a text in the first window, whatever draws it (T4.20.57).
  func place(of text: String) -> CGRect? {
    let label = all(UILabel.self).first { $0.text == text }
    let drawn = window?.drawnPrimitives.last { ($0.source as? UILabel)?.text == text }
    return label.map { $0.convert($0.bounds, to: nil) }
      ?? drawn.map { $0.convert($0.bounds, to: nil) }
  }

  /// The actual first responder in the first window, or nil.
  var firstResponder: UIResponder? { window?.firstResponderInside }

  /// Returns the placeholder of the field that is the actual first responder in a window, or nil.
  func focused(in window: UIWindow?) -> String? {
    (window?.firstResponderInside as? UITextField)?.placeholder
  }

  /// Shows a SwiftUI tree in a new window, and makes the window key.
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

extension Device {
  /// Performs the work in a turn of its own, and waits until everything is at rest.
  func run(_ work: () -> Void) {
    perform(work)
    settle()
  }

  /// Performs the work in each of the turns of a second, one for each frame of a display.
  func second(_ work: () -> Void = {}) {
    for _ in 0..<60 {
      perform(work)
      advance(by: 1 / 60)
    }
  }
}
