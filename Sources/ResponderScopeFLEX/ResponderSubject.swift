#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderScope
  internal import UIKit

  /// The responder that a FLEX screen shows, held weakly, and the outcomes of the actions that the
  /// user has performed on that screen.
  @MainActor
  final class ResponderSubject {
    /// The actions that the screen offers.
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

    /// The state of the responder.
    enum State: Equatable {
      case noResponder, isFirstResponder, hasResigned, isGone
    }

    private(set) weak var responder: UIResponder?
    private let isAboutResponder: Bool
    /// The outcomes of the actions that the user has performed on this screen.
    private(set) var outcomes: [Action: String] = [:]

    init(_ responder: UIResponder?) {
      self.responder = responder
      isAboutResponder = responder != nil
    }

    var state: State {
      guard isAboutResponder else { return .noResponder }
      guard let responder else { return .isGone }
      return responder.isFirstResponder ? .isFirstResponder : .hasResigned
    }

    /// The HUD's snapshot; nil if it is about a responder other than this subject's. If the HUD and
    /// this subject both have no responder, the snapshot says that there is no first responder.
    var snapshot: ResponderSnapshot? {
      OutsideResponder.shared.responder === responder ? ResponderHUD.snapshot : nil
    }

    /// The actions that apply now.
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
      let view = responder?.ownView
      guard let window = view?.window else { return "Not in a window" }
      return window.endEditing(false) ? "Ended editing" : "Refused to end editing"
    }

    private func showHUD() -> String {
      ResponderHUD.show()
      return "Shown behind FLEX"
    }
  }
#endif
