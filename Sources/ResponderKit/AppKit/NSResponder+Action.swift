#if canImport(AppKit) && !canImport(UIKit)
  internal import AppKit
  internal import ResponderCore

  extension NSResponder {
    /// The way of an action from here, or from somebody whose chain comes before this one's.
    ///
    /// As action messages go (documentation of `sendAction(_:to:from:)`): up the chain, to the delegate of its window, and to
    /// the window's document (Cocoa Event Handling Guide, "The Responder Chain"); the same of the main window; then to the
    /// application and its delegate, who need not be a responder. The document controller, which ends the way of an action
    /// message, is not asked: to ask for the shared one makes one, in apps without documents too.
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
        // What stands in no window is not shown beside the main one.
        if let main = application.mainWindow, !windows.isEmpty, !windows.contains(main) {
          rest += [chain(main.firstResponder ?? main)] + ActionWalk.alone(main.standIns)
        }
        return rest + ActionWalk.alone([application, application.delegate]) + ActionWalk.lastChains
      }
    }

    /// Who comes next as the platform has it.
    var followingResponder: NSResponder? { nextResponder }

    private static let plain = NSResponder()
  }

  extension NSWindow {
    /// The sheet over this window, over that one's sheets; nil where there is none.
    var topSheet: NSWindow? {
      attachedSheet.map { $0.topSheet ?? $0 }
    }

    /// Who is asked for it when its chain has ended.
    fileprivate var standIns: [AnyObject?] { [delegate, windowController?.document] }
  }

  extension PresentationBoundary {
    /// Who is asked after a responder.
    @MainActor
    func step(from responder: NSResponder, _ sight: ActionSight) -> ActionStep {
      let controller = responder as? NSViewController
      let loaded = controller.flatMap { $0.isViewLoaded ? $0.view : nil }
      let presenter = presenter(of: responder)
      // A popover's window knows no presenter; what stands in it does.
      if presenter != nil || responder is NSWindow {
        let place = sight.place(around: (responder as? NSWindow)?.contentView ?? loaded)
        if self == .stop, presenter != nil || place != nil { return .stop }
        if let place { return .to(place) }
        if self == .continueAtPresenter, let presenter { return .to(presenter) }
      }
      return .to(sight.successor(of: responder, as: responder as? NSView ?? loaded))
    }

    /// A presented controller has its presenter, and a sheet its window.
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
