import Foundation

/// One entry of a control's table: a target with a selector, or an action of its own.
struct ControlHandler {
  enum Kind {
    /// Targets are not kept alive; a nil target asks the responder chain.
    case target(WeakTarget, Selector)
    case action(UIAction)
  }

  struct WeakTarget {
    weak var object: AnyObject?
    let isNil: Bool

    init(_ target: Any?) {
      object = target.map { $0 as AnyObject }
      isNil = target == nil
    }

    func matches(_ target: Any?) -> Bool {
      guard let target else { return isNil }
      return object === target as AnyObject
    }
  }

  let kind: Kind
  var events: UIControl.Event
}
