#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  /// Decides which mistakes the HUD shows in this launch: it announces each kind at most once, and
  /// the user may acknowledge, mute or clear mistakes. The journal, the log and
  /// `ResponderHUD.diagnoses` keep all of them.
  @MainActor
  final class ShownDiagnoses {
    /// The mistake that the pill names until the user has looked at it.
    private(set) var notice: Diagnosis? { didSet { changeCount += 1 } }
    /// The mistakes that the card lists: the last of each kind, newest first.
    private(set) var listed: [Diagnosis] = [] { didSet { changeCount += 1 } }
    private(set) var muted: Set<Diagnosis.ID> = [] { didSet { changeCount += 1 } }
    private var announced: Set<Diagnosis.ID> = []
    /// Grows with each change that the HUD has to show.
    private(set) var changeCount = 0

    /// Lists a mistake, unless its kind is muted. Returns true if no mistake of this kind was
    /// listed before in this launch. If `announces` is true, such a mistake also becomes the
    /// `notice`.
    func note(_ diagnosis: Diagnosis, announces: Bool = true) -> Bool {
      guard !muted.contains(diagnosis.id) else { return false }
      listed.removeAll { $0.id == diagnosis.id }
      listed.insert(diagnosis, at: 0)
      guard announced.insert(diagnosis.id).inserted else { return false }
      if announces { notice = diagnosis }
      return true
    }

    /// Notes that the user has seen the mistake that the pill names.
    func acknowledge() {
      if notice != nil { notice = nil }
    }

    /// Stops listing and announcing mistakes of this kind, until `unmute()` or the end of the
    /// launch.
    func mute(_ kind: Diagnosis.ID) {
      muted.insert(kind)
      listed.removeAll { $0.id == kind }
      if notice?.id == kind { notice = nil }
    }

    /// Lists mistakes of all kinds again, from now on, and announces the kinds that were not
    /// announced before.
    func unmute() {
      muted = []
    }

    /// Empties the list. A mistake that occurs again is listed again.
    func clear() {
      listed = []
      notice = nil
    }
  }
#endif
