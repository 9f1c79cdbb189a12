internal import Foundation

extension JournalEntry {
  /// Returns a copy that may leave the device; nil if the rounding would change a verdict about a
  /// field.
  ///
  /// In the copy, the places of carets are rounded, and so are widths that could reveal text. In
  /// the sentences of a diagnosis, identifiers and tags are hashed. The identifiers in records are
  /// hashed later, when they are encoded.
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
  /// Returns the diagnosis, recomputed from its evidence, with identifiers and tags hashed in its
  /// sentences. If the diagnosis cannot be recomputed, for example because the app reported it, the
  /// copy has no evidence, and the quoted part of each sentence is hashed.
  ///
  /// Apart from rounded carets, the evidence keeps its exact numbers. It also keeps the identifiers
  /// of responders, which the encoder hashes later.
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

  /// Returns the evidence as a reader decodes it from a line with hashed names. The caller uses
  /// only the sentences of the diagnosis that follows from this evidence, because some decoders
  /// change the last bit of a number.
  fileprivate func named(by hash: IdentifierHash) -> DiagnosisEvidence? {
    (try? JournalFormat.encoder(hashing: hash).encode(self)).flatMap {
      try? JournalFormat.decoder().decode(DiagnosisEvidence.self, from: $0)
    }
  }
}

extension IdentifierHash {
  /// Returns a tag in the form in which a sentence names it. The case of an enum and the name of a
  /// type are code and stay readable. Everything else is hashed: a text in quotation marks, or a
  /// number or an identifier that the app may have derived from a user's data.
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
