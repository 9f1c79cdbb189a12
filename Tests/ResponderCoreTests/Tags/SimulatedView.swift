import ResponderCore

/// A view of the simulated framework, with no more of UIKit than tags need.
final class SimulatedView {
  let id: TagRegistry.ViewID
  weak var parent: SimulatedView?
  var children: [SimulatedView] = []
  /// The window whose root the view is, if any.
  weak var rootOf: SimulatedWindow?

  var canBecome: Bool
  /// Whether the view refuses to give up the focus.
  var refusesToResign = false
  /// Simulates what the app does when this view has received the focus.
  var didBecome: (() -> Void)?
  /// How often the view was asked whether it can become first responder while it was not in a
  /// window.
  private(set) var asksOutsideWindow = 0

  init(number: UInt, canBecome: Bool) {
    id = TagRegistry.Token(number: number)
    self.canBecome = canBecome
  }

  /// The view and all its ancestors.
  var path: [SimulatedView] { [self] + (parent?.path ?? []) }

  var window: SimulatedWindow? { path.last?.rootOf }

  var descendants: [SimulatedView] { children.flatMap { [$0] + $0.descendants } }

  func answersCanBecome() -> Bool {
    if window == nil { asksOutsideWindow += 1 }
    return canBecome
  }
}

/// A window of the simulated framework, with one first responder.
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
