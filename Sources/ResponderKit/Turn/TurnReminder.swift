#if canImport(UIKit) || canImport(AppKit)
  #if canImport(UIKit)
    package import UIKit
  #else
    package import AppKit
  #endif

  /// Wakes the main run loop once after a delay, unless the reminder is postponed or dropped
  /// before.
  ///
  /// It is a timer and not a display link, so that it requests no frames that nothing else needs.
  @MainActor
  package final class TurnReminder {
    private nonisolated(unsafe) var timer: CFRunLoopTimer?

    package init() {}

    /// Sets the delay in seconds from now, in place of any earlier one.
    package func put(off delay: TimeInterval) {
      let date = CFAbsoluteTimeGetCurrent() + delay
      if let timer, CFRunLoopTimerIsValid(timer) {
        return CFRunLoopTimerSetNextFireDate(timer, date)
      }
      // The timer itself does nothing, because the run loop turn that it causes is enough.
      let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, date, 0, 0, 0) { _ in }
      self.timer = timer
      CFRunLoopAddTimer(CFRunLoopGetMain(), timer, .commonModes)
    }

    package func drop() {
      guard let timer else { return }
      CFRunLoopTimerInvalidate(timer)
      self.timer = nil
    }

    deinit {
      if let timer { CFRunLoopTimerInvalidate(timer) }
    }
  }
#endif
