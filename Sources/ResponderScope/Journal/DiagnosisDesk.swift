#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore

  /// Which mistakes the HUD shows in this launch: each kind announces itself once, and the user may acknowledge, mute or clear.
  ///
  /// Journal, log and `ResponderHUD.diagnoses` keep all of them, whatever is muted here.
  @MainActor
  final class DiagnosisDesk {
    /// The mistake that the pill names until the user has looked.
    private(set) var notice: Diagnosis?
    /// What the card lists: the last of each kind, newest first.
    private(set) var listed: [Diagnosis] = []
    private(set) var muted: Set<Diagnosis.ID> = []
    private var announced: Set<Diagnosis.ID> = []
    /// Grows with each change that is to be shown.
    private(set) var changeCount = 0

    /// Takes a mistake in; true when it is the first of its kind in this launch, to be announced if mistakes are.
    func note(_ diagnosis: Diagnosis, announces: Bool = true) -> Bool {
      guard !muted.contains(diagnosis.id) else { return false }
      changeCount += 1
      listed.removeAll { $0.id == diagnosis.id }
      listed.insert(diagnosis, at: 0)
      guard announced.insert(diagnosis.id).inserted else { return false }
      if announces { notice = diagnosis }
      return true
    }

    /// The user has seen what the pill named.
    func acknowledge() {
      guard notice != nil else { return }
      notice = nil
      changeCount += 1
    }

    /// This kind is neither listed nor announced for the rest of the launch.
    func mute(_ kind: Diagnosis.ID) {
      muted.insert(kind)
      listed.removeAll { $0.id == kind }
      if notice?.id == kind { notice = nil }
      changeCount += 1
    }

    /// What was muted counts again.
    func unmute() {
      muted = []
      changeCount += 1
    }

    /// Empties the list; what comes again is listed again.
    func clear() {
      listed = []
      notice = nil
      changeCount += 1
    }
  }
#endif
