import Testing
import UIKit

/// Tests touches on the content of a scroll view (section 4.9, touches).
@MainActor
struct ContentTouchTests {
  @MainActor
  private struct Setup {
    let log = TouchLog()
    let scroll: ChoosyScrollView
    let content: TouchView
    let device: Device
    let place = CGPoint(x: 100, y: 400)

    init() async {
      scroll = ChoosyScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      scroll.contentSize = CGSize(width: 390, height: 4000)
      scroll.contentInsetAdjustmentBehavior = .never
      content = TouchView(
        "content", frame: CGRect(x: 0, y: 0, width: 390, height: 4000), log: log)
      scroll.addSubview(content)
      let root = UIView()
      root.addSubview(scroll)
      device = await Device.boot(view: root)
    }
  }

  @Test(
    "delaysContentTouches false delivers a touch at once", .fact("T4.9.37"), .needs(.exactTouches))
  func notDelayed() async {
    let setup = await Setup()
    setup.scroll.delaysContentTouches = false
    let finger = setup.device.touchDown(at: setup.place)
    #expect(setup.log.entries == ["content began"])
    setup.device.touchUp(finger)
  }

  @Test("a quick lift delivers began and ended", .fact("T4.9.38"), .needs(.hands))
  func quickLift() async {
    let setup = await Setup()
    await setup.device.tap(at: setup.place, duration: 0.05)
    #expect(setup.log.entries == ["content began", "content ended"])
  }

  @Test(
    "a quick drag scrolls, and the content gets no touch", .fact("T4.9.37"), .needs(.hands),
    .needs(.exactTouches))
  func quickDrag() async {
    let setup = await Setup()
    await setup.device.drag(from: setup.place, to: CGPoint(x: 100, y: 300), duration: 0.1)
    #expect(setup.log.entries.isEmpty)
    #expect(setup.scroll.contentOffset.y >= 90)
  }

  @Test(
    "scrolling cancels a delivered touch if the scroll view may cancel", .fact("T4.9.39"),
    .needs(.exactTouches), .needs(.exactTime), arguments: [true, false])
  func cancels(mayCancel: Bool) async {
    let setup = await Setup()
    setup.scroll.cancels = mayCancel
    let finger = setup.device.touchDown(at: setup.place)
    setup.device.advance(by: 0.3)
    setup.device.slide(finger, to: CGPoint(x: 100, y: 300), duration: 0.2)
    setup.device.touchUp(finger)
    if mayCancel {
      // The content receives the first 10 points of the movement.
      #expect(setup.log.entries == ["content began", "content moved", "content cancelled"])
      #expect(setup.scroll.contentOffset.y >= 90)
    } else {
      #expect(setup.log.entries == ["content began", "content moved", "content ended"])
      #expect(setup.scroll.contentOffset.y == 0)
    }
  }

  @Test("touchesShouldCancel answers true, but false for a control", .fact("T4.9.40"))
  func defaults() {
    let scroll = UIScrollView()
    #expect(scroll.touchesShouldCancel(in: UIView()))
    #expect(!scroll.touchesShouldCancel(in: UIControl()))
  }

  @Test(
    "of two nested scroll views only the inner one scrolls", .fact("T4.9.39"), .needs(.hands),
    .needs(.exactTouches))
  func nested() async {
    let setup = await Setup()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
    inner.contentSize = CGSize(width: 390, height: 2000)
    setup.scroll.addSubview(inner)
    await setup.device.drag(
      from: setup.place, to: CGPoint(x: 100, y: 340), duration: 0.1, hold: 0.3)
    #expect(inner.contentOffset.y > 0)
    #expect(setup.scroll.contentOffset.y == 0)
    await setup.device.drag(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 640), hold: 0.3)
    #expect(setup.scroll.contentOffset.y > 0)
  }
}

private final class ChoosyScrollView: UIScrollView {
  var cancels = true

  override func touchesShouldCancel(in view: UIView) -> Bool { cancels }
}
