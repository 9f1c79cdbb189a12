import ResponderCore
import Testing

/// A small app with what its user does, and what the diagnoses must say of it.
struct CorpusRow: Sendable, CustomTestStringConvertible {
  /// What must come of it.
  enum Verdict: Sendable {
    /// The diagnosis that the row is about, and no other.
    case fires
    /// Nothing but notes.
    case silent
  }

  let about: Diagnosis.ID
  let verdict: Verdict
  /// The scene in words, as the documentation's table has it.
  let name: String
  let play: @MainActor @Sendable (CorpusApp) throws -> Void

  var testDescription: String { "\(about.rawValue) \(verdict): \(name)" }

  static func fires(
    _ about: Diagnosis.ID, _ name: String,
    _ play: @escaping @MainActor @Sendable (CorpusApp) throws -> Void
  ) -> CorpusRow {
    CorpusRow(about: about, verdict: .fires, name: name, play: play)
  }

  static func silent(
    _ about: Diagnosis.ID, _ name: String,
    _ play: @escaping @MainActor @Sendable (CorpusApp) throws -> Void
  ) -> CorpusRow {
    CorpusRow(about: about, verdict: .silent, name: name, play: play)
  }

  static let all: [CorpusRow] =
    places + caretRows + windowRows + listRows + focusRows + actionRows + surroundingRows + barRows
    + reloadRows + tagRows + fieldRows
}
