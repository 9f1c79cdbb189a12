#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation
  internal import ResponderCore

  /// What the panel's head says: one status, a headline, a name.
  struct HUDContent: Equatable {
    /// What the panel's colour and symbol stand for.
    enum Status: String, Equatable, CaseIterable {
      case visible, partial, hidden, unknown

      init(_ status: FieldVisibility.Status) {
        switch status {
        case .visible: self = .visible
        case .partial: self = .partial
        case .hidden: self = .hidden
        }
      }

      /// One word for the pill, so that no colour stands alone.
      var word: String {
        switch self {
        case .visible: "Visible"
        case .partial: "Partial"
        case .hidden: "Hidden"
        case .unknown: "None"
        }
      }
    }

    /// What the headline says.
    var status: Status
    /// What is true at this moment, whatever the headline predicts.
    var statusNow: Status
    /// Whether the headline is about the resting place rather than about now.
    var isPrediction: Bool
    var headline: String
    /// The responder's class.
    var name: String
    /// The identifier its developer gave it; empty without one.
    var identifier: String
    var diagnosisCount: Int
    /// The mistake that the pill names; empty when the user has looked.
    var notice: String
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
      sketch = HUDSketch(snapshot)
    }

    /// The widest headline there is; the head keeps room for it, so that no other makes the card jump.
    static let widestHeadline = "At rest: 888 pt behind keyboard"

    /// A verdict in few words: `12 pt behind keyboard`.
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

  /// Everything a panel shows: the snapshot, and what has happened and been recognised.
  struct HUDState: Equatable {
    var snapshot = ResponderSnapshot()
    /// The last events, newest first.
    var timeline: [JournalEntry] = []
    var filter = HUDTimeline.Filter.everything
    var isPaused = false
    /// The responder to which the log is narrowed.
    var subject: ResponderIdentity?
    var unfolded: TimeInterval?
    /// What was recognised and neither muted nor cleared: the last of each kind, newest first.
    var diagnoses: [Diagnosis] = []
    /// The mistake that the pill names until the user has looked.
    var notice: Diagnosis?
    /// How many kinds are muted in this launch.
    var mutedCount = 0
    /// How many mistakes the app has had ignored.
    var ignoredCount = 0
    /// What came of what the user asked for, until another responder is shown.
    var outcomes: [HUDRow.Action: String] = [:]
    /// The tool whose screen for the responder can be opened.
    var explorer: String?
    /// What has the focus of the tab key, where that is not the first responder.
    var focusedItem: String?
  }

  /// A part of the card; one is shown at a time.
  enum HUDSection: String, CaseIterable {
    case responder, chain, geometry, prediction, keyboard, timeline
    /// Reached by its badge, which is there only while there is something to say.
    case diagnoses
    /// Reached by the verdict in the head.
    case why

    /// Those with a tab of their own.
    static let tabs: [HUDSection] = [
      .responder, .chain, .geometry, .prediction, .keyboard, .timeline,
    ]

    var title: String { rawValue.capitalizedFirst }

    /// What stands under its glyph: short enough for a sixth of the card.
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
