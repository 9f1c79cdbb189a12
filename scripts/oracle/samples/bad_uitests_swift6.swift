// every line marked WRONG must be reported
import XCTest

final class Bad: XCTestCase {
  func testA() { XCUIApplication().launch() } // WRONG
  @MainActor func testB() { XCTAssertTrue(XCUIApplication().buttons["x"].waitForExistence(1)) } // WRONG
  @MainActor func testC() { XCUIApplication().buttons["x"].taps() } // WRONG
  @MainActor func testD() { XCTAssertEquals(1, 1) } // WRONG
  @MainActor func testE() { _ = XCUIElement() } // WRONG
  @MainActor func testF() { XCUIApplication().launchArguments = "x" } // WRONG
  @MainActor func testG() { XCTAssertTrue(XCUIApplication().exists()) } // WRONG
  @MainActor func testH() async { wait(for: [expectation(description: "x")], timeout: 1) } // WRONG
  @MainActor func testI() { let x: String = XCUIApplication().value; _ = x } // WRONG
  @MainActor func testJ() { let x = XCTUnwrap(1 as Int?); _ = x } // WRONG
  override func setup() { } // WRONG
}
