import Testing
import UIKit

/// Tests what happens when the first responder or its input views change while the keyboard is up
/// (sections 4.13, 4.14).
@MainActor
struct KeyboardSwitchTests {
  private static func bar(_ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
  }

  @Test("moving to a field with the same keyboard posts nothing", .fact("T4.13.21", "T4.13.22"))
  func sameKeyboard() throws {
    try FieldPair.run { pair, _ in
      pair.edit()
      pair.b.becomeFirstResponder()
      #expect(pair.keyboard.names.isEmpty)
    }
  }

  @Test("moving to a keyboard of another height posts the pair", .fact("T4.13.21", "T4.13.25"))
  func otherHeight() throws {
    try FieldPair.run { pair, _ in
      pair.b.autocorrectionType = .no
      pair.edit()
      pair.b.becomeFirstResponder()
      #expect(pair.keyboard.names.first == "WCF")
      #expect(!pair.keyboard.names.contains("WS"))
      let change = try #require(pair.keyboard["WCF"])
      #expect(change.end.height < change.begin.height)
      #expect(change.end.maxY == change.begin.maxY)
    }
  }

  @Test("an accessory adds its height", .fact("T4.14.12", "T7.2.4"), arguments: [44, 60.0])
  func accessoryHeight(height: CGFloat) throws {
    try FieldPair.run { pair, _ in
      pair.a.becomeFirstResponder()
      let plain = try #require(pair.keyboard["WS"]).end
      pair.a.resignFirstResponder()
      pair.a.inputAccessoryView = Self.bar(height)
      pair.a.becomeFirstResponder()
      let taller = try #require(pair.keyboard["WS"]).end
      #expect(taller.height == plain.height + height)
      #expect(taller.maxY == plain.maxY)
    }
  }

  @Test(
    "reloadInputViews with another accessory posts the pair with duration 0",
    .fact("T4.13.24", "T4.13.15"))
  func reload() throws {
    try FieldPair.run { pair, _ in
      pair.edit()
      pair.a.inputAccessoryView = Self.bar(44)
      #expect(pair.keyboard.names.isEmpty)
      pair.a.reloadInputViews()
      #expect(pair.keyboard.names == ["WCF", "DCF"])
      #expect(pair.keyboard.entries.allSatisfy { $0.duration == 0 })
      #expect(pair.keyboard["WCF"].map { $0.end.height - $0.begin.height } == 44)
    }
  }

  @Test(
    "reloadInputViews with an input view instead of the keyboard posts the pair", .fact("T4.13.24"))
  func inputView() throws {
    try FieldPair.run { pair, _ in
      pair.edit()
      pair.a.inputView = Self.bar(200)
      pair.a.reloadInputViews()
      #expect(pair.keyboard.names == ["WCF", "DCF"])
      #expect(pair.a.inputView?.window != nil)
    }
  }

  @Test("moving to a field with another accessory posts the pair", .fact("C5.14"))
  func otherAccessory() throws {
    try FieldPair.run { pair, _ in
      pair.b.inputAccessoryView = Self.bar(44)
      pair.edit()
      pair.b.becomeFirstResponder()
      #expect(pair.keyboard.names == ["WCF", "DCF"])
    }
  }

  @Test("an accessory is far above; its next responder supplied it", .fact("T4.3.14", "T4.7.3"))
  func accessoryChain() throws {
    try FieldPair.run { pair, window in
      let bar = Self.bar(44)
      let button = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      bar.addSubview(button)
      pair.a.inputAccessoryView = bar
      pair.a.becomeFirstResponder()
      let home = try #require(bar.window)
      #expect(home !== window)
      #expect(home.windowLevel.rawValue >= 10_000_000)
      #expect(!home.isKeyWindow)
      #expect(bar.next === pair.a)
      #expect(chain(from: button).contains { $0 === window })
      let place = bar.convert(bar.bounds, to: home.screen.coordinateSpace)
      #expect(place.minY == pair.keyboard["WS"]?.end.minY)
    }
  }
}
