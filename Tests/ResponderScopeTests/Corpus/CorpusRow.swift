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
  private(set) var name: String
  /// The version of iOS that the stand-in follows; nil for its present choices.
  private(set) var system: Int?
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
    var all = HeadlessChoices.initial
    if let system { all.follow(system: system) }
    let choices = all.keyboard
    return switch (about, verdict) {
    case (.fieldLeftWithScreen, .fires): choices.hostedFieldsLeaveSilently
    case (.layoutGuideBelowKeyboard, .silent): !choices.guidesStayDown
    default: true
    }
  }

  /// Returns the row as it is on a version of iOS.
  func on(system: Int) -> CorpusRow {
    var row = self
    (row.name, row.system) = ("\(name), iOS \(system)", system)
    return row
  }

  static let all: [CorpusRow] =
    places + caretRows + windowRows + listRows + focusRows + actionRows + surroundingRows + barRows
    + reloadRows + tagRows + fieldRows + keyboardRows + hostedRows + gapRows + contentRows
}
