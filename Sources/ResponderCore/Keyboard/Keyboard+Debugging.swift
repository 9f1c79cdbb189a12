internal import Foundation

extension KeyboardPlacement: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { rawValue }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension KeyboardState: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { description }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension KeyboardEvent: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { description }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension KeyboardEvent.Kind: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { rawValue }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension KeyboardChange: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { description }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension AnchorPolicy: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { description }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension AnchorDecision: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { description }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension AnchorTrack: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String {
    "\(policy), held \(Wording.point(reference.contentOffset)), last \(Wording.point(last.contentOffset))"
  }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension AnchorRoom.Held: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String {
    "\(Wording.points(value)), \(Wording.points(base)) without ours"
  }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}
