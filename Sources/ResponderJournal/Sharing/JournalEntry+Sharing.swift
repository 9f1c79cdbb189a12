extension JournalEntry {
  /// Returns a copy that may leave the device, with rounded carets and widths, and with hashed
  /// identifiers and tags in the sentences of a diagnosis; nil if the rounding would change a
  /// verdict about a field. The encoder hashes the identifiers in records later.
  ///
  /// If `hash` is nil, because the developer chose plain identifiers, names do not change.
  func shared(hashing hash: IdentifierHash?) -> JournalEntry? {
    guard let event = event.roundingCarets() else { return nil }
    guard case .diagnosis(let diagnosis) = event else {
      return JournalEntry(time: time, event: event)
    }
    return JournalEntry(time: time, event: .diagnosis(diagnosis.shared(hashing: hash)))
  }
}

extension Diagnosis {
  /// Returns the diagnosis, recomputed from its evidence, with identifiers and tags hashed in its
  /// sentences. If that fails, for example because the app reported the diagnosis, the copy has no
  /// evidence, and the quoted part of each sentence is hashed. A nil `hash` changes nothing.
  package func shared(hashing hash: IdentifierHash?) -> Diagnosis {
    guard let hash else { return self }
    guard let evidence = evidence?.roundingCarets()?.hashingTags(hash),
      let exact = evidence.diagnosis,
      let told = JournalFormat.hashed(evidence, by: hash)?.diagnosis
    else {
      var unproved = self
      unproved.evidence = nil
      unproved.sentence = hash.name(quotedIn: sentence)
      unproved.fix = hash.name(quotedIn: fix)
      return unproved
    }
    // Only the sentences are those with hashed names: some decoders change the last bit of a number.
    let words = told.found(at: site)
    var shared = exact
    (shared.sentence, shared.fix, shared.site) = (words.sentence, words.fix, words.site)
    return shared
  }
}

extension DiagnosisEvidence {
  fileprivate func hashingTags(_ hash: IdentifierHash) -> DiagnosisEvidence {
    switch self {
    case .tag(let name, let views): .tag(name: hash.name(ofTag: name), views: views)
    case .tagRequest(let name, let reason, let isSearch):
      .tagRequest(name: hash.name(ofTag: name), reason: reason, isSearch: isSearch)
    default: self
    }
  }
}
