internal import Foundation

extension FocusChange: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { description }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension FocusCause: CustomDebugStringConvertible, CustomReflectable {
  /// The cause, and the app's functions that were on the call stack.
  public var debugDescription: String { stack }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension FocusCause.Origin: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { rawValue }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension FocusCause.Moment: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { rawValue }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension CallFrame: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { description }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension ActionRecord: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { description }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension ActionHop: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { description }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension ActionHop.Answer: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { rawValue }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension ResignRecord: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { description }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension HUDChange: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { description }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension ScreenChange: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { description }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension ScreenChange.Screen: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { description }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension DragEnd: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { description }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension AnchorRecord: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { description }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension DismissalRecord: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { description }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension ScrollSample: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { description }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension ScrollSample.Phase: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { rawValue }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}
