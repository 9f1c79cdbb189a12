#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation
  internal import ResponderCore

  /// The end of the journal as the panel shows it: the last events that match the user's filter,
  /// newest first.
  ///
  /// Reading a full journal costs more, so the timeline reads it only on news, and samples of a
  /// scroll are not news. The panel has no text input, so the only search is for the shown
  /// responder.
  @MainActor
  final class HUDTimeline {
    /// The events that the timeline shows.
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
    /// Whether the timeline is paused. Events are still recorded, and shown when it continues.
    private(set) var isPaused = false
    /// The responder whose events are shown, or nil for all.
    private(set) var subject: ResponderIdentity?
    /// The time of the event that is shown in full, in seconds.
    private(set) var unfolded: TimeInterval?
    private var newsCount = -1
    private var isChanged = false

    /// Reads the end of the journal if there is news in it, and returns whether there was.
    func read(_ recorder: JournalRecorder) -> Bool {
      guard recorder.newsCount != newsCount || isChanged else { return false }
      newsCount = recorder.newsCount
      isChanged = false
      // The rest of the panel still updates.
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
      // A choice takes effect even while the timeline is paused.
      isPaused = false
      isChanged = true
    }

    /// Narrows the log to one responder, or widens it again.
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
    /// Whether the event concerns that responder.
    fileprivate func isAbout(_ responder: ResponderIdentity) -> Bool {
      switch event {
      case .focus(let change): [change.from, change.to, change.returning].contains(responder)
      case .dismissal(let record): record.responder == responder
      case .resign(let record): record.responder == responder
      case .geometry(let record): record.responder == responder
      // The origin of a walk, or the subject of a sentence.
      case .action, .diagnosis: summary.contains("\(responder)")
      case .scroll, .dragEnd, .keyboard, .anchor, .hud: false
      }
    }
  }
#endif
