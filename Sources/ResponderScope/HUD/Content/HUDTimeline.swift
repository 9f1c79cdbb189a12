#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation
  internal import ResponderCore

  /// The end of the journal as the panel shows it: the last events of what the user wants to see, newest first.
  ///
  /// Reading the journal costs more the fuller it is, so it is read only when there is news: samples of a scroll are none.
  /// The panel takes no text input: a search is for the responder that is shown.
  @MainActor
  final class HUDTimeline {
    /// What is shown of the journal.
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
    /// While it is, what happens is recorded and shown when it goes on.
    private(set) var isPaused = false
    /// The responder whose log is shown; nil for all.
    private(set) var subject: ResponderIdentity?
    /// When what is shown in full happened, seconds.
    private(set) var unfolded: TimeInterval?
    private var newsCount = -1
    private var isChanged = false

    /// Reads the end of the journal if there is news in it; true if there was.
    func read(_ recorder: JournalRecorder) -> Bool {
      guard recorder.newsCount != newsCount || isChanged else { return false }
      newsCount = recorder.newsCount
      isChanged = false
      // The rest of the panel goes on.
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
      // A choice is answered, paused or not.
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
    /// Whether something happened to that responder.
    fileprivate func isAbout(_ responder: ResponderIdentity) -> Bool {
      switch event {
      case .focus(let change): [change.from, change.to, change.returning].contains(responder)
      case .dismissal(let record): record.responder == responder
      case .resign(let record): record.responder == responder
      case .geometry(let record): record.responder == responder
      // The origin of a walk, and the subject of a sentence.
      case .action, .diagnosis: summary.contains("\(responder)")
      case .scroll, .dragEnd, .keyboard, .anchor, .hud: false
      }
    }
  }
#endif
