import ResponderCore

// What the tests of a registry without an adapter share.
extension TagRegistry {
  /// Adds a tag with a probe and a view of the same number.
  mutating func add(
    _ number: Int, _ tag: AnyHashable, in chain: ChainID, _ window: WindowID
  ) {
    let probe = ProbeID(number: UInt(number))
    _ = handle(.announced(probe, tag: tag, in: chain))
    _ = handle(.found(probe, view: ViewID(number: UInt(number)), in: window))
  }
}

extension [TagRegistry.Effect] {
  /// The first request to the framework among the effects.
  var request: TagRegistry.Request? {
    lazy.compactMap {
      switch $0 {
      case .becomeFirstResponder(_, let request), .resign(let request): request
      default: nil
      }
    }.first
  }

  /// The failures among the effects, as in `"2 refused"`.
  var failures: [String] {
    compactMap {
      guard case .failed(let tag, let reason, _) = $0 else { return nil }
      return "\(tag?.base ?? "nil") \(reason.rawValue)"
    }
  }

  /// The values among the effects that are published to a chain; `nil` for none.
  func published(to chain: TagRegistry.ChainID) -> [String] {
    compactMap {
      guard case .publish(let tag, _, chain) = $0 else { return nil }
      return "\(tag?.base ?? "nil")"
    }
  }
}
