#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation
  internal import ResponderCore

  /// The content of the card's head and of the pill, and the sketch beside the card's cells.
  struct HUDContent: Equatable {
    /// The status that the panel's colour and symbol show.
    enum Status: String, Equatable, CaseIterable {
      case visible, partial, hidden, unknown

      init(_ status: FieldVisibility.Status) {
        switch status {
        case .visible: self = .visible
        case .partial: self = .partial
        case .hidden: self = .hidden
        }
      }

      /// One word for the pill, because not every user can tell the colours apart.
      var word: String {
        switch self {
        case .visible: "Visible"
        case .partial: "Partial"
        case .hidden: "Hidden"
        case .unknown: "None"
        }
      }
    }

    /// The status that the headline states.
    var status: Status
    /// The status at this moment, whatever the headline predicts.
    var statusNow: Status
    /// Whether the headline is about where the responder will rest rather than where it is now.
    var isPrediction: Bool
    var headline: String
    /// The responder's class, or words that say that nothing is being edited.
    var name: String
    /// The responder's identifier; empty if it has none.
    var identifier: String
    var diagnosisCount: Int
    /// The name of the mistake that the pill shows; empty if there is none, and once the user has
    /// looked at the mistake.
    var notice: String
    /// Whether other machines can reach the inspector that ResponderScopeLive serves.
    var isOpenToOthers: Bool
    var sketch: HUDSketch?

    init(_ state: HUDState) {
      let snapshot = state.snapshot
      if let placement = snapshot.placement {
        let judged = snapshot.prediction?.visibility ?? placement.visibility
        status = Status(judged.status)
        statusNow = Status(placement.visibility.status)
        isPrediction = snapshot.prediction != nil
        let words = Self.words(judged, placement.screenRect.size)
        headline = isPrediction ? "At rest: \(words)" : words.capitalizedFirst
      } else {
        status = .unknown
        statusNow = .unknown
        isPrediction = false
        let other = snapshot.details?.isAlert == true ? "An alert" : "Not a view"
        headline = snapshot.responder == nil ? "No first responder" : other
      }
      name = snapshot.responder?.className ?? "Nothing is being edited"
      identifier = snapshot.responder?.identifier ?? ""
      diagnosisCount = state.diagnoses.count
      notice = state.notice?.id.rawValue ?? ""
      isOpenToOthers = state.isOpenToOthers
      sketch = HUDSketch(snapshot)
    }

    /// The widest headline about a field of which less than 1,000 points are hidden above, below or
    /// behind the keyboard. (A headline about a field on the left or right may be wider.) The head
    /// reserves room for this text, so that a change of the headline does not resize the card.
    static let widestHeadline = "At rest: 888 pt behind keyboard"

    /// Returns a verdict in a few words, such as `12 pt behind keyboard`. `size` is the field's
    /// size, in points.
    static func words(_ visibility: FieldVisibility, _ size: CGSize) -> String {
      let side =
        switch visibility.hiddenSide {
        case .above: " above"
        case .below: " below"
        case .left: " on the left"
        case .right: " on the right"
        case .behindKeyboard: "behind keyboard"
        case nil: ""
        }
      let isBehind = visibility.hiddenSide == .behindKeyboard
      switch visibility.status {
      case .visible: return "visible"
      case .hidden: return isBehind ? side : "hidden" + side
      case .partial:
        let isSideways = visibility.hiddenSide == .left || visibility.hiddenSide == .right
        let length = isSideways ? size.width : size.height
        let hidden = HUDNumbers.whole((1 - visibility.fraction) * length)
        return hidden + (isBehind ? " pt " : " pt hidden") + side
      }
    }
  }

  extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  }

  /// Everything that a panel shows.
  struct HUDState: Equatable {
    var snapshot = ResponderSnapshot()
    /// The last events that match `filter` and `subject`, newest first.
    var timeline: [JournalEntry] = []
    var filter = HUDTimeline.Filter.everything
    var isPaused = false
    /// The responder to which the user has narrowed the log; nil if the log is not narrowed.
    var subject: ResponderIdentity?
    /// The time of the event that the log shows in full, in seconds on the clock of the journal's
    /// entries; nil if there is none.
    var unfolded: TimeInterval?
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
    /// head or on the row "Visibility" opens this section.
    case why

    /// The sections that have a tab.
    static let tabs: [HUDSection] = [
      .responder, .chain, .geometry, .prediction, .keyboard, .timeline,
    ]

    var title: String { rawValue.capitalizedFirst }

    /// The word under the tab's glyph, short enough for a sixth of the card's width.
    var word: String {
      switch self {
      case .responder: "Field"
      case .chain: "Chain"
      case .geometry: "Place"
      case .prediction: "At rest"
      case .keyboard: "Keys"
      case .timeline: "Log"
      case .diagnoses, .why: title
      }
    }

    var symbol: String {
      switch self {
      case .responder: "character.cursor.ibeam"
      case .chain: "link"
      case .geometry: "rectangle.dashed"
      case .prediction: "scope"
      case .keyboard: "keyboard"
      case .timeline: "clock"
      case .diagnoses: "exclamationmark.triangle.fill"
      case .why: "questionmark.circle"
      }
    }
  }
#endif
