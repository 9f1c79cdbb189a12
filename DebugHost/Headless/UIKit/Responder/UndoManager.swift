import Foundation

/// A partial stand-in for Foundation's undo manager, which Linux does not have (T1.9). Each
/// registration is a group of its own, and nothing is redone.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private struct Step {
    var name = ""
    let perform: () -> Void
  }

  private var steps: [Step] = []

  open var canUndo: Bool { !steps.isEmpty }

  open var undoMenuItemTitle: String {
    steps.last.map { $0.name.isEmpty ? "Undo" : "Undo \($0.name)" } ?? "Undo"
  }

  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    steps.append(Step { [weak target] in target.map(handler) })
  }

  open func setActionName(_ actionName: String) {
    if !steps.isEmpty { steps[steps.count - 1].name = actionName }
  }

  open func undo() {
    steps.popLast()?.perform()
  }

  open func removeAllActions() {
    steps = []
  }
}
