#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderScope
  internal import UIKit

  /// Whom a screen in FLEX is about, held weakly, and what has been done to it there.
  @MainActor
  final class ResponderSubject {
    /// What can be done from the screen.
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

    /// How it stands with the responder.
    enum State: Equatable {
      case nobody, isFirstResponder, hasResigned, isGone
    }

    private(set) weak var responder: UIResponder?
    private let isAboutSomebody: Bool
    /// What came of the actions on this screen.
    private(set) var outcomes: [Action: String] = [:]

    init(_ responder: UIResponder?) {
      self.responder = responder
      isAboutSomebody = responder != nil
    }

    var state: State {
      guard isAboutSomebody else { return .nobody }
      guard let responder else { return .isGone }
      return responder.isFirstResponder ? .isFirstResponder : .hasResigned
    }

    /// The snapshot, as long as it is of this responder; of nobody, a snapshot of nobody.
    var snapshot: ResponderSnapshot? {
      OutsideResponder.shared.responder === responder ? ResponderHUD.snapshot : nil
    }

    /// What makes sense now.
    var actions: [Action] {
      responder == nil ? [.showHUD] : Action.allCases
    }

    func perform(_ action: Action) {
      outcomes[action] =
        switch action {
        case .resign: ResponderDeed.resign(responder)
        case .endEditing: endEditing()
        case .scrollToVisible:
          ResponderDeed.scrollToVisible(
            responder, at: snapshot?.placement?.scroll?.offsetShowingResponder)
        case .showHUD: showHUD()
        }
    }

    private func endEditing() -> String {
      let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
      guard let window = view?.window else { return "It is in no window" }
      return window.endEditing(false) ? "Ended" : "Refused to end"
    }

    private func showHUD() -> String {
      ResponderHUD.show()
      return "Shown under FLEX's screens"
    }
  }
#endif
