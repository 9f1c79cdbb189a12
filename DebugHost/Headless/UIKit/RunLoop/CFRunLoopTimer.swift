// Apple's names are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Core Foundation's run-loop timers under Apple's names, on top of the headless loop. Their
// absolute time is the time of the virtual clock, on which UIKit's own timers run here too.

public typealias CFAbsoluteTime = CFTimeInterval

/// A timer that fires once. A timer that is created with an interval also fires only once, because
/// the package does not use repeating timers.
public final class CFRunLoopTimer {
  /// The block; nil once the timer has fired or is invalid, because its context is then released.
  fileprivate var block: ((CFRunLoopTimer?) -> Void)?
  fileprivate var date: CFAbsoluteTime
  fileprivate var due: HeadlessTimer?
  fileprivate var isValid = true

  fileprivate init(date: CFAbsoluteTime, block: @escaping (CFRunLoopTimer?) -> Void) {
    self.date = date
    self.block = block
  }

  @MainActor
  fileprivate func invalidate() {
    isValid = false
    block = nil
    due?.invalidate()
    due = nil
  }

  @MainActor
  fileprivate func arm() {
    due?.invalidate()
    due = HeadlessLoop.main.schedule(after: date - HeadlessLoop.main.now) { [self] in
      guard isValid else { return }
      let block = block
      invalidate()
      block?(self)
    }
  }
}

public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { CACurrentMediaTime() }

public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval,
  _ flags: CFOptionFlags, _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  CFRunLoopTimer(date: fireDate, block: block)
}

public func CFRunLoopAddTimer(
  _ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!
) {
  guard let timer, timer.isValid else { return }
  nonisolated(unsafe) let added = timer
  MainActor.assumeIsolated { added.arm() }
}

/// Changes the fire date of a timer. A timer that has fired or is invalid does not fire again.
public func CFRunLoopTimerSetNextFireDate(_ timer: CFRunLoopTimer!, _ fireDate: CFAbsoluteTime) {
  guard let timer, timer.isValid else { return }
  timer.date = fireDate
  nonisolated(unsafe) let moved = timer
  MainActor.assumeIsolated { if moved.due != nil { moved.arm() } }
}

public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) {
  guard let timer else { return }
  nonisolated(unsafe) let ended = timer
  MainActor.assumeIsolated { ended.invalidate() }
}

public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool {
  timer?.isValid ?? false
}
