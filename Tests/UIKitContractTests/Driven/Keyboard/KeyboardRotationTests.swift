import Testing
import UIKit

/// Tests rotation with the keyboard up (T4.13.15, T4.13.29; T4.14.13 is in HeadlessOnly).
@MainActor
struct KeyboardRotationTests {
  private let whole = ["WCF", "WH", "DCF", "DH", "WCF", "WS", "DCF", "DS"]
  private let field = FieldScreen.field()

  /// Rotates the device, waits, and returns the notifications.
  private func turn(
    _ screen: FieldScreen, to orientation: UIInterfaceOrientation
  ) async -> [String] {
    screen.log.clear()
    await screen.device.rotate(to: orientation)
    await screen.device.settle()
    return screen.log.names
  }

  @Test(
    "a rotation posts a hide, then a show with the new frame", .fact("T4.13.29"), .needs(.hands))
  func rotates() async {
    let screen = await FieldScreen(field)
    field.becomeFirstResponder()
    await screen.device.settle()
    #expect(await turn(screen, to: .landscapeRight) == whole)
    #expect(screen.log["DH"]?.end.minY == 844)
    #expect(screen.log["WS"]?.begin.minY == 390)
    #expect(screen.log["DS"]?.end == CGRect(x: 0, y: 181, width: 844, height: 209))
    #expect(field.isFirstResponder)
    #expect(await turn(screen, to: .portrait) == whole)
    #expect(screen.log["DS"]?.end == CGRect(x: 0, y: 508, width: 390, height: 336))
  }
}
