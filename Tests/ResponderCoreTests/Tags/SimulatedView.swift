import ResponderCore

/// A view of the simulated framework: what tags need of UIKit, and nothing else.
final class SimulatedView {
  let id: TagRegistry.ViewID
  weak var parent: SimulatedView?
  var children: [SimulatedView] = []
  /// Set on a window's root.
  weak var rootOf: SimulatedWindow?

  var canBecome: Bool
  /// Keeps the focus when it is asked to give it up.
  var refusesToResign = false
  /// What the app does when this view got the focus.
  var didBecome: (() -> Void)?
  /// How often it was asked whether it can become first responder, while in no window.
  private(set) var asksOutsideWindow = 0

  init(number: UInt, canBecome: Bool) {
    id = TagRegistry.Token(number: number)
    self.canBecome = canBecome
  }

  /// Itself and everything above it.
  var path: [SimulatedView] { [self] + (parent?.path ?? []) }

  var window: SimulatedWindow? { path.last?.rootOf }

  var descendants: [SimulatedView] { children.flatMap { [$0] + $0.descendants } }

  func answersCanBecome() -> Bool {
    if window == nil { asksOutsideWindow += 1 }
    return canBecome
  }
}

/// A window of the simulated framework; it has one first responder.
final class SimulatedWindow {
  let id: TagRegistry.WindowID
  let root: SimulatedView
  weak var firstResponder: SimulatedView?

  init(number: UInt, root: SimulatedView) {
    id = TagRegistry.Token(number: number)
    self.root = root
    root.rootOf = self
  }

  var path: [TagRegistry.ViewID] { firstResponder?.path.map(\.id) ?? [] }
}
