import Testing

/// The numbers of what a test proves: facts in `DebugHost/Headless/Facts`, and items and flaws in
/// `Tests/Checklist.md`.
///
/// A test's title is a sentence, so the numbers are in a trait. `scripts/trace` and
/// `scripts/verify-on-mac` read them from the sources. This file is in UIKitContractTests because
/// those tests compile in Xcode too, where there is no TestSupport module. The file of the same
/// name in TestSupport is a link to this one.
public struct TraceTrait: TestTrait, SuiteTrait {
  let numbers: [String]
}

extension Trait where Self == TraceTrait {
  /// Facts about UIKit: `.fact("T4.9.3", "C5.7")`. The test would fail if one of them were false.
  public static func fact(_ numbers: String...) -> Self { Self(numbers: numbers) }

  /// Items of the articles' checklists, and of the list of numbers to test against: `.item("0.1",
  /// "6.2")`.
  public static func item(_ numbers: String...) -> Self { Self(numbers: numbers) }

  /// Flaws of the articles that the package avoids: `.flaw("2.3.9")`.
  public static func flaw(_ numbers: String...) -> Self { Self(numbers: numbers) }
}
