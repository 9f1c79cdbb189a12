import Foundation

/// How many cases the naive models are asked about, and where the cases come from.
///
/// Each case is made from the seed and its own number, so that one that fails can be made again alone. A plain test run
/// takes a few thousand of each model; `scripts/fuzz` sets how many.
enum ModelRun {
  private static let environment = ProcessInfo.processInfo.environment
  /// The cases of one model; the tags', whose cases are sessions of many steps, take a hundredth.
  static let cases = environment["RESPONDERSCOPE_FUZZ"].flatMap { Int($0) } ?? 3_000
  static let seed = environment["RESPONDERSCOPE_FUZZ_SEED"].flatMap { UInt64($0) } ?? 5

  /// Asks about each case, and stops at the first that has something to complain about.
  ///
  /// The complaint names the case; nil means that model and Core agree about all of them.
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
