#if canImport(AppKit) && !canImport(UIKit)
  internal import AppKit

  extension NSResponder {
    /// Returns the walk of an action: along the chain of `start`, if there is one, and then along
    /// the chain of this responder.
    ///
    /// The walk follows the path of action messages (documentation of `sendAction(_:to:from:)`): up
    /// the chain, to the delegate of the chain's window, and to the window's document (Cocoa Event
    /// Handling Guide, "The Responder Chain"). Then it does the same for the main window, and
    /// continues at the application and its delegate. It does not ask the document controller,
    /// because reading the shared controller creates one.
    func walk(startingAt start: NSResponder?, _ boundary: PresentationBoundary) -> ActionWalk {
      let sight = ActionSight(boundary)
      var windows: [NSWindow] = []
      func chain(_ first: NSResponder) -> ChainSequence<AnyObject> {
        ChainSequence(first: first) { node in
          guard let responder = node as? NSResponder else { return nil }
          if let window = responder as? NSWindow { windows.append(window) }
          return sight.step(from: responder)
        }
      }
      return ActionWalk(
        origin: start ?? self, chains: [start, self].compactMap { $0 }.map(chain)
      ) {
        guard !sight.isStopped else { return [] }
        var rest = windows.flatMap { ActionWalk.alone($0.standIns) }
        let application = NSApplication.shared
        // A walk that reached no window does not continue at the main window.
        if let main = application.mainWindow, !windows.isEmpty, !windows.contains(main) {
          rest += [chain(main.firstResponder ?? main)] + ActionWalk.alone(main.standIns)
        }
        return rest + ActionWalk.alone([application, application.delegate]) + ActionWalk.lastChains
      }
    }
  }

  extension NSWindow {
    /// The topmost of the nested sheets over this window, or nil if there is no sheet.
    var topSheet: NSWindow? {
      attachedSheet.map { $0.topSheet ?? $0 }
    }

    /// The objects that a walk asks after the end of a chain that contains this window.
    fileprivate var standIns: [AnyObject?] { [delegate, windowController?.document] }
  }

  extension ActionSight {
    /// Returns the responder after another one on a walk; nil at the end of the chain.
    func step(from responder: NSResponder) -> NSResponder? {
      let (window, controller) = (responder as? NSWindow, responder as? NSViewController)
      let loaded = controller.flatMap { $0.isViewLoaded ? $0.view : nil }
      let isPresented =
        window?.sheetParent != nil
        || controller.map { $0.parent == nil && $0.presentingViewController != nil } ?? false
      // AppKit does not report the presenter of a popover's window, but a SwiftUI place inside the
      // popover identifies the place around the presenter.
      if isPresented || window != nil {
        let place = place(around: window?.contentView ?? loaded)
        if boundary == .stop, isPresented || place != nil {
          isStopped = true
          return nil
        }
        if let place { return place }
      }
      return successor(responder.nextResponder, after: responder as? NSView ?? loaded)
    }
  }
#endif
