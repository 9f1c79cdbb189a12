// Apple's names are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Core Foundation's run-loop observers under Apple's names, on top of the headless loop. Foundation
// on Linux has observers too, but their module is not re-exported there, and Foundation's run loop
// runs on real time.

public typealias CFOptionFlags = UInt
public typealias CFIndex = Int
public typealias CFTimeInterval = Double

public final class CFAllocator: Sendable {}

public let kCFAllocatorDefault: CFAllocator! = nil

public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {
  public let rawValue: CFString

  public init(rawValue: CFString) {
    self.rawValue = rawValue
  }

  public static let defaultMode = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
  public static let commonModes = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
}

public struct CFRunLoopActivity: OptionSet, Sendable {
  public let rawValue: CFOptionFlags

  public init(rawValue: CFOptionFlags) {
    self.rawValue = rawValue
  }

  public static let entry = CFRunLoopActivity(rawValue: 1)
  public static let beforeTimers = CFRunLoopActivity(rawValue: 2)
  public static let beforeSources = CFRunLoopActivity(rawValue: 4)
  public static let beforeWaiting = CFRunLoopActivity(rawValue: 32)
  public static let afterWaiting = CFRunLoopActivity(rawValue: 64)
  public static let exit = CFRunLoopActivity(rawValue: 128)
}

public final class CFRunLoop: Sendable {
  fileprivate static let main = CFRunLoop()
}

/// An observer. The loop never reports entry and exit, because it runs for ever. The class is not
/// sendable, as on Apple's systems.
public final class CFRunLoopObserver {
  let order: CFIndex
  private let activities: CFRunLoopActivity
  private let repeats: Bool
  /// Whether the block is running. Meanwhile the block is not called again, not even by a nested
  /// loop (CFRunLoop.c, `__CFRunLoopObserverIsFiring`).
  private var isFiring = false
  /// The block; nil once the observer is invalid, because invalidation releases the context.
  private var block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)?
  fileprivate(set) var isValid = true { didSet { if !isValid { block = nil } } }

  /// Whether the observer stays in the loop when the loop is reset. Observers belong to the process
  /// and not to a boot of the device. Only the code that has added an observer removes it.
  var survivesReset: Bool { isValid }

  fileprivate init(
    activities: CFRunLoopActivity, repeats: Bool, order: CFIndex,
    block: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void
  ) {
    self.activities = activities
    self.repeats = repeats
    self.order = order
    self.block = block
  }

  @MainActor
  func fire(_ activity: CFRunLoopActivity) {
    guard isValid, !isFiring, activities.contains(activity) else { return }
    let block = block
    if !repeats { CFRunLoopObserverInvalidate(self) }
    isFiring = true
    block?(self, activity)
    isFiring = false
  }
}

public func CFRunLoopGetMain() -> CFRunLoop! {
  CFRunLoop.main
}

public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
  CFRunLoopObserver(
    activities: CFRunLoopActivity(rawValue: activities), repeats: repeats, order: order,
    block: block)
}

public func CFRunLoopAddObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) {
  guard let observer, observer.isValid else { return }
  nonisolated(unsafe) let added = observer
  MainActor.assumeIsolated { HeadlessLoop.main.add(added) }
}

public func CFRunLoopRemoveObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) {
  guard let observer else { return }
  nonisolated(unsafe) let removed = observer
  MainActor.assumeIsolated { HeadlessLoop.main.remove(removed) }
}

public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {
  guard let observer else { return }
  observer.isValid = false
  nonisolated(unsafe) let removed = observer
  MainActor.assumeIsolated { HeadlessLoop.main.remove(removed) }
}

public func CFRunLoopObserverIsValid(_ observer: CFRunLoopObserver!) -> Bool {
  observer?.isValid ?? false
}

public typealias CFTypeRef = AnyObject
public typealias CFString = NSString

/// Runs the block at the next point where the loop performs such blocks. The mode does not matter,
/// because the headless loop has only one.
public func CFRunLoopPerformBlock(
  _ rl: CFRunLoop!, _ mode: CFTypeRef!, _ block: (() -> Void)!
) {
  guard let block else { return }
  nonisolated(unsafe) let body = block
  MainActor.assumeIsolated { HeadlessLoop.main.performBlock(body) }
}

public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {
  MainActor.assumeIsolated { HeadlessLoop.main.wakeUp() }
}
