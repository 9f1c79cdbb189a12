#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// A row of a section: a title, an optional text below it, and the effect of tapping the row.
  struct ResponderRow {
    /// The effect of tapping a row.
    enum Effect {
      /// Opens FLEX's explorer for a responder.
      case explore(WeakResponder)
      /// Performs an action on the screen's responder.
      case act(ResponderSubject.Action)
    }

    var title: String
    var detail: String?
    var effect: Effect?

    /// Whether tapping the row opens another screen.
    var leads: Bool {
      guard case .explore = effect else { return false }
      return true
    }

    /// Whether tapping the row performs an action and stays on this screen.
    var acts: Bool { effect != nil && !leads }

    /// Returns whether FLEX's search finds the row.
    func contains(_ text: String) -> Bool {
      [title, detail ?? ""].contains { $0.lowercased().contains(text.lowercased()) }
    }
  }

  /// A listed responder, which may be deallocated while it is listed.
  struct WeakResponder {
    weak var responder: UIResponder?
  }
#endif
