import XCTest

/// Tests what only a running app shows: that the keyboard hides, that the list stays in place, and
/// that the HUD appears.
///
/// The tests find the app's screens and panels by accessibility identifier.
@MainActor
final class DebugHostUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
  }

  private func launch(_ screen: String) {
    app.launchArguments = ["-screen", screen]
    app.launch()
  }

  /// Waits for the software keyboard, and prints whether it came: `scripts/verify-on-mac` reports
  /// it beside the settings that decide it.
  private func keyboardComes() -> Bool {
    let comes = app.keyboards.element.waitForExistence(timeout: 3)
    print("software keyboard: \(comes ? "came" : "did not come")")
    return comes
  }

  /// A simulator shakes for whoever posts this notification (T4.25.3). Nothing but a hand shakes a
  /// device.
  func testARealShakeShowsTheHUD() throws {
    try XCTSkipIf(
      ProcessInfo.processInfo.environment["SIMULATOR_UDID"] == nil,
      "nothing but a hand shakes a device")
    app.launch()
    let panel = app.otherElements["ResponderScope.HUD.panel"]
    // The HUD ignores shakes in the first second after the app's activation.
    XCTAssertFalse(panel.waitForExistence(timeout: 2))
    CFNotificationCenterPostNotification(
      CFNotificationCenterGetDarwinNotifyCenter(),
      CFNotificationName("com.apple.UIKit.SimulatorShake" as CFString), nil, nil, true)
    XCTAssertTrue(panel.waitForExistence(timeout: 2))
  }

  /// The app's debug menu delivers what a shake delivers.
  func testShakeShowsTheHUDAndHidesItAgain() {
    app.launch()
    let panel = app.otherElements["ResponderScope.HUD.panel"]
    XCTAssertFalse(panel.exists)
    app.buttons["debug"].tap()
    app.buttons["Shake"].tap()
    XCTAssertTrue(panel.waitForExistence(timeout: 2))
    app.buttons["debug"].tap()
    app.buttons["Shake"].tap()
    XCTAssertTrue(panel.waitForNonExistence(timeout: 2))
  }

  func testAFieldThatIsFlungAwayTakesTheKeyboardWithIt() {
    launch("form")
    let field = app.textFields.firstMatch
    field.tap()
    XCTAssertTrue(keyboardComes(), "no software keyboard")
    app.tables["form"].swipeUp(velocity: .fast)
    app.tables["form"].swipeUp(velocity: .fast)
    XCTAssertTrue(app.keyboards.element.waitForNonExistence(timeout: 3))
  }

  func testASmallDragKeepsTheKeyboard() {
    launch("form")
    app.textFields.firstMatch.tap()
    XCTAssertTrue(keyboardComes(), "no software keyboard")
    let table = app.tables["form"]
    let start = table.coordinate(withNormalizedOffset: CGVector(dx: 0.02, dy: 0.3))
    start.press(forDuration: 0.1, thenDragTo: start.withOffset(CGVector(dx: 0, dy: -30)))
    XCTAssertTrue(app.keyboards.element.exists)
  }

  func testTheChatStaysAtItsEnd() {
    launch("chat")
    let last = app.tables["chat"].cells.allElementsBoundByIndex.last
    XCTAssertTrue(last?.isHittable ?? false)
    app.textFields["message"].tap()
    XCTAssertTrue(keyboardComes(), "no software keyboard")
    XCTAssertTrue(last?.isHittable ?? false)
  }

  func testTagsFollowTheFocus() {
    launch("swiftUIFields")
    let selected = app.staticTexts["selected"]
    func isTold(_ tag: String) -> Bool {
      let text = NSPredicate(format: "label ENDSWITH %@", ": \(tag)")
      let told = XCTNSPredicateExpectation(predicate: text, object: selected)
      return XCTWaiter.wait(for: [told], timeout: 3) == .completed
    }
    // The screen focuses the first field when it appears.
    XCTAssertTrue(keyboardComes(), "no software keyboard")
    XCTAssertTrue(isTold("0"))
    app.buttons["select-2"].tap()
    XCTAssertTrue(isTold("2"))
    app.textFields["field-1"].tap()
    XCTAssertTrue(isTold("1"))
    app.buttons["select-nothing"].tap()
    XCTAssertTrue(isTold("Nothing selected"))
    XCTAssertTrue(app.keyboards.element.waitForNonExistence(timeout: 3))
  }
}
