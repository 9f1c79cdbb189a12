import XCTest

/// Tests what only a running app shows: that the keyboard hides, that the list stays in place, and
/// that the HUD appears.
///
/// The tests find the app's screens and panels by accessibility identifier. No public API shakes
/// the device, so the app's debug menu delivers what a shake delivers.
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
    XCTAssertTrue(app.keyboards.element.waitForExistence(timeout: 2))
    app.tables["form"].swipeUp(velocity: .fast)
    app.tables["form"].swipeUp(velocity: .fast)
    XCTAssertTrue(app.keyboards.element.waitForNonExistence(timeout: 3))
  }

  func testASmallDragKeepsTheKeyboard() {
    launch("form")
    app.textFields.firstMatch.tap()
    XCTAssertTrue(app.keyboards.element.waitForExistence(timeout: 2))
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
    XCTAssertTrue(app.keyboards.element.waitForExistence(timeout: 2))
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
    XCTAssertTrue(app.keyboards.element.waitForExistence(timeout: 3))
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
