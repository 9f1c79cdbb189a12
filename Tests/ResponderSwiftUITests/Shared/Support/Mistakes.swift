import ResponderJournal

@testable import ResponderKit

/// The mistakes of the app that are reported, until a test ends the record.
@MainActor
final class Mistakes {
  private(set) var evidence: [DiagnosisEvidence?] = []
  private(set) var diagnosed: [Diagnosis.ID] = []
  private var token: HandlerToken?

  init() {
    token = BehaviorReports.observe { [weak self] event in
      guard case .mistake(let mistake) = event else { return }
      let diagnosis = Diagnosis.of(mistake)
      self?.evidence.append(diagnosis?.evidence)
      if let diagnosis { self?.diagnosed.append(diagnosis.id) }
    }
  }

  func end() { token?.cancel() }
}
