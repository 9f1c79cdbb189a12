import Foundation

/// The answers to all questions on which sources about UIKit disagree (`Facts/Conflicts.md`), or
/// which no source settles.
///
/// The running device, and each device that boots later, follows the answers in `current`.
/// `HeadlessChoice.all` lists the questions one by one.
package struct HeadlessChoices: Equatable, Sendable {
  package var focus = FocusChoices()
  package var controllers = ControllerChoices()
  package var scrolling = ScrollPhysics.Configuration()
  package var keyboard = KeyboardChoices()
  package var loop = LoopChoices()
  package var swiftUI = SwiftUIChoices()

  package init() {}

  /// The answers with which a process begins: the defaults, except for the alternatives that the
  /// environment variable `HEADLESS_CHOICES` lists by their index in `HeadlessChoice.all`.
  /// `scripts/test-choices` runs the product's tests once for each alternative.
  package static let initial: HeadlessChoices = {
    let wanted = ProcessInfo.processInfo.environment["HEADLESS_CHOICES"] ?? ""
    var choices = HeadlessChoices()
    for part in wanted.split(separator: ",") {
      guard let index = Int(part), HeadlessChoice.all.indices.contains(index) else { continue }
      HeadlessChoice.all[index].apply(&choices)
    }
    return choices
  }()

  /// The answers in force. The running device follows a change at once.
  @MainActor
  package static var current: HeadlessChoices {
    get {
      var choices = HeadlessChoices()
      choices.focus = FocusState.choices
      choices.controllers = UIViewController.choices
      choices.scrolling = UIScrollView.configuration
      choices.keyboard = KeyboardHost.bootChoices
      UIApplication.takesInitialLoopChoices
      choices.loop = HeadlessLoop.main.choices
      choices.swiftUI = SwiftUIChoices.current
      return choices
    }
    set {
      FocusState.choices = newValue.focus
      UIViewController.choices = newValue.controllers
      UIScrollView.configuration = newValue.scrolling
      KeyboardHost.bootChoices = newValue.keyboard
      KeyboardHost.current?.choices = newValue.keyboard
      HeadlessLoop.main.choices = newValue.loop
      SwiftUIChoices.current = newValue.swiftUI
    }
  }

  /// Runs the body with other answers, and restores the old ones even if the body throws.
  @MainActor
  package static func with<Value>(
    _ change: (inout HeadlessChoices) -> Void, run body: () throws -> Value
  ) rethrows -> Value {
    let old = current
    defer { current = old }
    var choices = old
    change(&choices)
    current = choices
    return try body()
  }
}
