#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Some numbers and marks on their way to one string.
  struct HUDNumberText {
    private var bytes: [UInt8] = []

    init() { bytes.reserveCapacity(48) }

    var string: String { String(decoding: bytes, as: UTF8.self) }

    mutating func add(_ mark: StaticString) {
      mark.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    mutating func add(_ value: CGFloat) {
      guard value.isFinite, abs(value) < 1e9 else { return add("–") }
      let tenths = Int((abs(value) * 10).rounded())
      if value < 0, tenths > 0 { add("−") }
      add(grouped: tenths / 10)
      guard tenths % 10 != 0 else { return }
      add(".")
      add(digit: tenths % 10)
    }

    mutating func add(_ point: CGPoint) {
      add(point.x)
      add(", ")
      add(point.y)
    }

    mutating func add(_ size: CGSize) {
      add(size.width)
      add(" × ")
      add(size.height)
    }

    mutating func add(range rect: CGRect) {
      add(rect.minY)
      add(" … ")
      add(rect.maxY)
    }

    mutating func add(percent fraction: CGFloat) {
      guard fraction.isFinite else { return add("– %") }
      add(grouped: Int((min(max(fraction, 0), 1) * 100).rounded()))
      add(" %")
    }

    private mutating func add(digit: Int) { bytes.append(UInt8(48 + digit)) }

    private mutating func add(grouped whole: Int) {
      if whole > 999 {
        add(grouped: whole / 1000)
        add("\u{2009}")
        add(digit: whole / 100 % 10)
        add(digit: whole / 10 % 10)
      } else {
        if whole > 99 { add(digit: whole / 100) }
        if whole > 9 { add(digit: whole / 10 % 10) }
      }
      add(digit: whole % 10)
    }
  }
#endif
