import HeadlessDriver
import Testing
import UIKit

/// Tests that the run loop releases what has ended, such as a timer, with everything that its
/// closure retains. The closure may retain the timer itself.
@MainActor
@Suite("What the run loop holds")
struct LoopLifeTests {
  private final class Witness: NSObject {}

  enum End: CaseIterable, Sendable {
    case invalidated, deviceBooted
  }

  /// Returns whether anything still retains the witness at the end. `make` creates an object that
  /// retains the witness. With `.invalidated`, the object is then invalidated. In both cases, the
  /// device is replaced.
  private func holds(_ end: End, _ make: (Witness) -> () -> Void) -> Bool {
    weak var witness: Witness?
    _ = Device.boot()
    do {
      let strong = Witness()
      witness = strong
      let invalidate = make(strong)
      if end == .invalidated { invalidate() }
    }
    _ = Device.boot()
    return witness != nil
  }

  @Test(
    "the loop releases a frame client that was invalidated, or that outlived its device",
    arguments: End.allCases)
  func frameClient(_ end: End) {
    #expect(
      !holds(end) { witness in
        var client: FrameClient?
        client = HeadlessLoop.main.addFrameClient { _ in _ = (witness, client) }
        return { client?.invalidate() }
      })
  }

  @Test(
    "the loop releases a timer that was invalidated, or that outlived its device",
    arguments: End.allCases)
  func timer(_ end: End) {
    #expect(
      !holds(end) { witness in
        var timer: HeadlessTimer?
        timer = HeadlessLoop.main.schedule(after: 5) { _ = (witness, timer) }
        return { timer?.invalidate() }
      })
  }

  @Test("the loop releases such a Core Foundation timer", arguments: End.allCases)
  func coreTimer(_ end: End) {
    #expect(
      !holds(end) { witness in
        let due = CFAbsoluteTimeGetCurrent() + 5
        let timer = CFRunLoopTimerCreateWithHandler(nil, due, 0, 0, 0) { _ in _ = witness }
        CFRunLoopAddTimer(CFRunLoopGetMain(), timer, .commonModes)
        return { CFRunLoopTimerInvalidate(timer) }
      })
  }

  @Test("a timer that has fired is released")
  func fired() {
    let device = Device.boot()
    weak var witness: Witness?
    do {
      let strong = Witness()
      witness = strong
      var timer: HeadlessTimer?
      timer = HeadlessLoop.main.schedule(after: 1) { _ = (strong, timer) }
      let due = CFAbsoluteTimeGetCurrent() + 1
      let core = CFRunLoopTimerCreateWithHandler(nil, due, 0, 0, 0) { _ in _ = strong }
      CFRunLoopAddTimer(CFRunLoopGetMain(), core, .commonModes)
    }
    #expect(witness != nil)
    device.advance(by: 2)
    #expect(witness == nil)
  }

  @Test("an observer that was invalidated is released, though it held itself")
  func observer() {
    weak var witness: Witness?
    let observer: CFRunLoopObserver?
    do {
      let strong = Witness()
      witness = strong
      observer = CFRunLoopObserverCreateWithHandler(
        nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
      ) { _, _ in _ = strong }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }
    #expect(witness != nil)
    CFRunLoopObserverInvalidate(observer)
    #expect(witness == nil)
  }

  @Test("a display link's target, which holds the link, is released")
  func displayLink() {
    weak var target: LinkOwner?
    _ = Device.boot()
    do {
      let owner = LinkOwner()
      target = owner
      owner.link?.add(to: .main, forMode: .common)
    }
    #expect(target != nil)
    target?.link?.invalidate()
    #expect(target == nil)
  }

  @MainActor
  private final class LinkOwner: NSObject {
    private(set) var link: CADisplayLink?

    override init() {
      super.init()
      link = CADisplayLink(target: self, selector: Selector("tick:"))
    }
  }

  @Test("a list that coasts or scrolls and goes away is released", arguments: [true, false])
  func list(coasts: Bool) {
    weak var gone: UIScrollView?
    do {
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      list.contentSize = CGSize(width: 390, height: 9_000)
      gone = list
      let device = Device.boot(view: list)
      if coasts {
        device.fling(from: CGPoint(x: 100, y: 600), velocity: CGPoint(x: 0, y: -2))
      } else {
        device.perform { list.setContentOffset(CGPoint(x: 0, y: 500), animated: true) }
      }
      device.advance(by: 0.1)
      #expect(!device.isIdle)
    }
    let next = Device.boot()
    #expect(gone == nil && next.isIdle)
  }
}
