// These descriptions name objects only by their classes, because a view's own description may
// contain text that the user typed (design rule 8).
extension ChainVerdict: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String {
    switch self {
    case .pass: "pass"
    case .found(let target): "found \(type(of: target))"
    case .stop: "stop"
    }
  }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension ChainSequence: CustomDebugStringConvertible, CustomReflectable {
  /// The classes of the nodes, first to last, and whether the chain ends in a cycle.
  public var debugDescription: String {
    let names = map { "\(type(of: $0))" }.joined(separator: " > ")
    return names.isEmpty ? "an empty chain" : names + (endsInCycle ? " > (a cycle)" : "")
  }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension ChainSequence.Iterator: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String {
    var rest = self
    var count = 0
    while rest.next() != nil { count += 1 }
    return "\(count) still to come"
  }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension ChainSearch: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { "\(end.debugDescription), \(hops) asked" }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}

extension ChainSearch.End: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String {
    switch self {
    case .found(let target): "found \(type(of: target))"
    case .stopped(let node): "stopped at \(type(of: node))"
    case .exhausted: "nothing found"
    case .cycle(let node): "a cycle at \(type(of: node))"
    }
  }
  public var customMirror: Mirror { .withoutChildren(of: self) }
}
