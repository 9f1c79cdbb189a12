import Foundation

/// A partial stand-in for Foundation's undo manager, which Linux does not have (T1.9). Each
/// registration outside undo and redo is a group of its own.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private struct Step {
    var name = ""
    var actions: [Action] = []
  }

  private struct Action {
    weak var target: AnyObject?
    let perform: () -> Void
  }

  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  private var isCollecting: Step?

  open private(set) var isUndoing = false
  open private(set) var isRedoing = false

  open var canUndo: Bool { !undoSteps.isEmpty }
  open var canRedo: Bool { !redoSteps.isEmpty }

  open var undoActionName: String { undoSteps.last?.name ?? "" }
  open var redoActionName: String { redoSteps.last?.name ?? "" }
  open var undoMenuItemTitle: String { title("Undo", undoActionName) }
  open var redoMenuItemTitle: String { title("Redo", redoActionName) }

  private func title(_ verb: String, _ name: String) -> String {
    name.isEmpty ? verb : "\(verb) \(name)"
  }

  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    let action = Action(target: target) { [weak target] in target.map(handler) }
    if isCollecting != nil {
      isCollecting?.actions.append(action)
    } else {
      undoSteps.append(Step(actions: [action]))
      redoSteps = []
    }
  }

  open func setActionName(_ actionName: String) {
    if isCollecting != nil {
      isCollecting?.name = actionName
    } else if !undoSteps.isEmpty {
      undoSteps[undoSteps.count - 1].name = actionName
    }
  }

  open func undo() {
    guard let step = undoSteps.popLast() else { return }
    isUndoing = true
    let opposite = perform(step)
    isUndoing = false
    if !opposite.actions.isEmpty { redoSteps.append(opposite) }
  }

  open func redo() {
    guard let step = redoSteps.popLast() else { return }
    isRedoing = true
    let opposite = perform(step)
    isRedoing = false
    if !opposite.actions.isEmpty { undoSteps.append(opposite) }
  }

  /// Performs a step. Returns the opposite step, made of the actions that are registered meanwhile.
  private func perform(_ step: Step) -> Step {
    isCollecting = Step(name: step.name)
    for action in step.actions.reversed() { action.perform() }
    defer { isCollecting = nil }
    return isCollecting ?? Step()
  }

  open func removeAllActions() {
    (undoSteps, redoSteps) = ([], [])
  }
}
