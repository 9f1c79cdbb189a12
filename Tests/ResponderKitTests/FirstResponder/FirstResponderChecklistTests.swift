import HeadlessDriver
import ResponderCore
import ResponderKit
import TestSupport
import Testing
import UIKit

/// Tests items 3.1 to 3.7 of the article about finding the first responder with one line of code.
/// The tests of 3.3, 3.4 and 3.6 are with those of `UIResponder.current`.
@MainActor @Suite("The first responder in one line")
struct FirstResponderChecklistTests {
  /// Boots a device and makes the view first responder.
  private func boot<View: UIView>(_ view: View) -> (Device, UIViewController) {
    let controller = UIViewController()
    view.frame = CGRect(x: 16, y: 600, width: 200, height: 40)
    controller.view.addSubview(view)
    let device = Device.boot(root: controller)
    device.perform { view.becomeFirstResponder() }
    device.settle()
    return (device, controller)
  }

  @Test("one static property of UIResponder, from anywhere", .item("3.1"))
  func swiftEntry() {
    let field = UITextField()
    _ = boot(field)
    struct Elsewhere {
      @MainActor static var answer: UIResponder? { UIResponder.current }
    }
    #expect(Elsewhere.answer === field)
    // `current` is a class property of `UIResponder`, so every subclass has it.
    #expect(UITextView.current === field)
  }

  @Test(
    "every member for Objective-C is prefixed, the class methods are there", .item("3.2"),
    .flaw("2.1.16")
  )
  func objectiveC() throws {
    // Linux has no Objective-C. scripts/check objc tests the header that Objective-C sees.
    var names: [String] = []
    for line in try ProductSources.lines(with: "@objc", in: "Sources") {
      guard let place = line.range(of: "@objc") else { continue }
      let rest = line[place.upperBound...]
      let named = rest.hasPrefix("(") ? rest.dropFirst().prefix { $0 != ")" } : nil
      let function = rest.range(of: "func ").map { rest[$0.upperBound...].prefix { $0 != "(" } }
      let name = String(named ?? function ?? "")
      // The package's own classes have the prefix in capitals.
      #expect(name.hasPrefix("rk_") || name.hasPrefix("RK"), "\(line)")
      names.append(name)
    }
    for name in [
      "rk_currentResponder", "rk_resignCurrentResponder", "rk_currentResponderInWindow:",
    ] {
      #expect(names.contains(name), "\(name)")
    }
  }

  @Test("no key-value coding, no private class or selector by name, no swizzling", .item("3.5"))
  func noPrivateAPI() throws {
    let forbidden = [
      "value(forKey", "perform(Selector", "perform(#selector", "NSSelectorFromString",
      "method_exchange", "method_setImplementation", "class_replaceMethod", "objc_setAssociated",
    ]
    for word in forbidden {
      #expect(try ProductSources.lines(with: word, in: "Sources/ResponderKit").isEmpty, "\(word)")
    }
    let byName = try ProductSources.lines(with: "NSClassFromString", in: "Sources/ResponderKit")
    #expect(byName.allSatisfy { $0.contains("\"WKWebView\"") || $0.contains("\"UIDatePicker\"") })
    let selectors = try ProductSources.lines(with: "Selector(\"", in: "Sources/ResponderKit")
    #expect(!selectors.isEmpty)
    // Allows the selectors that begin with `rk_`, which are the package's own, and one of a public
    // protocol.
    let isPublic = { (line: String) in
      line.contains("Selector(\"rk_") || line.contains("Selector(\"scrollViewWillEndDragging:")
    }
    #expect(selectors.allSatisfy(isPublic))
  }

  @Test(
    "the frame of what is being edited, so that the layout can avoid the keyboard", .item("3.7"))
  func useCase() throws {
    // Creates the monitor before the first keyboard, as its documentation requests.
    _ = KeyboardMonitor.shared
    let field = UITextField()
    let (_, controller) = boot(field)
    let current = try #require(UIResponder.current as? UIView)
    let window = try #require(current.window)
    let frame = current.convert(current.bounds, to: window)
    #expect(frame == CGRect(x: 16, y: 600, width: 200, height: 40))
    #expect(KeyboardMonitor.shared.overlap(in: current) == 40)
    #expect(KeyboardMonitor.shared.overlap(in: controller.view) == 336)
    controller.view.bounds.origin.y = 200
    #expect(KeyboardMonitor.shared.overlap(in: current) == 0)
  }
}
