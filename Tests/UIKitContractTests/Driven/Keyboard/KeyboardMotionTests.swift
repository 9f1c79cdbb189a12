import HeadlessDriver
import Testing
import UIKit

/// The notifications of showing and hiding in time (sections 4.13, 4.14; 390 × 844).
@MainActor
struct KeyboardMotionTests {
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
  private let log = KeyboardLog()
  private let device: Device

  init() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.addSubview(field)
    device = Device.boot(view: view)
  }

  @Test("T4.13.17, T4.13.13 show: WCF, WS, a quarter of a second, DCF, DS")
  func show() {
    field.becomeFirstResponder()
    #expect(log.names == ["WCF", "WS"])
    device.advance(by: 0.24)
    #expect(log.names == ["WCF", "WS"])
    device.advance(by: 0.02)
    #expect(log.names == ["WCF", "WS", "DCF", "DS"])
    #expect(log["DS"]?.end == CGRect(x: 0, y: 508, width: 390, height: 336))
  }

  @Test("T4.13.18 hide: WCF, WH, a quarter of a second, DCF, DH")
  func hide() {
    field.becomeFirstResponder()
    device.settle()
    log.clear()
    field.resignFirstResponder()
    #expect(log.names == ["WCF", "WH"])
    device.settle()
    #expect(log.names == ["WCF", "WH", "DCF", "DH"])
    #expect(log["WH"]?.begin == CGRect(x: 0, y: 508, width: 390, height: 336))
    #expect(log["WH"]?.end.minY == 844)
  }
}
