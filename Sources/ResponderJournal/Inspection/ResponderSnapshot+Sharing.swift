extension ResponderSnapshot {
  /// Returns a copy that may leave the device, with hashed identifiers and without an address. If
  /// `hash` is nil, because the developer chose plain identifiers, the identifiers do not change.
  /// If the hashing fails, the result is `noFirstResponder`.
  package func shared(hashing hash: IdentifierHash?) -> ResponderSnapshot {
    var shared = self
    shared.details?.address = ""
    guard let hash else { return shared }
    return JournalFormat.hashed(shared, by: hash) ?? .noFirstResponder
  }
}

extension ResponderIdentity {
  /// Returns the identity with a hashed identifier; the identifier does not change if `hash` is
  /// nil.
  package func shared(hashing hash: IdentifierHash?) -> ResponderIdentity {
    ResponderIdentity(
      className: className, identifier: identifier.map { hash?.name(of: $0) ?? $0 }, place: place)
  }
}
