import Foundation

/// The part of Foundation's undo manager that responders hand out (absent on Linux: T1.9).
open class UndoManager: NSObject {
  private var actions: [() -> Void] = []

  open var canUndo: Bool { !actions.isEmpty }

  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    actions.append { [weak target] in target.map(handler) }
  }

  open func undo() {
    actions.popLast()?()
  }
}
