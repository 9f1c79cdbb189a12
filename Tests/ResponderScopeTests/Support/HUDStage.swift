import DebugHostScreens
import Foundation
import HeadlessDriver
import ResponderKit
import Testing
import UIKit

@testable import ResponderCore
@testable import ResponderScope

/// A device that shows a demo screen, by default the form, with the HUD over it. Suites that use it
/// have the trait `leavesNoHUD`.
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

  /// A stage without the card, on which the HUD is installed and logs nothing.
  static func installed(_ setup: Device.Setup = Device.Setup()) -> HUDStage {
    let stage = HUDStage(setup, showsHUD: false)
    DiagnosisLog.sink = { _ in }
    ResponderHUD.install()
    return stage
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
  /// The panel's frame in its window, in points.
  var frame: CGRect { panel.frame }
  var head: HUDHead { panel.card.head }
  var headline: String? { head.headline.text }

  func overlay() throws -> HUDOverlay {
    try #require(HUDController.shared.overlay(in: device.scene))
  }

  // MARK: The app

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
    edit(field)
    return field
  }

  func edit(_ field: UIResponder) {
    device.turn { _ = field.becomeFirstResponder() }
  }

  func resign() {
    device.turn { _ = UIResponder.resignCurrent() }
  }

  /// Shows a list without behaviours of the package in place of the screen, and edits a field in
  /// it.
  @discardableResult
  func editInList(_ list: UIScrollView = UIScrollView(), y: CGFloat = 200) -> UITextField {
    let (controller, field) = (UIViewController(), UITextField())
    list.frame = app.bounds
    list.contentSize = CGSize(width: 390, height: 3000)
    field.frame = CGRect(x: 20, y: y, width: 200, height: 44)
    list.addSubview(field)
    device.perform {
      controller.view.addSubview(list)
      app.rootViewController = controller
    }
    edit(field)
    return field
  }

  /// Adds a field to the screen and edits it.
  @discardableResult
  func editNew<Field: UITextField>(
    _ field: Field, at frame: CGRect = CGRect(x: 20, y: 100, width: 200, height: 40)
  ) -> Field {
    field.frame = frame
    device.perform { app.rootViewController?.view.addSubview(field) }
    edit(field)
    return field
  }

  static func view(_ identifier: String, in view: UIView) -> UIView? {
    if view.accessibilityIdentifier == identifier { return view }
    return view.subviews.lazy.compactMap { Self.view(identifier, in: $0) }.first
  }

  /// Returns a view's frame in the HUD's window.
  func place(of view: UIView) -> CGRect { view.convert(view.bounds, to: hudWindow) }

  /// Drags one point up in each frame of a 120 Hz screen.
  func drag(_ finger: Finger, from y: Int, steps: Int) {
    drag(finger, from: y, steps: steps) {}
  }

  func drag(_ finger: Finger, from y: Int, steps: Int, _ step: () throws -> Void) rethrows {
    for number in 1...steps {
      device.touchMove(finger, to: CGPoint(x: 44, y: y - number))
      try step()
      device.advance(by: 1.0 / 120)
    }
  }

  // MARK: The card

  func select(_ section: HUDSection) {
    device.turn { panel.card.select(section) }
  }

  var cells: [HUDRowView] { panel.card.body.elements.compactMap { $0 as? HUDRowView } }
  var rows: [HUDRow] { cells.compactMap(\.row) }
  var titles: [String] { cells.compactMap(\.accessibilityLabel) }

  /// Returns the value that the row with this title shows.
  func value(_ title: String) -> String? { rows.first { $0.title == title }?.value }

  func cell(_ action: HUDRow.Action) throws -> HUDRowView {
    try #require(cells.first { $0.row?.action == action })
  }

  /// Taps the row with this action.
  func perform(_ action: HUDRow.Action) throws {
    let cell = try cell(action)
    device.perform { panel.card.body.scrollRectToVisible(cell.frame, animated: false) }
    tap(cell)
  }

  /// Taps a view, and waits until nothing moves any more.
  func tap(_ view: UIView) {
    device.tap(view)
    device.settle()
  }

  func control(_ label: String) throws -> UIView {
    func find(_ view: UIView) -> UIView? {
      if view is UIControl, view.accessibilityLabel == label, !view.isHidden { return view }
      return view.subviews.lazy.compactMap(find).first
    }
    return try #require(find(panel))
  }

  /// Performs a VoiceOver action of a view.
  func voiceOver(_ name: String, of view: UIView) throws {
    let action = try #require(view.accessibilityCustomActions?.first { $0.name == name })
    device.turn { #expect(action.actionHandler?(action) == true) }
  }

  /// Returns the visible labels in a view, with their frames in that view.
  static func labels(in root: UIView) -> [(label: UILabel, frame: CGRect)] {
    root.shown.compactMap { $0 as? UILabel }.filter { $0.text?.isEmpty == false }
      .map { ($0, $0.convert($0.bounds, to: root)) }
  }

  // MARK: The journal

  /// Returns what the entries of the journal hold, of one kind.
  static func recorded<Value>(_ value: (JournalEntry.Event) -> Value?) -> [Value] {
    ResponderHUD.journal.entries.compactMap { value($0.event) }
  }

  static var focusChanges: [FocusChange] {
    recorded { if case .focus(let change) = $0 { change } else { nil } }
  }

  static var samples: [ScrollSample] {
    recorded { if case .scroll(let sample) = $0 { sample } else { nil } }
  }

  /// When the journal says that the HUD was shown and hidden.
  static var changes: [Bool] {
    recorded { if case .hud(let change) = $0 { change.isShown } else { nil } }
  }

  static func count(_ kind: JournalEntry.Kind) -> Int {
    ResponderHUD.journal.entries.count { $0.kind == kind }
  }

  // MARK: Mistakes

  static func diagnosis(_ id: Diagnosis.ID = .doubleLift) -> Diagnosis {
    Diagnosis(id: id, sentence: "A sentence.", numbers: [], fix: "A fix.")
  }

  func report(_ ids: Diagnosis.ID...) {
    device.turn { for id in ids { ResponderHUD.report(Self.diagnosis(id)) } }
  }
}

extension Device {
  /// Runs the work as one turn of the run loop, and waits until nothing moves any more.
  func turn(_ work: () -> Void) {
    perform(work)
    settle()
  }
}

extension UIView {
  /// The view and the views in it, without those that are hidden and what is in them.
  var shown: [UIView] { isHidden || alpha == 0 ? [] : [self] + subviews.flatMap(\.shown) }
}

extension HUDPlace {
  /// The bottom trailing corner, where every kind of obstacle can be in the panel's way.
  static let corner = HUDPlace(edge: .trailing, position: 1)
}

/// Runs the body while an environment variable is set.
func withEnvironment(_ name: String, _ value: String, _ body: () throws -> Void) rethrows {
  setenv(name, value, 1)
  defer { unsetenv(name) }
  try body()
}

/// Removes the HUD, and what a test has set in it and in the device, after each test of a suite.
struct LeavesNoHUD: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // Swift Testing also calls this for a suite, and for a test around its cases.
    guard testCase != nil else { return try await function() }
    do {
      try await function()
      await Self.leave()
    } catch {
      await Self.leave()
      throw error
    }
  }

  @MainActor
  private static func leave() {
    LiveLine.shared = nil
    HUDExplorer.shared = nil
    DiagnosisLog.sink = nil
    UIAccessibility.onPost = nil
    CallStack.symbolizer = nil
    CallStack.hands = []
    CallStack.forget()
    HUDStage.end()
    ResponderHUD.revealsIdentifiers = false
    ResponderHUD.recordsCallStacks = true
    _ = Device.boot()
  }
}

extension Trait where Self == LeavesNoHUD {
  /// Removes the HUD, and what a test has set in it and in the device, after each test.
  static var leavesNoHUD: Self { LeavesNoHUD() }
}
