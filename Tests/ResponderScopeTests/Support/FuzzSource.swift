import Foundation
import ResponderJournal
import TestSupport
import UIKit

/// A generator of malformed values. The same seed and number produce the same values on every
/// machine.
struct FuzzSource {
  private var numbers: SplitMix64

  init(seed: UInt64, number: UInt64) {
    numbers = SplitMix64(seed: seed &* 0x2545_F491_4F6C_DD1D &+ number &* 0xD129_8A2F_6E1B_5A87)
  }

  private mutating func next() -> UInt64 { numbers.next() }

  mutating func number(below limit: Int) -> Int { Int(next() % UInt64(limit)) }
  mutating func bool() -> Bool { next() & 1 == 1 }

  // MARK: Numbers

  private static let special: [Double] = [
    0, -0.0, 1, -1, 0.5, 844, 1e-300, 0x1p-1074, 1e300, 1.7976931348623157e308,
    -1.7976931348623157e308,
    .nan, .infinity, -.infinity, 9.223372036854776e18, 4_294_967_296, 0.998, 0.99,
  ]

  mutating func double() -> Double {
    switch number(below: 4) {
    case 0: Self.special[number(below: Self.special.count)]
    case 1: Double(bitPattern: next())
    default: Double(Int64(bitPattern: next() >> 44)) / 512 - 1_000
    }
  }

  mutating func point() -> CGPoint { CGPoint(x: double(), y: double()) }
  mutating func size() -> CGSize { CGSize(width: double(), height: double()) }

  mutating func rect() -> CGRect {
    switch number(below: 12) {
    case 0: .null
    case 1: .infinite
    default: CGRect(origin: point(), size: size())
    }
  }

  mutating func geometry() -> ScrollViewGeometry {
    ScrollViewGeometry(
      viewport: size(), contentSize: size(), contentOffset: point(),
      inset: Insets(top: double(), left: double(), bottom: double(), right: double()))
  }

  // MARK: Notifications

  @MainActor
  mutating func object() -> Any? {
    switch number(below: 4) {
    case 0: nil
    case 1: "not a screen"
    default: UIScreen.main
    }
  }

  @MainActor
  mutating func userInfo() -> [AnyHashable: Any]? {
    if number(below: 20) == 0 { return nil }
    let keys = [
      UIResponder.keyboardFrameEndUserInfoKey, UIResponder.keyboardFrameBeginUserInfoKey,
      UIResponder.keyboardAnimationDurationUserInfoKey,
      UIResponder.keyboardAnimationCurveUserInfoKey, UIResponder.keyboardIsLocalUserInfoKey,
    ]
    var info: [AnyHashable: Any] = [:]
    for (index, key) in keys.enumerated() where number(below: 8) > 0 {
      let isFrame = index < 2 && number(below: 4) > 0
      info[key] = isFrame ? NSValue(cgRect: rect()) : value()
    }
    if bool() { info[number(below: 9)] = "a key of another kind" }
    return info
  }

  @MainActor
  private mutating func value() -> Any {
    switch number(below: 8) {
    case 0: "0.25"
    case 1: NSNull()
    case 2: NSNumber(value: Int64(bitPattern: next()))
    case 3: [1, 2, 3]
    case 4: Data([0, 255])
    case 5: NSValue(cgRect: rect())
    default: NSNumber(value: double())
    }
  }
}
