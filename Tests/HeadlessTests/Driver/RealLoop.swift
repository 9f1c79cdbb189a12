import Foundation
import Glibc

/// Core Foundation's own run loop. Foundation on Linux contains it without a module, so the tests
/// look up its C functions by name.
enum RealLoop {
  typealias Observer =
    @convention(c) (UnsafeMutableRawPointer?, UInt, UnsafeMutableRawPointer?) -> Void

  /// The layout of `CFRunLoopSourceContext`, version 0.
  struct SourceContext {
    var version = 0
    var info: UnsafeMutableRawPointer?
    var retain, release, copyDescription, equal, hash, schedule, cancel: UnsafeRawPointer?
    var perform: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
  }

  /// The layout of `CFRunLoopObserverContext`.
  struct ObserverContext {
    var version = 0
    var info: UnsafeMutableRawPointer?
    var retain, release, copyDescription: UnsafeRawPointer?
  }

  static func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
    dlsym(UnsafeMutableRawPointer(bitPattern: 0), name).map { unsafeBitCast($0, to: type) }
  }

  /// Runs a loop on its own thread four times, after `body` has set it up. Each run ends when it
  /// has handled a source, or after 0.2 s. Returns the log.
  static func run(_ body: @escaping @Sendable (Log) -> Void) -> [String] {
    let log = Log()
    let isDone = DispatchSemaphore(value: 0)
    Thread {
      // A loop that has nothing to wait for would end at once.
      RunLoop.current.add(Timer(timeInterval: 60, repeats: true) { _ in }, forMode: .common)
      body(log)
      repeat {
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.2))
        log.note("run ended")
      } while log.runsAgain
      isDone.signal()
    }.start()
    isDone.wait()
    return log.entries
  }

  /// Only the loop's thread uses the log. The test reads it after that thread has signalled its
  /// end.
  final class Log: @unchecked Sendable {
    fileprivate(set) var entries: [String] = []
    fileprivate var runs = 0
    /// Runs when the log's observer is notified that the loop is about to wait.
    fileprivate var beforeWaiting: () -> Void = {}

    func note(_ entry: String) { entries.append(entry) }

    /// Counts a run, and returns whether the thread starts another one. A run in one mode ends
    /// after each source that it handles.
    fileprivate var runsAgain: Bool {
      runs += 1
      return runs < 4
    }

    private var info: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    fileprivate static func from(_ info: UnsafeMutableRawPointer?) -> Log? {
      info.map { Unmanaged<Log>.fromOpaque($0).takeUnretainedValue() }
    }
  }
}

extension RealLoop.Log {
  private typealias Current = @convention(c) () -> UnsafeMutableRawPointer?
  private typealias Add =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeRawPointer?) -> Void

  private var mode: UnsafeRawPointer? {
    dlsym(UnsafeMutableRawPointer(bitPattern: 0), "kCFRunLoopCommonModes")?.load(
      as: UnsafeRawPointer?.self)
  }

  private var loop: UnsafeMutableRawPointer? {
    RealLoop.function("CFRunLoopGetCurrent", Current.self)?()
  }

  /// Records every activity of the loop by name. Returns false if the functions do not exist.
  func observeAll(beforeWaiting: @escaping () -> Void = {}) -> Bool {
    self.beforeWaiting = beforeWaiting
    typealias Create =
      @convention(c) (
        UnsafeRawPointer?, UInt, UInt8, Int, RealLoop.Observer,
        UnsafeMutableRawPointer
      ) -> UnsafeMutableRawPointer?
    guard let create = RealLoop.function("CFRunLoopObserverCreate", Create.self),
      let add = RealLoop.function("CFRunLoopAddObserver", Add.self)
    else { return false }
    var context = RealLoop.ObserverContext(info: Unmanaged.passUnretained(self).toOpaque())
    let observer = create(
      nil, 0x0FFF_FFFF, 1, 0,
      { _, activity, info in
        let names: [UInt: String] = [
          2: "before timers", 4: "before sources", 32: "before waiting", 64: "after waiting",
        ]
        guard let name = names[activity], let info else { return }
        let log = Unmanaged<RealLoop.Log>.fromOpaque(info).takeUnretainedValue()
        log.note(name)
        if activity == 32 { log.beforeWaiting() }
      }, &context)
    add(loop, observer, mode)
    return true
  }

  /// Returns a closure that wakes the loop, or nil if the function does not exist.
  func makeWake() -> (@Sendable () -> Void)? {
    typealias Wake = @convention(c) (UnsafeMutableRawPointer?) -> Void
    guard let wake = RealLoop.function("CFRunLoopWakeUp", Wake.self) else { return nil }
    nonisolated(unsafe) let loop = loop
    return { wake(loop) }
  }

  /// Adds a version 0 source that records "event" and performs a block. The returned closure
  /// signals the source.
  func makeSource() -> (@Sendable () -> Void)? {
    typealias Create =
      @convention(c) (
        UnsafeRawPointer?, Int, UnsafeMutableRawPointer
      ) -> UnsafeMutableRawPointer?
    typealias Signal = @convention(c) (UnsafeMutableRawPointer?) -> Void
    guard let create = RealLoop.function("CFRunLoopSourceCreate", Create.self),
      let add = RealLoop.function("CFRunLoopAddSource", Add.self),
      let signal = RealLoop.function("CFRunLoopSourceSignal", Signal.self),
      let wake = RealLoop.function("CFRunLoopWakeUp", Signal.self)
    else { return nil }
    var context = RealLoop.SourceContext(info: Unmanaged.passUnretained(self).toOpaque())
    context.perform = { info in
      guard let info else { return }
      let log = Unmanaged<RealLoop.Log>.fromOpaque(info).takeUnretainedValue()
      log.note("event")
      RunLoop.current.perform { log.note("block") }
    }
    nonisolated(unsafe) let (source, loop) = (create(nil, 0, &context), loop)
    add(loop, source, mode)
    return {
      signal(source)
      wake(loop)
    }
  }
}
