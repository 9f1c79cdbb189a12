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
    if ifCurrent(body) == nil { DispatchQueue.main.async(execute: body) }
  }

  /// Runs the body and returns its result if the main actor runs the current code; otherwise
  /// returns nil.
  ///
  /// `assumeIsolated` would ask the runtime once more, and end the app where the runtime's answer
  /// differs: its record of the current executor is wrong after an exception that AppKit has caught
  /// (github.com/swiftlang/swift/issues/89197).
  package static func ifCurrent<Result: Sendable>(_ body: @MainActor () -> Result) -> Result? {
    guard Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey.value) != nil else {
      return nil
    }
    return withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
  }
}

/// The key of a mark that only the main queue carries. The mark is also on the thread that runs the
/// main queue in a process without a run loop (`dispatchMain()`).
private let mainQueueKey: UncheckedSendable<DispatchSpecificKey<Bool>> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return UncheckedSendable(value: key)
}()

/// A value that is used in one place at a time. It is generic because the compiler, which knows
/// whether the value's type is Sendable, otherwise asks for `nonisolated(unsafe)` with one system's
/// frameworks and against it with another's.
struct UncheckedSendable<Value>: Sendable {
  nonisolated(unsafe) let value: Value
}
