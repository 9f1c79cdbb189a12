#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// Reads the order of the fields once for each first responder, if the app navigates the fields
  /// of a view around it with `navigateFields(_:)` or `fieldNavigation(titles:)`. While the focus
  /// moves among several fields that a mistake concerns, this type returns the mistake only once.
  @MainActor
  struct FieldLook {
    private var isDue = false
    /// The evidence that the last reading found.
    private var told: [DiagnosisEvidence] = []

    /// Notes that the first responder has changed.
    mutating func begin() { isDue = true }

    /// Reads the order of the fields around a view, if the first responder has changed. Returns the
    /// evidence that the previous reading did not find.
    mutating func look(around view: UIView) -> [DiagnosisEvidence] {
      guard isDue else { return [] }
      isDue = false
      guard FieldReading.isNavigated(view) else { return [] }
      let found = FieldReading(around: view).listing.evidence
      defer { told = found }
      return found.filter { !told.contains($0) }
    }
  }
#endif
