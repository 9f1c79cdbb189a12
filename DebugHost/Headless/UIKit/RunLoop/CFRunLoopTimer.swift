// Apple's names, which are not lower camel case:
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Core Foundation's run-loop timers, in Apple's names, over the headless loop. Its absolute time is the virtual clock's, so a
// fire date means what it says (UIKit's own timers here run on the same clock).

public typealias CFAbsoluteTime = CFTimeInterval

/// A timer that fires once. A repeating timer fires once too: the package asks for none.
public final class CFRunLoopTimer {
  /// Nil once it has fired or is invalid, as its context is released then.
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

/// Moves a timer that waits; one that has fired stays as it is.
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
