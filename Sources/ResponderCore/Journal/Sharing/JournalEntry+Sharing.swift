internal import Foundation

extension JournalEntry {
  /// Returns a copy that may leave the device: with rounded places of carets and, in the words of a
  /// diagnosis, hashed identifiers and tags. The encoder hashes the names of responders later.
  /// Returns nil if the rounding would change a decision.
  ///
  /// If `hash` is nil, because the developer chose plain identifiers, names do not change.
  func shared(hashing hash: IdentifierHash?) -> JournalEntry? {
    guard let event = event.roundingCarets() else { return nil }
    guard let hash, case .diagnosis(let diagnosis) = event else {
      return JournalEntry(time: time, event: event)
    }
    return JournalEntry(time: time, event: .diagnosis(diagnosis.shared(hashing: hash)))
  }
}

extension Diagnosis {
  /// Returns the diagnosis, made again from its evidence, with identifiers and tags hashed in its
  /// words. A diagnosis without evidence comes from the app; the quoted part of its text is hashed.
  ///
  /// The evidence keeps its exact numbers, and the names of responders, which the encoder hashes.
  package func shared(hashing hash: IdentifierHash) -> Diagnosis {
    guard let evidence = evidence?.roundingCarets()?.hashingTags(hash),
      let exact = evidence.diagnosis, let told = evidence.named(by: hash)?.diagnosis
    else {
      return Diagnosis(
        id: id, sentence: hash.name(quotedIn: sentence), numbers: numbers,
        fix: hash.name(quotedIn: fix), site: site)
    }
    let words = told.found(at: site)
    return Diagnosis(
      id: exact.id, sentence: words.sentence, numbers: exact.numbers, fix: words.fix,
      evidence: evidence, site: words.site)
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

  /// Returns the evidence as a reader decodes it from a line with hashed names. The caller uses its
  /// words only, because some decoders change a number's last bit.
  fileprivate func named(by hash: IdentifierHash) -> DiagnosisEvidence? {
    (try? JournalFormat.encoder(hashing: hash).encode(self)).flatMap {
      try? JournalFormat.decoder().decode(DiagnosisEvidence.self, from: $0)
    }
  }
}

extension IdentifierHash {
  /// Returns a tag in the form in which a sentence names it. A text in quotation marks, and a
  /// number or an identifier that the app may have derived from a user's data, are hashed. The case
  /// of an enum and the name of a type are code and stay readable.
  package func name(ofTag name: String) -> String {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let isCase =
      parts.count == 2
      && parts.allSatisfy { part in
        part.first?.isNumber == false && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      }
    let isCode = isCase || name.hasPrefix("of type ")
    return isCode ? name : "\"\(self.name(of: name))\""
  }
}
