import HeadlessDriver
import ResponderJournal
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

  /// Whether the row holds for the stand-in's present choices: whether a keyboard leaves silently
  /// (T4.13.61), and whether a guide follows it (T4.15.18).
  var applies: Bool {
    let choices = HeadlessChoices.initial.keyboard
    return switch (about, verdict) {
    case (.fieldLeftWithScreen, .fires): choices.hostedFieldsLeaveSilently
    case (.layoutGuideBelowKeyboard, .silent): !choices.guidesStayDown
    default: true
    }
  }

  static let all: [CorpusRow] =
    places + caretRows + windowRows + listRows + focusRows + actionRows + surroundingRows + barRows
    + reloadRows + tagRows + fieldRows + keyboardRows
}
