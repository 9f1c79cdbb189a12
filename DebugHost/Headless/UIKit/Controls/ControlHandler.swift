import Foundation

/// One entry in a control's table: a target with a selector, or an action of its own.
struct ControlHandler {
  enum Kind {
    /// A target, which the control does not retain, and its selector. If the target is nil, the
    /// action goes up the responder chain.
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
