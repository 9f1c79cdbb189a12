#if canImport(HeadlessDriver)
  import UIKit

  extension LoopChoices.Commit {
    /// Runs the body with this picture of when a frame is committed.
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
