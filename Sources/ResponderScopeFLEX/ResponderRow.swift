#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// One row: two lines of text, and what touching it does.
  struct ResponderRow {
    /// What touching a row does.
    enum Effect {
      /// Opens FLEX's explorer for a responder.
      case explore(WeakResponder)
      /// Does something to the responder on the screen.
      case act(ResponderSubject.Action)
    }

    var title: String
    var detail: String?
    var effect: Effect?

    /// Whether touching it opens another screen.
    var leads: Bool {
      guard case .explore = effect else { return false }
      return true
    }

    /// Whether touching it does something here.
    var acts: Bool { effect != nil && !leads }

    /// Whether FLEX's search finds it.
    func contains(_ text: String) -> Bool {
      [title, detail ?? ""].contains { $0.lowercased().contains(text.lowercased()) }
    }
  }

  /// A responder that may go away while it is listed.
  struct WeakResponder {
    weak var responder: UIResponder?
  }
#endif
