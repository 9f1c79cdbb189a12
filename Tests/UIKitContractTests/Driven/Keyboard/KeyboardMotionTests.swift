import HeadlessDriver
import Testing
import UIKit

/// The notifications of showing and hiding in time (sections 4.13, 4.14; 390 × 844).
@MainActor
struct KeyboardMotionTests {
  private let shown = CGRect(x: 0, y: 508, width: 390, height: 336)

  @Test("T4.13.17, T4.13.13, T4.14.5 show: WCF, WS, a quarter of a second, DCF, DS")
  func show() {
    let field = FieldScreen.field()
    let screen = FieldScreen(field)
    field.becomeFirstResponder()
    #expect(screen.log.names == ["WCF", "WS"])
    screen.device.advance(by: 0.24)
    #expect(screen.log.names == ["WCF", "WS"])
    screen.device.advance(by: 0.02)
    #expect(screen.log.names == ["WCF", "WS", "DCF", "DS"])
    #expect(screen.log.entries.allSatisfy { $0.end == shown && $0.duration == 0.25 })
  }

  @Test("T4.13.18, T4.13.20 hide: WCF, WH, a quarter of a second, DCF, DH")
  func hide() {
    let field = FieldScreen.field()
    let screen = FieldScreen(field)
    field.becomeFirstResponder()
    screen.device.settle()
    screen.log.clear()
    field.resignFirstResponder()
    #expect(screen.log.names == ["WCF", "WH"])
    screen.device.settle()
    #expect(screen.log.names == ["WCF", "WH", "DCF", "DH"])
    #expect(screen.log.entries.allSatisfy { $0.begin == shown && $0.end.minY == 844 })
  }
}
