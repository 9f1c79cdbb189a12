import Foundation

/// One question with two or more answers: the default, and another one that a device may turn out to give.
package struct HeadlessChoice: Sendable, CustomStringConvertible {
  /// The conflict's number (C5.2), or the truth's where versions of iOS differ.
  package let number: String
  package let question: String
  /// What the stand-in does unless told otherwise.
  package let standard: String
  /// What it does with `apply`.
  package let alternative: String
  /// Sets the alternative.
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

  /// Every question, in the order of the truths.
  package static let all: [HeadlessChoice] = conflicts + versions
}
