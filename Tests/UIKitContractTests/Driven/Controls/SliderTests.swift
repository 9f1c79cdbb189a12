import Testing
import UIKit

/// Tests touches on a slider that is 300 points wide at (40, 100). The centre of its thumb moves
/// from 54 to 326.
@MainActor
struct SliderTests {
  @MainActor
  private struct Setup {
    let slider = UISlider(frame: CGRect(x: 40, y: 100, width: 300, height: 31))
    let device: Device
    let log: ControlLog

    init() async {
      let root = UIView()
      root.addSubview(slider)
      device = await Device.boot(view: root)
      log = ControlLog(slider)
    }

    func place(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 115) }
  }

  @Test(
    "dragging the thumb sends valueChanged before every drag event, once more at the end, then touchUpInside (K)",
    .needs(.hands))
  func drag() async {
    let setup = await Setup()
    await setup.device.drag(from: setup.place(54), to: setup.place(190))
    #expect(abs(setup.slider.value - 0.5) < 1e-4)
    #expect(setup.log.entries.prefix(3) == ["down", "value", "inside"])
    #expect(setup.log.entries.suffix(2) == ["value", "up inside"])
  }

  @Test(
    "only the thumb starts a drag, wherever it is gripped; the track does nothing (K)",
    .needs(.hands))
  func thumbOnly() async {
    let setup = await Setup()
    await setup.device.drag(from: setup.place(250), to: setup.place(320))
    await setup.device.tap(at: setup.place(300))
    #expect(setup.slider.value == 0)
    #expect(setup.log.entries.isEmpty)
    await setup.device.drag(from: setup.place(62), to: setup.place(198))
    #expect(abs(setup.slider.value - 0.5) < 1e-4)
  }

  @Test("a slider that is not continuous sends one event, at the end", .needs(.hands))
  func notContinuous() async {
    let setup = await Setup()
    setup.slider.isContinuous = false
    await setup.device.drag(from: setup.place(54), to: setup.place(326))
    #expect(setup.log.changes == 1)
    #expect(setup.slider.value == 1)
  }

  @Test(
    "past its ends the slider stays at the limits; a lift far away sends touchUpOutside",
    .needs(.exactTouches))
  func limits() async {
    let setup = await Setup()
    setup.slider.minimumValue = -2
    setup.slider.maximumValue = 2
    setup.slider.value = 0
    let finger = setup.device.press(from: setup.place(190), to: setup.place(389))
    setup.device.slide(finger, to: CGPoint(x: 389, y: 500))
    setup.device.touchUp(finger)
    #expect(setup.slider.value == 2)
    #expect(setup.log.entries.last == "up outside")
  }

  @Test(
    "a cancelled touch sends touchCancel, and a disabled slider sends nothing", .needs(.hands),
    .needs(.exactTouches))
  func cancelled() async {
    let setup = await Setup()
    _ = setup.device.press(from: setup.place(54), to: setup.place(190))
    setup.device.cancelTouches()
    #expect(setup.log.entries.last == "cancel")
    setup.log.clear()
    setup.slider.isEnabled = false
    await setup.device.drag(from: setup.place(190), to: setup.place(300))
    #expect(setup.log.entries.isEmpty)
  }

  @Test(
    "in a scroll view the thumb moves, and the content stays", .fact("T4.9.40"),
    .needs(.exactTouches),
    .needs(.exactTime))
  func inScrollView() async {
    let setup = await Setup()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scroll.contentSize = CGSize(width: 2000, height: 3000)
    scroll.contentInsetAdjustmentBehavior = .never
    await setup.device.perform {
      setup.slider.superview?.addSubview(scroll)
      scroll.addSubview(setup.slider)
    }
    let finger = setup.device.touchDown(at: setup.place(54))
    setup.device.advance(by: 0.2)
    setup.device.slide(finger, to: setup.place(190))
    setup.device.touchUp(finger)
    #expect(setup.slider.value > 0.4)
    #expect(scroll.contentOffset == .zero)
  }
}
