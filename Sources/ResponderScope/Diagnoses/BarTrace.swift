#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Remembers, weakly, a controller that was first responder with its input accessory view (its
  /// bar), and whether something else took the focus. A controller that resigns by itself hides its
  /// bar on purpose. After a field inside it, UIKit gives the focus back to it, though not always
  /// (T4.4.18, T4.4.38).
  @MainActor
  struct BarTrace {
    private enum Stage {
      case none
      /// The controller is first responder.
      case first
      /// Another responder took the focus, or the focus was lost while another screen was presented
      /// over the controller or a transition was in progress.
      case taken
    }

    private(set) weak var controller: UIViewController?
    private weak var bar: UIView?
    private var stage = Stage.none

    /// Whether there is no bar that may be lost. This is also true while the controller is off the
    /// screen.
    var isEmpty: Bool {
      stage != .taken || bar == nil || controller?.viewIfLoaded?.window == nil
    }

    /// Notes that another responder has become first responder, or that there is none any more.
    mutating func adopt(_ responder: UIResponder?) {
      if let owner = responder as? UIViewController, let bar = owner.inputAccessoryView {
        (controller, self.bar, stage) = (owner, bar, .first)
        return
      }
      guard stage != .none, let controller else { return forget() }
      if responder != nil {
        stage = .taken
      } else if stage == .first {
        stage = controller.isCovered ? .taken : .none
      }
    }

    /// Forgets the bar, once its loss is reported or there is nothing to report.
    mutating func forget() { self = BarTrace() }

    /// Returns the bar if it has left the screen although its controller is on the screen, in
    /// front, and could become first responder. Forgets a bar that can no longer return. Call this
    /// only while no responder in the window is first responder.
    mutating func lost() -> DiagnosisEvidence? {
      guard let controller, let bar, bar.window == nil, let view = controller.viewIfLoaded,
        view.window?.isKeyWindow == true, !controller.isCovered,
        !sequence(first: view, next: { $0.superview }).contains(where: \.isHidden),
        view.isInFront
      else { return nil }
      guard controller.inputAccessoryView === bar, controller.canBecomeFirstResponder else {
        // The controller no longer wants the bar or the focus.
        forget()
        return nil
      }
      return .lostBar(
        controller: ResponderIdentity(controller), bar: ResponderIdentity(bar), restedFor: 0)
    }
  }

  extension UIView {
    /// Whether no view outside this view covers the middle of this view. A drawer or a panel of a
    /// container controller may cover it without being presented.
    fileprivate var isInFront: Bool {
      guard let window else { return false }
      let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: window)
      let hit = window.layer.frontmost(at: middle) { $0 === layer || $0.hasSurface }
      guard let hit, let owner = hit.owner else { return true }
      // What a view around this one draws without a view may be in front of it.
      return owner.isDescendant(of: self) || hit.view != nil && isDescendant(of: owner)
    }
  }
#endif
