import Testing

/// The numbers of what a test proves: facts in `DebugHost/Headless/Facts`, and items and flaws in
/// `Tests/Checklist.md`.
///
/// They are not in the test's title, which is a sentence. `scripts/trace` and
/// `scripts/verify-on-mac` read the numbers from the sources.
struct TraceTrait: TestTrait, SuiteTrait {
  let numbers: [String]
}

extension Trait where Self == TraceTrait {
  /// Facts about UIKit: `.fact("T4.9.3", "C5.7")`. The test would fail if one of them were false.
  static func fact(_ numbers: String...) -> Self { Self(numbers: numbers) }

  /// Items of the articles' checklists, and numbers to test against: `.item("0.1", "6.2")`.
  static func item(_ numbers: String...) -> Self { Self(numbers: numbers) }

  /// Flaws of the articles that are fixed here: `.flaw("2.3.9")`.
  static func flaw(_ numbers: String...) -> Self { Self(numbers: numbers) }
}
