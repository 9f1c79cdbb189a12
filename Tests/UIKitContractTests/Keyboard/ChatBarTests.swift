import Testing
import UIKit

/// Tests a controller whose input accessory view is a bar at the bottom of the screen (T4.4.19,
/// T4.14.12).
@MainActor
struct ChatBarTests {
  private func run(_ body: (ChatController, KeyboardLog, UIWindow) throws -> Void) throws {
    try Host.withKeyWindow { window in
      let controller = ChatController()
      window.rootViewController = controller
      let log = KeyboardLog()
      defer {
        controller.field.resignFirstResponder()
        controller.resignFirstResponder()
        log.stop()
      }
      try body(controller, log, window)
    }
  }

  @Test("the bar alone posts a show, and covers the home indicator", .fact("T4.14.12"))
  func alone() throws {
    try run { controller, log, window in
      #expect(controller.becomeFirstResponder())
      #expect(log.names == ["WCF", "WS"])
      let end = try #require(log["WS"]).end
      let screen = window.screen.bounds
      #expect(end.maxY == screen.maxY)
      #expect(end.height == 50 + window.safeAreaInsets.bottom)
      #expect(controller.bar.next === controller)
    }
  }

  @Test("below a bar whose field begins editing comes the keyboard", .fact("T4.4.19"))
  func fieldInBar() throws {
    try run { controller, log, window in
      controller.becomeFirstResponder()
      let alone = try #require(log["WS"]).end
      log.clear()
      #expect(controller.field.becomeFirstResponder())
      #expect(controller.field.isFirstResponder)
      #expect(log.names == ["WCF", "WS"])
      let up = try #require(log["WS"])
      #expect(up.begin == alone)
      #expect(up.end.height > alone.height + 100)
      #expect(controller.bar.window != nil)
    }
  }

  @Test(
    "when editing ends, UIKit posts a hide, and the bar stays docked",
    .fact("T4.4.18", "T4.4.19", "T4.16.9"))
  func fieldEnds() throws {
    try run { controller, log, window in
      controller.becomeFirstResponder()
      let alone = try #require(log["WS"]).end
      controller.field.becomeFirstResponder()
      log.clear()
      #expect(controller.field.resignFirstResponder())
      #expect(controller.isFirstResponder)
      #expect(log.names == ["WCF", "WH"])
      #expect(log["WH"]?.end == alone)
      #expect(controller.bar.window != nil)
    }
  }

  @Test("the field in the bar is not in the controller's view", .fact("T4.4.27"))
  func endEditing() throws {
    try run { controller, _, _ in
      controller.becomeFirstResponder()
      controller.field.becomeFirstResponder()
      #expect(!controller.view.endEditing(true))
      #expect(controller.field.isFirstResponder)
      #expect(controller.bar.endEditing(true))
      #expect(controller.isFirstResponder)
    }
  }

  @Test(
    "when the supplier leaves, its bar's field goes, and nobody inherits",
    .fact("T4.4.19", "T4.4.20"))
  func supplierLeaves() throws {
    try Host.withKeyWindow { window in
      let navigation = UINavigationController(rootViewController: ChatController())
      window.rootViewController = navigation
      let controller = try #require(navigation.topViewController as? ChatController)
      window.layoutIfNeeded()
      controller.becomeFirstResponder()
      #expect(controller.field.becomeFirstResponder())
      navigation.view.removeFromSuperview()
      #expect(!controller.field.isFirstResponder)
      #expect(!controller.isFirstResponder)
      window.rootViewController = nil
    }
  }
}
