import Foundation
import TestSupport
import Testing

/// Tests the order of sources, blocks and observers in Foundation's real run loop on Linux.
/// `PassTests` expects the same of the headless one.
@Suite("Foundation's real run loop")
struct RealLoopTests {
  private let quiet = ["before timers", "before sources", "before waiting"]

  /// Returns `count` entries, from the first occurrence of `entry` on.
  private func tail(_ log: [String], from entry: String, _ count: Int) -> [String] {
    Array(log.drop { $0 != entry }.prefix(count))
  }

  @Test("a timer wakes the loop, then its blocks, then a pass", .fact("T4.19.12"))
  func timer() {
    let log = RealLoop.run { log in
      guard log.observeAll() else { return log.note("no names") }
      let timer = Timer(timeInterval: 0.05, repeats: false) { _ in
        log.note("timer")
        RunLoop.current.perform { log.note("block") }
      }
      RunLoop.current.add(timer, forMode: .common)
    }
    #expect(tail(log, from: "after waiting", 3) == ["after waiting", "timer", "block"])
    #expect(tail(log, from: "block", 4) == ["block"] + quiet)
  }

  @Test(
    "a wake that a timer asks for changes nothing; one from an observer before waiting lasts",
    .fact("T4.19.13"),
    arguments: [true, false])
  func wake(isTimer: Bool) {
    let log = RealLoop.run { log in
      var isFirst = true
      guard let wake = log.makeWake(),
        log.observeAll(beforeWaiting: {
          if !isTimer, isFirst, log.entries.contains("timer") {
            isFirst = false
            wake()
          }
        })
      else { return log.note("no names") }
      let timer = Timer(timeInterval: 0.05, repeats: false) { _ in
        log.note("timer")
        if isTimer { wake() }
      }
      RunLoop.current.add(timer, forMode: .common)
    }
    // If nothing ends a run, the loop wakes at its time limit.
    let end = quiet + ["after waiting", "run ended"]
    #expect(
      Array(log.drop { $0 != "timer" }.prefix { $0 != "run ended" }) + ["run ended"]
        == ["timer"] + (isTimer ? [] : quiet + ["after waiting"]) + end)
  }

  @Test("a nested loop does not call an observer that is being called", .fact("T4.19.10"))
  func nested() {
    let log = RealLoop.run { log in
      var isFirst = true
      guard
        log.observeAll(beforeWaiting: {
          guard isFirst else { return }
          isFirst = false
          log.note("in")
          _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
          log.note("out")
        })
      else { return log.note("no names") }
    }
    #expect(tail(log, from: "in", 2) == ["in", "out"])
  }

  @Test(
    "after a source 0 a pass does not wait, and the next one does", .fact("T4.19.11", "T4.19.12"))
  func source() {
    let log = RealLoop.run { log in
      guard log.observeAll(), let fire = log.makeSource() else { return log.note("no names") }
      let timer = Timer(timeInterval: 0.05, repeats: false) { _ in
        log.note("timer")
        fire()
      }
      RunLoop.current.add(timer, forMode: .common)
    }
    #expect(
      tail(log, from: "timer", 5) == ["timer", "before timers", "before sources", "event", "block"])
    // A run in one mode ends after each source that it handles.
    let whole = log.filter { $0 != "run ended" }
    #expect(tail(whole, from: "block", 4) == ["block"] + quiet)
  }
}
