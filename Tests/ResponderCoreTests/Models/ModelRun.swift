import Foundation
import TestSupport

/// The number of random cases in which each model is compared with ResponderCore, and the seed of
/// those cases.
///
/// Each case depends only on the seed and its own number, so a failing case can be repeated alone.
/// A plain test run checks 3,000 cases of most models, and fewer of those whose cases take long.
/// `scripts/fuzz` sets the number.
enum ModelRun {
  private static let environment = ProcessInfo.processInfo.environment
  /// The number of cases of one model. Tests whose cases take long use a fraction of it: a
  /// hundredth for the tag model, because each of its cases is a session of many steps.
  static let cases = environment["RESPONDERSCOPE_FUZZ"].flatMap { Int($0) } ?? 3_000
  static let seed = environment["RESPONDERSCOPE_FUZZ_SEED"].flatMap { UInt64($0) } ?? 5

  /// Checks each case, and stops at the first one that has a problem.
  ///
  /// Returns the problem with the number of its case, or nil if the model and ResponderCore agree
  /// about all cases.
  static func firstProblem(
    cases: Int = cases, _ ask: (inout SplitMix64) throws -> String?
  ) rethrows -> String? {
    for number in 0..<max(1, cases) {
      var random = SplitMix64(seed: seed &* 0x2545_F491_4F6C_DD1D &+ UInt64(number) &* 0xD129_8A2F)
      if let problem = try ask(&random) { return "seed \(seed), case \(number): \(problem)" }
    }
    return nil
  }
}

extension SplitMix64 {
  mutating func int(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }
  mutating func chance(_ oneIn: Int) -> Bool { int(1...oneIn) == 1 }
  mutating func pick<T>(_ values: [T]) -> T { values[int(0...values.count - 1)] }
}
