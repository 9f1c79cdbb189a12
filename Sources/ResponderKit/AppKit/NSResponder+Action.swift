#if canImport(AppKit) && !canImport(UIKit)
  internal import AppKit
  internal import ResponderCore

  extension NSResponder {
    /// Returns the walk of an action: along the chain of `start`, if there is one, and then along
    /// the chain of this responder.
    ///
    /// The walk follows the path of action messages (documentation of `sendAction(_:to:from:)`): up
    /// the chain, to the delegate of the chain's window, and to the window's document (Cocoa Event
    /// Handling Guide, "The Responder Chain"). Then it does the same for the main window, and
    /// continues at the application and its delegate, which need not be a responder. It does not
    /// ask the document controller, with which an action message ends, because reading the shared
    /// controller creates one, even in apps without documents.
    func walk(startingAt start: NSResponder?, _ boundary: PresentationBoundary) -> ActionWalk {
      let sight = ActionSight()
      var isStopped = false
      var windows: [NSWindow] = []
      func chain(_ first: NSResponder) -> ChainSequence<AnyObject> {
        boundary.chain(
          from: first, sight,
          passing: { if let window = $0 as? NSWindow { windows.append(window) } },
          stopping: { isStopped = true })
      }
      return ActionWalk(
        origin: start ?? self, plainResponder: Self.plain,
        chains: [start, self].compactMap { $0 }.map(chain)
      ) {
        guard !isStopped else { return [] }
        var rest = windows.flatMap { ActionWalk.alone($0.standIns) }
        let application = NSApplication.shared
        // A walk that reached no window does not continue at the main window.
        if let main = application.mainWindow, !windows.isEmpty, !windows.contains(main) {
          rest += [chain(main.firstResponder ?? main)] + ActionWalk.alone(main.standIns)
        }
        return rest + ActionWalk.alone([application, application.delegate]) + ActionWalk.lastChains
      }
    }

    /// The platform's next responder.
    var followingResponder: NSResponder? { nextResponder }

    private static let plain = NSResponder()
  }

  extension NSWindow {
    /// The topmost of the nested sheets over this window, or nil if there is no sheet.
    var topSheet: NSWindow? {
      attachedSheet.map { $0.topSheet ?? $0 }
    }

    /// The objects that a walk asks after the end of a chain that contains this window.
    fileprivate var standIns: [AnyObject?] { [delegate, windowController?.document] }
  }

  extension PresentationBoundary {
    /// Returns the step of a walk after a responder.
    @MainActor
    func step(from responder: NSResponder, _ sight: ActionSight) -> ActionStep {
      let controller = responder as? NSViewController
      let loaded = controller.flatMap { $0.isViewLoaded ? $0.view : nil }
      let presenter = presenter(of: responder)
      // AppKit does not report the presenter of a popover's window, but a SwiftUI place inside the
      // popover identifies the place around the presenter.
      if presenter != nil || responder is NSWindow {
        let place = sight.place(around: (responder as? NSWindow)?.contentView ?? loaded)
        if self == .stop, presenter != nil || place != nil { return .stop }
        if let place { return .to(place) }
        if self == .continueAtPresenter, let presenter { return .to(presenter) }
      }
      return .to(sight.successor(of: responder, as: responder as? NSView ?? loaded))
    }

    /// Returns a controller's presenter, or the parent window of a sheet.
    @MainActor
    private func presenter(of responder: NSResponder) -> NSResponder? {
      if let window = responder as? NSWindow { return window.sheetParent }
      guard let controller = responder as? NSViewController, controller.parent == nil else {
        return nil
      }
      return controller.presentingViewController
    }
  }
#endif
