import HeadlessDriver
import UIKit
import XCTest

/// Plain test classes without isolation annotations, as in app code in Swift 5 mode (T1.19, T1.21).
class SwiftFiveClientTests: XCTestCase {
  func testKeyboardInfoReadsBothWays() {
    let controller = FormViewController()
    let device = Device.boot(root: controller)
    XCTAssertTrue(controller.field.becomeFirstResponder())
    device.settle()
    let client = controller.client
    XCTAssertEqual(client.frames.count, 2)
    XCTAssertEqual(client.frames.first, client.frames.last)
    XCTAssertEqual(client.frames.first?.maxY, 844)
    XCTAssertEqual(client.curve?.rawValue, 7)
    XCTAssertEqual(client.options.rawValue, 7 << 16)
    XCTAssertEqual(client.duration, 0.25)
  }

  func testCurvesAndInheritedNames() {
    XCTAssertNotNil(UIView.AnimationCurve(rawValue: 7))
    XCTAssertEqual(UIView.AnimationCurve(rawValue: 3), .linear)
    XCTAssertEqual(
      UIWindow.keyboardWillHideNotification, UIResponder.keyboardWillHideNotification)
    XCTAssertEqual(UITextField.keyboardIsLocalUserInfoKey, "UIKeyboardIsLocalUserInfoKey")
  }

  /// A closure without actor isolation becomes the body of a method, as a block does (A:
  /// imp_implementationWithBlock(_:)).
  func testMethodFromAClosure() {
    final class Probe: UIResponder {}
    var seen: [String] = []
    let name = Selector("probe:")
    let block: (AnyObject, Any?) -> Void = { receiver, argument in
      seen.append("\(type(of: receiver)) \(argument as? String ?? "none")")
    }
    XCTAssertTrue(class_addMethod(Probe.self, name, imp_implementationWithBlock(block), "v@:@"))
    XCTAssertTrue(UIApplication.shared.sendAction(name, to: Probe(), from: nil, for: nil))
    XCTAssertEqual(seen, ["Probe none"])
  }

  func testDelegateDefaults() {
    let client = KeyboardClient()
    let field = UITextField()
    let delegate: UITextFieldDelegate = client
    XCTAssertTrue(delegate.textFieldShouldBeginEditing(field))
    XCTAssertTrue(delegate.textFieldShouldReturn(field))
  }

  func testViewsAndSubclasses() {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    card.sizeToFit()
    XCTAssertEqual(card.frame.size, CGSize(width: 100, height: 44))
    XCTAssertTrue(card.layer is CAShapeLayer)
    XCTAssertEqual(Card().frame, .zero)
    let center = card.convert(card.center, to: nil)
    XCTAssertEqual(center, card.center)
  }

  func testSceneDelegateBuildsTheWindow() {
    let scene = SceneDelegate()
    let device = Device.boot(delegate: AppDelegate(), sceneDelegate: scene)
    XCTAssertTrue(device.application.keyWindow === scene.window)
    XCTAssertTrue(scene.window?.rootViewController is FormViewController)
    device.rotate(to: .landscapeLeft)
    device.settle()
    let form = scene.window?.rootViewController as? FormViewController
    XCTAssertEqual(form?.sizes.last, CGSize(width: 844, height: 390))
  }

  func testRealWaiting() {
    let done = expectation(description: "later")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { done.fulfill() }
    waitForExpectations(timeout: 5)
  }
}
