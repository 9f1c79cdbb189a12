import HeadlessDriver
import ResponderCore
import Testing
import UIKit

/// A small app, its user's actions, and the diagnoses that the HUD must make of them.
struct CorpusRow: Sendable, CustomTestStringConvertible {
  /// The expected result.
  enum Verdict: Sendable {
    /// The HUD makes the row's diagnosis, and no other.
    case fires
    /// The HUD makes no diagnosis except for notes.
    case silent
  }

  let about: Diagnosis.ID
  let verdict: Verdict
  /// A description of the scene, as in the documentation's table.
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

  /// Whether the stand-in shows the mistake with its present choices (T4.13.61).
  var applies: Bool {
    about != .fieldLeftWithScreen || verdict == .silent
      || HeadlessChoices.initial.keyboard.hostedFieldsLeaveSilently
  }

  static let all: [CorpusRow] =
    places + caretRows + windowRows + listRows + focusRows + actionRows + surroundingRows + barRows
    + reloadRows + tagRows + fieldRows + keyboardRows
}
