#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// Reads the order of fields once for each first responder, if the app has called
  /// `navigateFields(_:)` around it. A mistake that concerns several fields is reported once while
  /// the focus moves among them.
  @MainActor
  struct FieldLook {
    private var isDue = false
    private var told: [DiagnosisEvidence] = []

    /// Notes that the first responder has changed.
    mutating func begin() { isDue = true }

    /// Returns the evidence that was not reported for the last first responder.
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
