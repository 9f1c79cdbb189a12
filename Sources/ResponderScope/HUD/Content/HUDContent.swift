#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  /// The content of the card's head and of the pill, and the sketch beside the card's cells.
  struct HUDContent: Equatable {
    let state: HUDState
    /// The status that the headline states; nil if there is no view to see.
    var status: FieldVisibility.Status?
    /// The status at this moment, whatever the headline predicts.
    var statusNow: FieldVisibility.Status?
    /// Whether the headline is about where the responder will rest rather than where it is now.
    var isPrediction: Bool
    var headline: String
    /// Whether the headline names a mistake instead.
    var isMistake = false
    /// The responder's class, or words that say that nothing is being edited.
    var name: String
    /// The responder's identifier; empty if it has none.
    var identifier: String
    /// The class of the controller that owns the responder; empty if there is none.
    var owner: String
    /// A line each: the field's number, its window and the keyboard's top; what the keyboard covers.
    var overview: String
    var diagnosisCount: Int
    /// The name of the mistake that the pill shows; empty if there is none, and once the user has
    /// looked at the mistake.
    var notice: String
    var sketch: HUDSketch?

    init(_ state: HUDState) {
      self.state = state
      let snapshot = state.snapshot
      if let placement = snapshot.placement {
        let judged = snapshot.prediction?.visibility ?? placement.visibility
        status = judged.status
        statusNow = placement.visibility.status
        isPrediction = snapshot.prediction != nil
        let words = judged.words(of: placement.screenRect.size)
        headline = isPrediction ? "Will rest: \(words)" : words.capitalizedFirst
      } else {
        isPrediction = false
        let other = snapshot.details?.isAlert == true ? "An alert" : "Not a view"
        headline = snapshot.responder == nil ? "No first responder" : other
      }
      name = snapshot.responder?.className ?? "Nothing is being edited"
      // The place of a field without an identifier says what the next two values say.
      let place = snapshot.fields?.number == nil ? snapshot.responder?.place : nil
      identifier = snapshot.responder?.identifier ?? place ?? ""
      owner = snapshot.details?.controller ?? ""
      overview = snapshot.overview.joined(separator: "\n")
      diagnosisCount = state.diagnoses.count
      notice = state.notice?.id.rawValue ?? ""
      sketch = HUDSketch(snapshot)
    }

    /// Returns the content for the head of the list of mistakes: the newest mistake leads, and the
    /// verdict follows. The mistake's own rows have the responder, the controller and the numbers.
    func led(by mistake: Diagnosis?) -> HUDContent {
      guard let mistake else { return self }
      var led = self
      (led.isMistake, led.isPrediction) = (true, false)
      led.headline = mistake.id.rawValue
      led.name =
        isPrediction ? headline : "Now: \(headline.prefix(1).lowercased())\(headline.dropFirst())"
      (led.identifier, led.owner, led.overview) = ("", "", "")
      return led
    }

    /// Returns one word for the pill, because not every user can tell the colours apart.
    static func word(_ status: FieldVisibility.Status?) -> String {
      status?.rawValue.capitalizedFirst ?? "None"
    }

    /// The widest headline about a field of which less than 1,000 points are hidden above, below or
    /// behind the keyboard. (A headline about a field on the left or right may be wider.) The head
    /// reserves room for this text, so that a change of the headline does not resize the card.
    static let widestHeadline = "Will rest: 888 pt behind keyboard"
  }

  /// Everything that a panel shows.
  struct HUDState: Equatable {
    var snapshot = ResponderSnapshot.noFirstResponder
    var log = HUDTimeline.Log()
    /// The mistakes that are neither muted nor cleared: the last of each kind, newest first.
    var diagnoses: [Diagnosis] = []
    /// The mistake that the pill names until the user has looked at it.
    var notice: Diagnosis?
    /// How many kinds of mistakes the user has muted.
    var mutedCount = 0
    /// How many mistakes were ignored at the app's request.
    var ignoredCount = 0
    /// How many of the app's rules to ignore mistakes are in force now.
    var ignoringRules = 0
    /// The outcomes of the user's actions on the shown responder.
    var outcomes: [HUDRow.Action: String] = [:]
    /// The name of a tool that can open a screen for the responder, such as FLEX; nil if there is
    /// none.
    var explorer: String?
    /// The address at which browsers can reach the inspector, or the reason why there is none; nil
    /// if the app has not asked ResponderScopeLive to serve it.
    var live: String?
    /// Whether other machines can reach the inspector.
    var isOpenToOthers = false
    /// The scene's focused item (in the sense of `UIFocusSystem`, as after a press of the Tab key),
    /// if it is a responder other than the first responder.
    var focusedItem: String?
    /// The numbers of the fields that are drawn over the app; nil unless the user has asked for
    /// them, and empty while a list scrolls.
    var fieldTags: [HUDFieldTag]?
  }

  /// A section of the card. The card shows one section at a time.
  enum HUDSection: String, CaseIterable {
    case responder, chain, geometry, prediction, keyboard, timeline
    /// The listed mistakes. Instead of a tab, a badge opens this section. The badge is visible only
    /// while mistakes are listed.
    case diagnoses
    /// The explanation of why the responder is visible or hidden. Instead of a tab, a tap on the
    /// head opens this section.
    case why

    /// The sections that have a tab.
    static let tabs = allCases.filter { $0 != .diagnoses && $0 != .why }

    var title: String { rawValue.capitalizedFirst }

    /// The tab's glyph and the word under it, short enough for a sixth of the card's width.
    var tab: (word: String, symbol: String) {
      switch self {
      case .responder: ("Field", "character.cursor.ibeam")
      case .chain: ("Chain", "link")
      case .geometry: ("Place", "rectangle.dashed")
      case .prediction: ("At rest", "scope")
      case .keyboard: ("Keys", "keyboard")
      case .timeline: ("Log", "clock")
      case .diagnoses: (title, "exclamationmark.triangle.fill")
      case .why: (title, "questionmark.circle")
      }
    }
  }

  /// The end of the journal as the panel shows it: the last events that match the user's filter and
  /// the responder that the user has chosen, newest first.
  ///
  /// Reading the journal is expensive, so the timeline reads it only when there is a new entry
  /// other than a sample of a scroll, or when the user has made a choice.
  @MainActor
  final class HUDTimeline {
    /// The kinds of events that the timeline shows.
    enum Filter: String, CaseIterable {
      case everything, focus, keyboard, decisions, diagnoses

      func shows(_ kind: JournalEntry.Kind) -> Bool {
        switch (self, kind) {
        case (_, .scroll): false
        case (.everything, _), (.focus, .focus), (.focus, .resign), (.focus, .action),
          (.keyboard, .keyboard), (.keyboard, .listMove), (.decisions, .dismissal),
          (.decisions, .anchor),
          (.decisions, .dragEnd), (.diagnoses, .diagnosis):
          true
        default: false
        }
      }

      var next: Filter {
        let all = Self.allCases
        return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
      }
    }

    static let length = 12

    /// What the panel shows of the journal.
    struct Log: Equatable {
      var entries: [JournalEntry] = []
      var filter = Filter.everything
      /// Whether the log is paused. The journal still records events, and the log shows them when
      /// it continues.
      var isPaused = false
      /// The responder whose events are shown, or nil for all.
      var subject: ResponderIdentity?
      /// The time of the event that is shown in full, in seconds on the clock of the journal's
      /// entries; nil if there is none.
      var unfolded: TimeInterval?
    }

    var log = Log() { didSet { isChanged = true } }
    private var newsCount = -1
    private var isChanged = false

    /// Reads the end of the journal if it has a new entry other than a sample of a scroll, or if
    /// the user has made a choice. Returns whether the panel has to be updated.
    func read(_ recorder: JournalRecorder) -> Bool {
      guard recorder.newsCount != newsCount || isChanged else { return false }
      newsCount = recorder.newsCount
      // A paused timeline keeps its entries, and the rest of the panel is still updated.
      if !log.isPaused {
        let entries = recorder.journal.entries.reversed().lazy.filter { [log] in
          log.filter.shows($0.kind) && log.subject.map($0.isAbout) != false
        }
        log.entries = Array(entries.prefix(Self.length))
      }
      isChanged = false
      return true
    }

    /// Shows the next kind of events. It takes effect at once, so this ends a pause.
    func showNextKind() {
      log.filter = log.filter.next
      log.isPaused = false
    }

    /// Narrows the log to one responder, or widens it again. This ends a pause.
    func narrow(to responder: ResponderIdentity?) {
      log.subject = log.subject == nil ? responder : nil
      log.isPaused = false
    }

    func unfold(at time: TimeInterval) { log.unfolded = log.unfolded == time ? nil : time }
  }

  extension JournalEntry {
    /// Returns whether the event is about a responder.
    fileprivate func isAbout(_ responder: ResponderIdentity) -> Bool {
      switch event {
      case .focus(let change): [change.from, change.to, change.returning].contains(responder)
      case .dismissal(let record): record.responder == responder
      case .resign(let record): record.responder == responder
      case .geometry(let record): record.responder == responder
      // The summary names the responder at which an action started, or that a diagnosis is about.
      case .action, .diagnosis: summary.contains("\(responder)")
      case .scroll, .dragEnd, .keyboard, .anchor, .hud, .screen, .listMove: false
      }
    }
  }
#endif
