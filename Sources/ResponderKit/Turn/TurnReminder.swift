#if canImport(UIKit) || canImport(AppKit)
  #if canImport(UIKit)
    package import UIKit
  #else
    package import AppKit
  #endif

  /// Wakes the main run loop once, some time from now, unless it is put off or dropped before.
  ///
  /// A timer and not a display link: frames that nobody else needs are never asked for.
  @MainActor
  package final class TurnReminder {
    private nonisolated(unsafe) var timer: CFRunLoopTimer?

    package init() {}

    /// Due so many seconds from now, whatever was asked for before.
    package func put(off delay: TimeInterval) {
      let date = CFAbsoluteTimeGetCurrent() + delay
      if let timer, CFRunLoopTimerIsValid(timer) {
        return CFRunLoopTimerSetNextFireDate(timer, date)
      }
      // The turn is all: its end is a look.
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
