import Foundation

/// A hash (FNV-1a) of the steps of a run and their results, so that two runs can be compared by one
/// number.
struct TraceHash: CustomStringConvertible {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0xFF as UInt8)
  }

  mutating func add(_ number: CGFloat) {
    withUnsafeBytes(of: Double(number).bitPattern.littleEndian) { for byte in $0 { add(byte) } }
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  var description: String { String(value, radix: 16) }
}
