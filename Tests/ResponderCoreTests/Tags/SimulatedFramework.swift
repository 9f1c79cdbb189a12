import ResponderCore

/// A framework with windows, views and first responders. Its calls have the order of section 4.4 of
/// the facts about UIKit.
///
/// It reports every step, including the moment without a first responder, as an observed property
/// would.
final class SimulatedFramework {
  private var lastNumber: UInt = 0
  private(set) var windows: [SimulatedWindow] = []
  private(set) weak var keyWindow: SimulatedWindow?
  var firstResponderDidChange: (SimulatedWindow) -> Void = { _ in }
  var keyWindowDidChange: (SimulatedWindow) -> Void = { _ in }

  func number() -> UInt {
    lastNumber += 1
    return lastNumber
  }

  func openWindow() -> SimulatedWindow {
    let root = SimulatedView(number: number(), canBecome: false)
    windows.append(SimulatedWindow(number: number(), root: root))
    if keyWindow == nil { keyWindow = windows.last }
    return windows[windows.count - 1]
  }

  func close(_ window: SimulatedWindow) {
    set(nil, in: window)
    windows.removeAll { $0 === window }
    if keyWindow === window { windows.last.map(makeKey) }
  }

  func makeKey(_ window: SimulatedWindow) {
    keyWindow = window
    keyWindowDidChange(window)
  }

  func makeView(in parent: SimulatedView?, canBecome: Bool = true) -> SimulatedView {
    let view = SimulatedView(number: number(), canBecome: canBecome)
    if let parent { move(view, to: parent) }
    return view
  }

  /// Moves a view to another parent. The first responder inside it resigns (T4.4.20 to T4.4.22).
  func move(_ view: SimulatedView, to parent: SimulatedView?) {
    if let window = view.window,
      window.firstResponder?.path.contains(where: { $0 === view }) == true
    {
      set(nil, in: window)
    }
    view.parent?.children.removeAll { $0 === view }
    view.parent = parent
    parent?.children.append(view)
  }

  /// T4.4.4 to T4.4.14: asks the new view first, then the old one. Then the focus changes.
  func becomeFirstResponder(_ view: SimulatedView) -> Bool {
    guard let window = view.window else { return false }
    if window.firstResponder === view { return true }
    guard view.answersCanBecome() else { return false }
    if let old = window.firstResponder {
      guard !old.refusesToResign else { return false }
      set(nil, in: window)
    }
    set(view, in: window)
    view.didBecome?()
    return true
  }

  /// T4.4.15 to T4.4.19: the nearest ancestor that accepts the focus receives it.
  func resignFirstResponder(in window: SimulatedWindow) -> Bool {
    guard let old = window.firstResponder, !old.refusesToResign else { return false }
    set(nil, in: window)
    if let next = old.path.dropFirst().first(where: { $0.canBecome }) { set(next, in: window) }
    return true
  }

  private func set(_ view: SimulatedView?, in window: SimulatedWindow) {
    guard window.firstResponder !== view else { return }
    window.firstResponder = view
    firstResponderDidChange(window)
  }
}
