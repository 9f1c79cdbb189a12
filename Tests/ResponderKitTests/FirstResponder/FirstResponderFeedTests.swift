import HeadlessDriver
import ResponderKit
import Testing
import UIKit

@MainActor @Suite("FirstResponderFeed")
struct FirstResponderFeedTests {
  @Test("one event a change, text and custom responders alike, none when nothing changed")
  func changes() {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    let custom = FocusableView(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
    let controller = UIViewController()
    controller.view.addSubview(field)
    controller.view.addSubview(custom)
    let device = Device.boot(root: controller)
    var seen: [(UIResponder?, UIResponder?)] = []
    let token = FirstResponderFeed.shared.observe { seen.append(($0.previous, $0.current)) }
    defer { token.cancel() }

    device.perform { field.becomeFirstResponder() }
    device.settle()
    #expect(seen.count == 1 && seen[0].0 == nil && seen[0].1 === field)
    device.perform { custom.becomeFirstResponder() }
    device.settle()
    #expect(seen.count == 2 && seen[1].0 === field && seen[1].1 === custom)
    // Away and back within one turn is no change.
    device.perform {
      field.becomeFirstResponder()
      custom.becomeFirstResponder()
    }
    device.settle()
    #expect(seen.count == 2)
    device.perform { custom.resignFirstResponder() }
    #expect(seen.count == 3 && seen[2].1 == nil)
    device.perform {}
    #expect(seen.count == 3)
  }

  @Test("a cancelled or dropped token hears nothing more")
  func tokens() {
    let custom = FocusableView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let controller = UIViewController()
    controller.view.addSubview(custom)
    let device = Device.boot(root: controller)
    var heard = 0
    do {
      let dropped = FirstResponderFeed.shared.observe { _ in heard += 1 }
      _ = dropped.isActive
    }
    let cancelled = FirstResponderFeed.shared.observe { _ in heard += 1 }
    cancelled.cancel()
    #expect(!cancelled.isActive)
    device.perform { custom.becomeFirstResponder() }
    #expect(heard == 0)
  }
}
