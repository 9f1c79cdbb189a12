import Testing
import UIKit

/// Tests keyboard notifications over time (sections 4.13, 4.14; 390 × 844).
@MainActor
struct KeyboardMotionTests {
  private let shown = CGRect(x: 0, y: 508, width: 390, height: 336)

  @Test(
    "a show posts two will-, and .25 s later two did-notifications",
    .fact("T4.13.17", "T4.13.13", "T4.14.5"), .needs(.exactTime))
  func show() async {
    let field = FieldScreen.field()
    let screen = await FieldScreen(field)
    field.becomeFirstResponder()
    #expect(screen.log.names == ["WCF", "WS"])
    screen.device.advance(by: 0.24)
    #expect(screen.log.names == ["WCF", "WS"])
    screen.device.advance(by: 0.02)
    #expect(screen.log.names == ["WCF", "WS", "DCF", "DS"])
    #expect(screen.log.entries.allSatisfy { $0.end == shown && $0.duration == 0.25 })
  }

  private final class GrowingBar: UIView {
    var height: CGFloat = 52 { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: height)
    }
  }

  @Test("an accessory view of flexible height is as high as its content", .fact("T4.13.76"))
  func growingBar() async {
    let (field, bar) = (FieldScreen.field(), GrowingBar())
    bar.autoresizingMask = .flexibleHeight
    field.inputAccessoryView = bar
    let screen = await FieldScreen(field)
    field.becomeFirstResponder()
    await screen.device.settle()
    screen.log.clear()
    await screen.device.perform { bar.height = 89 }
    await screen.device.settle()
    #expect(bar.frame.height == 89)
    #expect(screen.log.names == ["WCF", "DCF"])
    #expect(screen.log["WCF"]?.begin.height == shown.height + 52)
    #expect(screen.log["WCF"]?.end.height == shown.height + 89)
  }

  @Test("a hide posts two will-, and later two did-notifications", .fact("T4.13.18", "T4.13.20"))
  func hide() async {
    let field = FieldScreen.field()
    let screen = await FieldScreen(field)
    field.becomeFirstResponder()
    await screen.device.settle()
    screen.log.clear()
    field.resignFirstResponder()
    #expect(screen.log.names == ["WCF", "WH"])
    await screen.device.settle()
    #expect(screen.log.names == ["WCF", "WH", "DCF", "DH"])
    #expect(screen.log.entries.allSatisfy { $0.begin == shown && $0.end.minY == 844 })
  }

  @Test("a hide that an observer of will-show causes follows in order")
  func resignInWillShow() async {
    let field = FieldScreen.field()
    let screen = await FieldScreen(field)
    screen.log.onEntry = { if $0.name == "WS" { field.resignFirstResponder() } }
    field.becomeFirstResponder()
    await screen.device.settle()
    #expect(screen.log.names == ["WCF", "WS", "WCF", "WH", "DCF", "DH"])
    #expect(!field.isFirstResponder)
  }

  @Test(
    "an app's animation with the keyboard's curve stays level with it", .fact("T4.13.12"),
    .needs(.exactTime))
  func alongside() async throws {
    let field = FieldScreen.field()
    let bar = UIView(frame: CGRect(x: 0, y: 800, width: 390, height: 44))
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 1))
    field.inputAccessoryView = accessory
    let screen = await FieldScreen(field, bar)
    screen.log.onEntry = { entry in
      guard entry.name == "WS" else { return }
      UIView.animate(
        withDuration: entry.duration, delay: 0,
        options: UIView.AnimationOptions(rawValue: UInt(entry.curve) << 16),
        animations: { bar.frame.origin.y = entry.end.minY - 44 }, completion: nil)
    }
    field.becomeFirstResponder()
    var places: [CGFloat] = []
    for _ in 0..<10 {
      screen.device.advance(by: 1.0 / 60)
      let bottom = try #require(bar.layer.presentation()).frame.maxY
      let top = try #require(accessory.layer.presentation()).frame.minY
      #expect(abs(bottom - top) < 0.01)
      places.append(top)
    }
    // The accessory view moves up in each frame.
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 > $1 })
    await screen.device.settle()
    #expect(bar.layer.presentation()?.frame.maxY == 507)
  }

  @Test("at rest no turn runs", .fact("T4.13.45"), .needs(.exactTime))
  func rest() async {
    let field = FieldScreen.field()
    let screen = await FieldScreen(field)
    field.becomeFirstResponder()
    #expect(await screen.device.settle(timeout: 1))
    #expect(screen.device.isIdle)
  }
}
