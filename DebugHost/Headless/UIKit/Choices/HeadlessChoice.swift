import Foundation

/// A question about UIKit with its default answer and one other answer that a device may turn out
/// to give. A question with several other answers has one choice for each.
package struct HeadlessChoice: Sendable, CustomStringConvertible {
  /// The number of the conflict, such as C5.2, or of the fact on which versions of iOS differ.
  package let number: String
  package let question: String
  /// The default behaviour of the stand-in.
  package let standard: String
  /// The behaviour of the stand-in after `apply`.
  package let alternative: String
  /// Selects the alternative.
  package let apply: @Sendable (inout HeadlessChoices) -> Void

  init(
    _ number: String, _ question: String, standard: String, alternative: String,
    _ apply: @escaping @Sendable (inout HeadlessChoices) -> Void
  ) {
    self.number = number
    self.question = question
    self.standard = standard
    self.alternative = alternative
    self.apply = apply
  }

  package var description: String { "\(number) \(question): \(alternative)" }

  /// Runs the body with the alternative in force.
  @MainActor
  package func run<Value>(_ body: () throws -> Value) rethrows -> Value {
    try HeadlessChoices.with(apply, run: body)
  }

  /// All choices: first the conflicts, then the differences between versions of iOS.
  package static let all: [HeadlessChoice] = conflicts + versions
}
