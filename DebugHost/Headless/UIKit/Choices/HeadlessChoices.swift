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
  /// The first number of the system's version. `follow(system:)` sets it.
  package private(set) var system = 26

  package init() {}

  /// Sets the answers to the questions on which that version of iOS is known, or reported, to
  /// differ from others.
  package mutating func follow(system version: Int) {
    system = version
    keyboard.objectIsScreen = version > 15
    swiftUI.hasKeyPressResponder = version > 16
    swiftUI.drawsPrimitives = version >= 26
    swiftUI.search = version >= 26 ? .drawn : .controller
    swiftUI.formDismissal = version >= 26 ? .none : .asList
    loop.commit = version >= 18 ? .updateCycle : .observer
    swiftUI.list = version > 15 ? .collection : .table
    swiftUI.accessory = version < 26 ? .setWithFocus : .setAsKeyboardShows
    keyboard.hideFrame = version < 26 ? .unchangedSize : .collapsed
    keyboard.hostedFieldsLeaveSilently = version >= 26
    controllers.hiddenStatusBarKeepsRoom = version == 26
    keyboard.guidesStayDown = version >= 27
    keyboard.tellsWrongFrameAtRest = version >= 27
  }

  /// The answers with which a process begins: the defaults, or those of the version of iOS that the
  /// environment variable `HEADLESS_SYSTEM` names, except for the alternatives that
  /// `HEADLESS_CHOICES` lists by their index in `HeadlessChoice.all`. `scripts/test-choices` runs
  /// the product's tests once for each alternative.
  package static let initial: HeadlessChoices = {
    let environment = ProcessInfo.processInfo.environment
    let wanted = environment["HEADLESS_CHOICES"] ?? ""
    var choices = HeadlessChoices()
    if let version = environment["HEADLESS_SYSTEM"].flatMap(Int.init) {
      choices.follow(system: version)
    }
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
      choices.system = UIDevice.system
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
      UIDevice.system = newValue.system
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
