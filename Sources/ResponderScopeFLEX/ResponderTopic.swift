#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// A row of a section: a title, an optional text below it, and what a tap on the row does.
  struct ResponderRow {
    var title: String
    var detail: String?
    /// The action on the screen's responder that a tap performs.
    var action: ResponderSubject.Action?
    /// Returns the responder for which a tap opens FLEX's explorer; nil if it was deallocated.
    var hop: (@MainActor () -> UIResponder?)?
  }

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
      case .responder:
        // The last change of the focus, with its cause and the call stack.
        [Self.responder(subject)]
          + (ResponderDebugger.lastFocus.map { [ResponderRow(title: "Why", detail: $0)] } ?? [])
      case .actions:
        subject.actions.map {
          ResponderRow(title: $0.title, detail: subject.outcomes[$0], action: $0)
        }
      case .chain:
        (subject.responder.map { Array($0.chain) } ?? []).enumerated().map { index, responder in
          ResponderRow(
            title: "\(index + 1)  \(ResponderIdentity(responder))",
            hop: { [weak responder] in responder })
        }
      case .geometry: Self.answer(.geometry, subject)
      case .prediction: Self.answer(.predict, subject)
      case .keyboard: Self.answer(.keyboard, subject)
      case .fields: Self.answer(.fields, subject)
      case .journal: Self.journalRows
      }
    }

    @MainActor
    private static func responder(_ subject: ResponderSubject) -> ResponderRow {
      guard let responder = subject.responder else {
        return subject.isAboutResponder
          ? ResponderRow(
            title: "Deallocated", detail: "It was deallocated after this screen opened.")
          : ResponderRow(
            title: "No first responder",
            detail: "Tap a field in the app, then reopen this screen.")
      }
      let state = responder.isFirstResponder ? "First responder" : "No longer first responder"
      let now = subject.snapshot.map { $0.facts(about: .current).map(\.value) } ?? []
      return ResponderRow(
        title: "\(ResponderIdentity(responder))", detail: ([state] + now).joined(separator: ", "))
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

  /// The responder that a FLEX screen shows, held weakly, and the outcomes of the actions that the
  /// user has performed on that screen.
  @MainActor
  final class ResponderSubject {
    enum Action: CaseIterable {
      case resign, endEditing, scrollToVisible, showHUD

      var title: String {
        switch self {
        case .resign: "Resign First Responder"
        case .endEditing: "End Editing in Its Window"
        case .scrollToVisible: "Scroll to Visible"
        case .showHUD: "Show the HUD"
        }
      }
    }

    private(set) weak var responder: UIResponder?
    /// Whether the screen shows a responder, even if that was deallocated since.
    let isAboutResponder: Bool
    /// The outcomes of the actions that the user has performed on this screen.
    private(set) var outcomes: [Action: String] = [:]

    init(_ responder: UIResponder?) {
      self.responder = responder
      isAboutResponder = responder != nil
    }

    /// The HUD's snapshot; nil if it is about a responder other than this subject's. If the HUD and
    /// this subject both have no responder, the snapshot says that there is no first responder.
    var snapshot: ResponderSnapshot? {
      AppResponder.current === responder ? ResponderHUD.snapshot : nil
    }

    var actions: [Action] {
      responder == nil ? [.showHUD] : Action.allCases
    }

    func perform(_ action: Action) {
      switch action {
      case .resign: outcomes[action] = ResponderCommand.resign(responder)
      case .endEditing:
        let ended = responder?.ownView?.window?.endEditing(false)
        outcomes[action] =
          ended.map { $0 ? "Ended editing" : "Refused to end editing" } ?? "Not in a window"
      case .scrollToVisible:
        outcomes[action] = ResponderCommand.scrollToVisible(
          responder, at: snapshot?.placement?.scroll?.offsetShowingResponder)
      case .showHUD:
        ResponderHUD.show()
        outcomes[action] = "Shown behind FLEX"
      }
    }
  }
#endif
