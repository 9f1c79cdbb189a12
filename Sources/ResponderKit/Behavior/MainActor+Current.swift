internal import Dispatch
internal import Foundation

// UIKit calls an override, an action or an observer on the thread on which the app calls UIKit.
// UIKit warns about any thread but the main one, and usually goes on. An isolated method would end
// the process there, because the language mode of Swift 6 checks the actor of a method that
// Objective-C calls (SE-0423). So these methods are nonisolated and begin with one of the functions
// below. `scripts/check oracle` finds a method with such a check.
extension MainActor {
  /// Runs the body now if the main actor runs the current code, otherwise in a later turn of the
  /// main run loop.
  package static func nowOrLater(_ body: @escaping @MainActor () -> Void) {
    if isCurrent {
      assumeIsolated(body)
    } else {
      DispatchQueue.main.async(execute: body)
    }
  }

  /// Runs the body and returns its result if the main actor runs the current code; otherwise
  /// returns nil.
  package static func ifCurrent<Result: Sendable>(_ body: @MainActor () -> Result) -> Result? {
    isCurrent ? assumeIsolated(body) : nil
  }

  /// Whether the main actor runs the current code. `assumeIsolated` would crash the app instead of
  /// returning false.
  ///
  /// True on the main thread, and on the thread that runs the main queue in a process without a run
  /// loop (`dispatchMain()`).
  private static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil
  }
}

/// A mark that only the main queue carries.
private final class MainQueueMark: Sendable {}

private let mainQueueKey: DispatchSpecificKey<MainQueueMark> = {
  let key = DispatchSpecificKey<MainQueueMark>()
  DispatchQueue.main.setSpecific(key: key, value: MainQueueMark())
  return key
}()
