#if canImport(HeadlessDriver)
  import HeadlessDriver
  import Testing
  import UIKit

  /// Tests the keyboard's target frame and the frame that it has on the screen now, and what
  /// happens to the keyboard when the window of the first responder is deallocated.
  @MainActor
  struct KeyboardHostTests {
    @Test("the frame is the target at once, and the presented frame follows")
    func frames() throws {
      let field = FieldScreen.field()
      let screen = HeadlessScreen(field)
      let host = try #require(KeyboardHost.current)
      #expect(!host.isVisible)
      #expect(host.presentedFrame.isNull)
      field.becomeFirstResponder()
      #expect(host.frame == CGRect(x: 0, y: 508, width: 390, height: 336))
      #expect(host.isMoving)
      screen.device.advance(by: 0.1)
      #expect((510...800).contains(host.presentedFrame.minY))
      screen.device.settle()
      #expect(host.presentedFrame == host.frame)
      #expect(!host.isMoving)
    }

    @Test("a window that is destroyed takes its keyboard along, by the turn's end")
    func windowDies() {
      let device = HeadlessDevice.boot()
      let log = KeyboardLog()
      var window: UIWindow? = UIWindow(windowScene: device.scene)
      let field = FieldScreen.field()
      window?.addSubview(field)
      window?.makeKeyAndVisible()
      #expect(field.becomeFirstResponder())
      device.perform { window = nil }
      #expect(log.names == ["WCF", "WS", "WCF", "WH"])
      #expect(KeyboardHost.current?.isVisible == false)
    }
  }
#endif
