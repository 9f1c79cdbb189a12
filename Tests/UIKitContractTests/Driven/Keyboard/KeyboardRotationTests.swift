import HeadlessDriver
import Testing
import UIKit

/// Turning the device with the keyboard (T4.13.15, T4.13.29, T4.14.13).
@MainActor
struct KeyboardRotationTests {
  private let whole = ["WCF", "WH", "DCF", "DH", "WCF", "WS", "DCF", "DS"]

  @Test("T4.13.29 WH, DH, then WS, DS with the new frame")
  func rotates() {
    let bench = KeyboardBench()
    bench.edit()
    #expect(bench.names { bench.device.rotate(to: .landscapeRight) } == whole)
    #expect(bench.log["DH"]?.end.minY == 844)
    #expect(bench.log["WS"]?.begin.minY == 390)
    #expect(bench.log["DS"]?.end == CGRect(x: 0, y: 181, width: 844, height: 209))
    #expect(bench.field.isFirstResponder)
    #expect(bench.device.keyboard.frame == CGRect(x: 0, y: 181, width: 844, height: 209))
    #expect(bench.names { bench.device.rotate(to: .portrait) } == whole)
    #expect(bench.device.keyboard.frame == CGRect(x: 0, y: 508, width: 390, height: 336))
  }

  @Test("T4.13.15 a hidden one: the pair with duration 0, once it has been up (K)")
  func hidden() {
    let bench = KeyboardBench()
    #expect(bench.names { bench.device.rotate(to: .landscapeRight) } == [])
    bench.edit()
    bench.field.resignFirstResponder()
    bench.device.settle()
    #expect(bench.names { bench.device.rotate(to: .portrait) } == KeyboardBench.pair)
    #expect(bench.log.entries.allSatisfy { $0.duration == 0 && $0.end.minY == 844 })
  }

  @Test("T4.14.13 a rotation may report a height that is wrong: 142 for 398")
  func wrongHeight() {
    let bench = KeyboardBench(.iPad11)
    bench.host.choices.rotationHeight = 142
    bench.edit()
    #expect(bench.names { bench.device.rotate(to: .landscapeLeft) } == whole)
    #expect(bench.log["DS"]?.end == CGRect(x: 0, y: 692, width: 1194, height: 142))
  }

  @Test("editing that ends while the device turns: no show follows")
  func endsMeanwhile() {
    let bench = KeyboardBench()
    bench.edit()
    let names = bench.names {
      bench.device.rotate(to: .landscapeRight)
      bench.field.resignFirstResponder()
    }
    #expect(names == ["WCF", "WH", "DCF", "DH", "WCF", "DCF"])
    #expect(!bench.device.keyboard.isVisible)
  }
}
