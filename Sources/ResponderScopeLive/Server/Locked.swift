#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  /// A value that several threads use, one at a time. The standard library's `Mutex` requires iOS
  /// 18.
  package final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: sending Value) { self.value = value }

    package func with<Result>(_ body: (inout Value) -> Result) -> Result {
      lock.lock()
      defer { lock.unlock() }
      return body(&value)
    }
  }
#endif
