#if canImport(HeadlessDriver)
  import UIKit

  extension LoopChoices.Commit {
    /// Runs the body with this assumption about when Core Animation commits a frame.
    @MainActor
    package func run<Value>(_ body: () throws -> Value) rethrows -> Value {
      try HeadlessChoices.with {
        $0.loop.commit = self
      } run: {
        try body()
      }
    }
  }
#endif
