#if canImport(HeadlessDriver)
  import HeadlessDriver
  import Testing
  import UIKit

  /// Tests a second display (T4.21.9), and screens that the app creates.
  @MainActor
  struct ExternalDisplayTests {
    @Test("an external display's scene is told by its role", .fact("T4.21.9"))
    func role() {
      let device = HeadlessDevice.boot()
      let display = device.connectDisplay()
      #expect(display.activationState == .foregroundActive)
      #expect(display.session.role == .windowExternalDisplayNonInteractive)
      #expect(device.scene.session.role == .windowApplication)
      #expect(display.screen !== device.scene.screen)
      #expect(UIScreen.screens.count == 2)
      device.close(display)
      #expect(UIScreen.screens.count == 1)
    }
  }
#endif
