// The test target of the app: @testable, with both test libraries.
import ResponderKit
import ResponderScope
import Testing
import UIKit
import XCTest

@testable import Client

@MainActor
struct ContentTests {
  @Test func makesNoMistake() async {
    let window = UIWindow()
    window.rootViewController = UIHostingControllerOfTheApp.make()
    #expect(UIResponder.current(in: window) == nil)
    #expect(await ResponderHUD.diagnoses(settling: 1) { window.isHidden = false }.isEmpty)
  }
}

@MainActor
enum UIHostingControllerOfTheApp {
  static func make() -> UIViewController {
    _ = ContentView()
    return UIViewController()
  }
}

final class ContentXCTests: XCTestCase {
  @MainActor func testNothingIsEdited() {
    XCTAssertNil(UIResponder.current)
    XCTAssertFalse(ResponderHUD.report.isEmpty)
  }
}
