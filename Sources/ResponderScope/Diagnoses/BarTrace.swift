#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import ResponderCore
  internal import ResponderKit
  internal import UIKit

  /// Remembers a controller that was first responder with its input accessory view, and what took that from it; holds neither.
  ///
  /// A controller that resigns by itself hides its bar on purpose, and one whose field ends gets the focus back from UIKit if it
  /// wants it.
  @MainActor
  struct BarTrace {
    private enum Stage {
      case none
      /// It is first responder, or a responder below it is.
      case first
      /// A responder elsewhere took the focus, or something that was presented.
      case taken
    }

    private weak var controller: UIViewController?
    private weak var bar: UIView?
    private var stage = Stage.none

    /// Whether there is a bar that may be lost; not while its controller is off the screen.
    var isEmpty: Bool {
      stage != .taken || bar == nil || controller?.viewIfLoaded?.window == nil
    }

    /// Another responder is first, or none.
    mutating func adopt(_ responder: UIResponder?) {
      if let owner = responder as? UIViewController, let bar = owner.inputAccessoryView {
        (controller, self.bar, stage) = (owner, bar, .first)
        return
      }
      guard stage != .none, let controller else { return forget() }
      if let responder {
        stage = responder.chain.contains { $0 === controller } ? .first : .taken
      } else if stage == .first {
        stage = controller.isCovered ? .taken : .none
      }
    }

    /// It was told, or there is nothing to tell.
    mutating func forget() { self = BarTrace() }

    /// The bar, where it has left the screen though its controller is on it, in front, and could have the focus.
    ///
    /// To be asked only while no responder in the window is first.
    mutating func lost() -> DiagnosisFacts.Bar? {
      guard let controller, let bar, bar.window == nil, let view = controller.viewIfLoaded,
        view.window?.isKeyWindow == true, !controller.isCovered,
        !sequence(first: view, next: { $0.superview }).contains(where: \.isHidden)
      else { return nil }
      guard controller.inputAccessoryView === bar, controller.canBecomeFirstResponder else {
        // It has let go of it.
        forget()
        return nil
      }
      return DiagnosisFacts.Bar(
        controller: ResponderIdentity(controller), bar: ResponderIdentity(bar))
    }

    /// The controller.
    var owner: UIResponder? { controller }
  }
#endif
