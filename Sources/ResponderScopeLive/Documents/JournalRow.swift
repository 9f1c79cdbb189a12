#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  /// An entry of a journal in words, as the page lists it.
  package struct JournalRow: Encodable, Equatable {
    /// What moved the focus.
    package struct Cause: Encodable, Equatable {
      let words: String
      /// Whether the cause is known. If it is not, `words` says why.
      let isKnown: Bool
      /// The app's functions on the call stack, innermost first.
      let stack: [String]
      /// The index in `stack` of the function that `words` names; nil if it names none.
      let culprit: Int?

      init(_ cause: FocusCause) {
        words = Wording.line(cause.description)
        isKnown = cause.origin.isKnown
        stack = cause.frames.map { Wording.line($0.description) }
        culprit = cause.culprit.flatMap { cause.frames.firstIndex(of: $0) }
      }
    }

    /// The keyboard's upper edge after an event, from which the page draws the keyboard over time.
    package struct Keyboard: Encodable, Equatable {
      /// The y in screen coordinates; nil if the keyboard is hidden.
      let top: Double?
      /// The length of the motion that begins here, in seconds; 0 if none begins.
      let duration: Double

      init(_ change: KeyboardChange) {
        let (event, after) = (change.event, change.after)
        top = after.placement == .hidden ? nil : Double(after.frame.minY)
        let begins = [.willShow, .willHide, .willChangeFrame].contains(event.kind)
        // A journal that is opened may contain any duration.
        duration = begins && event.duration.isFinite ? min(max(event.duration, 0), 2) : 0
      }
    }

    package let time: String
    /// The time on the journal's clock, in seconds.
    package let seconds: TimeInterval
    package let kind: String
    package let title: String
    package let facts: [[String]]
    package let isDecision: Bool
    /// What moved the focus; nil for other entries, and if the journal has not recorded it.
    package var cause: Cause?
    /// Nil for other entries than those of the keyboard.
    package var keyboard: Keyboard?
    /// The result of making the decision again, if it differs from the recorded one; otherwise nil.
    package var now: String?

    /// - Parameter entry: The entry, whose identifiers are already hashed unless the developer
    ///   reveals them.
    package init(_ entry: JournalEntry, now: String? = nil) {
      let words = JournalWords(entry)
      var (title, facts) = (words.title, words.facts.map { [$0.title, Wording.line($0.value)] })
      if case .diagnosis(let diagnosis) = entry.event {
        title = "\(diagnosis.id.rawValue): \(diagnosis.sentenceWithoutSite)"
        if let site = diagnosis.site { facts.append(["place", Wording.line(site.sentence)]) }
      }
      time = Wording.seconds(entry.time)
      seconds = entry.time
      kind = entry.kind.rawValue
      self.title = Wording.line(title)
      self.facts = facts
      isDecision = entry.isDecision
      self.now = now.map { Wording.line($0) }
      switch entry.event {
      case .focus(let change): cause = change.cause.map { Cause($0) }
      case .keyboard(let change): keyboard = Keyboard(change)
      default: break
      }
    }
  }
#endif
