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
    private let fired: @MainActor () -> Void

    /// Creates a reminder that calls the closure in the turn that it causes.
    package init(_ fired: @escaping @MainActor () -> Void = {}) { self.fired = fired }

    /// Sets the delay in seconds from now, in place of any earlier one.
    package func put(off delay: TimeInterval) {
      let date = CFAbsoluteTimeGetCurrent() + delay
      if let timer, CFRunLoopTimerIsValid(timer) {
        return CFRunLoopTimerSetNextFireDate(timer, date)
      }
      let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, date, 0, 0, 0) {
        [fired] _ in MainActor.ifCurrent(fired)
      }
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

  #if !canImport(UIKit)
    /// Calls a closure about sixty times a second until the link is invalidated.
    ///
    /// It uses a timer, because the display links of a Mac belong to views and windows, and are
    /// newer than macOS 12.
    @MainActor
    final class FrameLink {
      private static let interval: TimeInterval = 1.0 / 60
      private var reminder: TurnReminder?

      init(_ handler: @escaping @MainActor () -> Void) {
        reminder = TurnReminder { [weak self] in
          self?.reminder?.put(off: Self.interval)
          handler()
        }
        reminder?.put(off: Self.interval)
      }

      func invalidate() { reminder = nil }
    }
  #endif
#endif
