// right XCTest usage: a UI test in Swift 6 mode
import XCTest
import UIKit

@MainActor
final class Tests: XCTestCase {
  private let app = XCUIApplication()
  override func setUp() { continueAfterFailure = false }
  override func setUp() async throws { app.launchArguments = ["-x"]; app.launchEnvironment["A"] = "1"; app.launch() }
  override class func tearDown() { super.tearDown() }
  func testIt() throws {
    let button = app.buttons["ok"].firstMatch
    XCTAssertTrue(button.waitForExistence(timeout: 1), "is there")
    button.tap(); button.press(forDuration: 1); app.tables.cells.element(boundBy: 0).swipeUp(velocity: .slow)
    XCTAssertEqual(app.staticTexts.count, 2); XCTAssertEqual(1.0, 1.1, accuracy: 0.2)
    let place = app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0)).withOffset(CGVector(dx: 1, dy: 1))
    place.press(forDuration: 0.1, thenDragTo: place, withVelocity: 300, thenHoldForDuration: 0.2)
    let told = XCTNSPredicateExpectation(predicate: NSPredicate(format: "label == %@", "x"), object: button)
    XCTAssertEqual(XCTWaiter.wait(for: [told], timeout: 1), .completed)
    let value = try XCTUnwrap(button.value as? String); app.typeText(value + XCUIKeyboardKey.return.rawValue)
    XCUIDevice.shared.orientation = .landscapeLeft; XCTAssertTrue(app.wait(for: .runningForeground, timeout: 1))
    try XCTSkipIf(app.keyboards.element.exists, "no keyboard"); XCTAssertThrowsError(try XCTUnwrap(nil as Int?)) { _ in }
    add(XCTAttachment(screenshot: app.screenshot()))
    let report = XCTAttachment(data: Data(), uniformTypeIdentifier: "public.plain-text")
    report.name = "report"; report.lifetime = .keepAlways; add(report)
  }
  func testLater() async { let e = expectation(description: "x"); e.fulfill(); await fulfillment(of: [e], timeout: 1) }
}
