#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation
  internal import ResponderCore

  /// The end of the journal as the panel shows it: the last events that match the user's filter and
  /// the responder that the user has chosen, newest first.
  ///
  /// Reading the journal is expensive. So the timeline reads it only when there is a new entry
  /// other than a sample of a scroll, or when the user has made a choice. The panel has no text
  /// input, so the only search is for the shown responder.
  @MainActor
  final class HUDTimeline {
    /// The kinds of events that the timeline shows.
    enum Filter: String, CaseIterable {
      case everything, focus, keyboard, decisions, diagnoses

      func shows(_ kind: JournalEntry.Kind) -> Bool {
        switch (self, kind) {
        case (_, .scroll): false
        case (.everything, _), (.focus, .focus), (.focus, .resign), (.focus, .action),
          (.keyboard, .keyboard), (.decisions, .dismissal), (.decisions, .anchor),
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

    private(set) var entries: [JournalEntry] = []
    private(set) var filter = Filter.everything
    /// Whether the timeline is paused. The journal still records events, and the timeline shows
    /// them when it continues.
    private(set) var isPaused = false
    /// The responder whose events are shown, or nil for all.
    private(set) var subject: ResponderIdentity?
    /// The time of the event that is shown in full, in seconds on the clock of the journal's
    /// entries; nil if there is none.
    private(set) var unfolded: TimeInterval?
    private var newsCount = -1
    private var isChanged = false

    /// Reads the end of the journal if it has a new entry other than a sample of a scroll, or if
    /// the user has made a choice. Returns whether the panel has to be updated.
    func read(_ recorder: JournalRecorder) -> Bool {
      guard recorder.newsCount != newsCount || isChanged else { return false }
      newsCount = recorder.newsCount
      isChanged = false
      // A paused timeline keeps its entries, and the rest of the panel is still updated.
      guard !isPaused else { return true }
      entries = []
      for entry in recorder.journal.entries.reversed()
      where filter.shows(entry.kind) && subject.map(entry.isAbout) != false {
        entries.append(entry)
        if entries.count == Self.length { break }
      }
      return true
    }

    func showNextKind() {
      filter = filter.next
      // The new filter takes effect at once, so this ends a pause.
      isPaused = false
      isChanged = true
    }

    /// Narrows the log to one responder, or widens it again. This ends a pause.
    func narrow(to responder: ResponderIdentity?) {
      subject = subject == nil ? responder : nil
      isPaused = false
      isChanged = true
    }

    func unfold(at time: TimeInterval) {
      unfolded = unfolded == time ? nil : time
      isChanged = true
    }

    func pauseOrGoOn() {
      isPaused.toggle()
      isChanged = true
    }
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
      case .scroll, .dragEnd, .keyboard, .anchor, .hud, .screen: false
      }
    }
  }
#endif
