#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import ResponderScope
  internal import UIKit

  /// The topics of the screen's sections. The rows of a section come from the subject and its
  /// snapshot, or from the journal.
  enum ResponderTopic: CaseIterable {
    case responder, actions, chain, geometry, prediction, keyboard, fields, journal

    /// How many of the newest journal entries the screen shows.
    static let journalLength = 20

    var title: String {
      switch self {
      case .responder: "First Responder"
      case .actions: "Actions"
      case .chain: "Responder Chain"
      case .geometry: "Geometry"
      case .prediction: "Prediction at Rest"
      case .keyboard: "Keyboard"
      case .fields: "Fields in Order"
      case .journal: "Journal, newest first"
      }
    }

    @MainActor
    func rows(about subject: ResponderSubject) -> [ResponderRow] {
      switch self {
      case .responder: Self.responder(subject) + Self.why
      case .actions:
        subject.actions.map {
          ResponderRow(title: $0.title, detail: subject.outcomes[$0], effect: .act($0))
        }
      case .chain: Self.chain(subject)
      case .geometry: Self.answer(.geometry, subject)
      case .prediction: Self.answer(.predict, subject)
      case .keyboard: Self.answer(.keyboard, subject)
      case .fields: Self.answer(.fields, subject)
      case .journal: Self.journalRows
      }
    }

    @MainActor
    private static func responder(_ subject: ResponderSubject) -> [ResponderRow] {
      switch subject.state {
      case .noResponder:
        return [
          ResponderRow(
            title: "No first responder",
            detail: "Tap a field in the app, then reopen this screen.")
        ]
      case .isGone:
        return [
          ResponderRow(
            title: "Deallocated", detail: "It was deallocated after this screen opened.")
        ]
      case .isFirstResponder, .hasResigned:
        let name = subject.responder.map { "\(ResponderIdentity($0))" } ?? ""
        let isFirst = subject.state == .isFirstResponder
        let now = subject.snapshot.map { $0.facts(about: .current).map(\.value) } ?? []
        return [
          ResponderRow(
            title: name,
            detail: ([isFirst ? "First responder" : "No longer first responder"] + now)
              .joined(separator: ", "))
        ]
      }
    }

    /// The last change of the focus, with its cause and the call stack.
    @MainActor
    private static var why: [ResponderRow] {
      ResponderDebugger.lastFocus.map { [ResponderRow(title: "Why", detail: $0)] } ?? []
    }

    @MainActor
    private static func chain(_ subject: ResponderSubject) -> [ResponderRow] {
      guard let responder = subject.responder else { return [] }
      return responder.chain.enumerated().map { index, hop in
        ResponderRow(
          title: "\(index + 1)  \(ResponderIdentity(hop))",
          effect: .explore(WeakResponder(responder: hop)))
      }
    }

    /// Returns a row for the first line of the answer, and a row for each fact below that line;
    /// none if the HUD's snapshot is about a responder other than the subject's.
    @MainActor
    private static func answer(
      _ question: ResponderSnapshot.Question, _ subject: ResponderSubject
    ) -> [ResponderRow] {
      guard let snapshot = subject.snapshot else { return [] }
      let facts = snapshot.facts(about: question).map {
        ResponderRow(title: $0.title, detail: $0.value)
      }
      // The geometry answer begins with the responder's name. Leave that line out, because the top
      // of the screen already names the responder.
      if question == .geometry, !facts.isEmpty { return facts }
      let heading = snapshot.answer(to: question).prefix { $0 != "\n" }
      return [ResponderRow(title: String(heading))] + facts
    }

    @MainActor
    private static var journalRows: [ResponderRow] {
      let entries = ResponderHUD.journal.entries
      guard !entries.isEmpty else {
        return [
          ResponderRow(title: "Empty", detail: "The journal starts at ResponderHUD.install().")
        ]
      }
      return entries.suffix(journalLength).reversed().map {
        ResponderRow(title: "\($0.headline)", detail: $0.account)
      }
    }
  }
#endif
