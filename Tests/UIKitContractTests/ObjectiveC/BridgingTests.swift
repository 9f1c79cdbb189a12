import Foundation
import Testing
import UIKit

/// Tests the values in a user info dictionary as iOS code reads them (part 1).
@MainActor
struct BridgingTests {
  static let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test("NSValue gives back a rectangle, a point and a size", .fact("T1.11"))
  func values() {
    #expect(NSValue(cgRect: Self.rect).cgRectValue == Self.rect)
    #expect(NSValue(cgPoint: CGPoint(x: 5, y: 6)).cgPointValue == CGPoint(x: 5, y: 6))
    #expect(NSValue(cgSize: CGSize(width: 7, height: 8)).cgSizeValue == CGSize(width: 7, height: 8))
  }

  @Test("a rectangle goes both ways between CGRect and NSValue", .fact("T1.12", "T1.13"))
  func bothWays() {
    let asValue: Any = NSValue(cgRect: Self.rect)
    #expect(asValue as? CGRect == Self.rect)
    let asRect: Any = Self.rect
    #expect((asRect as? NSValue)?.cgRectValue == Self.rect)
    let info: [AnyHashable: Any] = ["a": NSValue(cgRect: Self.rect), "b": Self.rect]
    for key in ["a", "b"] {
      #expect(info[key] as? CGRect == Self.rect)
      #expect((info[key] as? NSValue)?.cgRectValue == Self.rect)
    }
  }

  @Test("a value that is no rectangle casts to nil, and nothing traps", .fact("T1.13"))
  func noRectangle() {
    let others: [Any] = [
      NSNumber(value: 3), NSNumber(value: true), NSValue(cgPoint: .zero), NSValue(cgSize: .zero),
      "{{0, 0}, {1, 1}}", NSNull(),
    ]
    for other in others { #expect(other as? CGRect == nil) }
  }

  @Test("a number in a user info casts to any number type", .fact("T1.14", "T1.15"))
  func numbers() {
    let info: [AnyHashable: Any] = ["n": NSNumber(value: 7), "h": NSNumber(value: 0.5)]
    #expect(info["n"] as? Int == 7 && info["n"] as? UInt == 7 && info["n"] as? Double == 7)
    #expect(info["h"] as? CGFloat == 0.5)
    #expect(info["n"] as? CGFloat == 7)
    let length: Any = CGFloat(2.5)
    #expect((length as? NSNumber)?.doubleValue == 2.5)
  }

  @Test("UIKit stores number objects, from which Apple's sample reads a UInt", .fact("T1.16"))
  func stored() throws {
    try FieldPair.run { pair, _ in
      let log = EventLog()
      let keys = KeyboardLog.InfoKeys()
      let token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { notification in
        let info = notification.userInfo ?? [:]
        let found = [keys.curve, keys.duration, keys.isLocal].filter { info[$0] is NSNumber }.count
        let curve = info[keys.curve] as? UInt
        MainActor.assumeIsolated {
          log.note("\(found) numbers, curve \(curve.map(String.init) ?? "none")")
        }
      }
      pair.a.becomeFirstResponder()
      NotificationCenter.default.removeObserver(token)
      #expect(log.entries == ["3 numbers, curve 7"])
    }
  }
}
