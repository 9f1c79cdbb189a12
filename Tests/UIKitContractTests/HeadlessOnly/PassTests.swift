#if canImport(HeadlessDriver)
  import HeadlessDriver
  import Testing
  import UIKit

  /// Tests the order in one pass of the run loop, as it was measured on Linux (T4.19.11 to
  /// T4.19.13).
  @MainActor
  @Suite("A pass of the run loop")
  struct PassTests {
    typealias Picture = LoopChoices.Commit
    private let log = LoopLog()

    private func stage() -> HeadlessDevice {
      let device = HeadlessDevice.boot(view: UIView())
      device.settle()
      log.observeAll()
      return device
    }

    /// The activities of a pass that has nothing to do, from its beginning until the loop waits.
    private let quiet = ["before timers", "before sources", "before waiting"]

    @Test(
      "after an event a pass does not wait, the next one does",
      .fact("T4.19.10", "T4.19.11", "T4.19.12"), arguments: Picture.allCases)
    func event(_ picture: Picture) {
      picture.run {
        let device = stage()
        defer { log.end() }
        device.perform {
          log.note("event")
          log.perform("block")
        }
        #expect(
          log.take() == ["after waiting", "before timers", "before sources", "event", "block"]
            + quiet)
      }
    }

    @Test(
      "a timer wakes the loop, then its blocks run, then a pass", .fact("T4.19.12"),
      arguments: Picture.allCases)
    func timer(_ picture: Picture) {
      picture.run {
        let device = stage()
        defer { log.end() }
        log.timer(after: 0.1) {
          MainActor.assumeIsolated {
            self.log.note("timer")
            self.log.perform("block")
          }
        }
        device.advance(by: 0.2)
        #expect(log.take() == ["after waiting", "timer", "block"] + quiet)
      }
    }

    @Test("two blocks from a timer run before the commit", .fact("T4.19.13"))
    func blocksBeforeCommit() {
      Picture.updateCycle.run {
        let (device, view) = log.boot()
        log.timer(after: 0.1) {
          MainActor.assumeIsolated {
            view.setNeedsLayout()
            self.log.perform("first") { self.log.perform("second", wakes: true) }
          }
        }
        device.advance(by: 0.2)
        #expect(log.take() == ["first", "second", "layout"])
      }
    }

    @Test("a block queued inside an update runs right after its commit", .fact("T4.19.13"))
    func blockAfterCommit() {
      Picture.updateCycle.run {
        let (device, view) = log.boot()
        log.observe(order: 0, as: "before waiting")
        defer { log.end() }
        device.perform {
          view.setNeedsLayout()
          log.perform("block")
        }
        #expect(log.take() == ["layout", "block", "before waiting"])
      }
    }

    @Test(
      "a block queued before waiting runs only if the loop is woken", .fact("T4.19.13"),
      arguments: [true, false])
    func blockBeforeWaiting(wakes: Bool) {
      let device = stage()
      defer { log.end() }
      var isFirst = true
      let observer = CFRunLoopObserverCreateWithHandler(
        kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue, true, 1
      ) { _, _ in
        guard isFirst else { return }
        isFirst = false
        MainActor.assumeIsolated { self.log.perform("block", wakes: wakes) }
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
      defer { CFRunLoopObserverInvalidate(observer) }
      device.perform {}
      let event = ["after waiting", "before timers", "before sources"] + quiet
      #expect(log.take() == event + (wakes ? ["after waiting", "block"] + quiet : []))
      device.advance(by: 1)
      #expect(log.take() == [])
      device.perform {}
      #expect(log.take().contains("block") == !wakes)
    }

    @Test("a wake asked for in a callout changes nothing", .fact("T4.19.13"))
    func wakeInCallout() {
      let device = stage()
      defer { log.end() }
      device.perform { CFRunLoopWakeUp(CFRunLoopGetMain()) }
      #expect(log.take() == ["after waiting", "before timers", "before sources"] + quiet)
      log.timer(after: 0.1) { CFRunLoopWakeUp(CFRunLoopGetMain()) }
      device.advance(by: 0.2)
      #expect(log.take() == ["after waiting"] + quiet)
    }

    @Test("a nested loop calls only observers that are not being called", .fact("T4.19.10"))
    func nestedObservers() {
      let device = stage()
      defer { log.end() }
      var depth = 0
      let observer = CFRunLoopObserverCreateWithHandler(
        kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue, true, 1
      ) { _, _ in
        MainActor.assumeIsolated {
          depth += 1
          self.log.note("outer \(depth)")
          if depth == 1 { HeadlessLoop.main.beforeWaiting() }
        }
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
      defer { CFRunLoopObserverInvalidate(observer) }
      device.perform {}
      #expect(
        log.take() == ["after waiting", "before timers", "before sources"] + quiet
          + ["outer 1", "before waiting"])
    }
  }
#endif
