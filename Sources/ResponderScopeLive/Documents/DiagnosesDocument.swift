#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation
  internal import ResponderCore
  internal import UIKit

  /// `GET /diagnoses.json`: the mistakes that were found, and what to do about them.
  struct DiagnosesDocument: Encodable {
    struct Number: Encodable {
      let label: String
      let value: Double
      let unit: String
    }

    struct Site: Encodable {
      /// Class names.
      let controller, root: String?
      let frame: RectDocument?
      /// The same in words.
      let words: String
    }

    struct Item: Encodable {
      /// The kind of mistake, a word: `orphanAtRest`.
      let id: String
      /// `note`, `warning` or `error`.
      let severity: String
      /// `possible`, `likely` or `certain`.
      let confidence: String
      let sentence: String
      let fix: String
      let numbers: [Number]
      let site: Site?
      let link: String
      /// The number of diagnoses of this kind.
      var count = 1
    }

    let identifiers: String
    /// One item for each kind: the last diagnosis of the kind, and their count. Newest first.
    let diagnoses: [Item]

    init(_ diagnoses: [Diagnosis], hashing hash: IdentifierHash?) {
      identifiers = hash == nil ? "plain" : "hashed"
      var counts: [Diagnosis.ID: Int] = [:]
      for diagnosis in diagnoses { counts[diagnosis.id, default: 0] += 1 }
      var last: [Diagnosis] = []
      for diagnosis in diagnoses.reversed() {
        if !last.contains(where: { $0.id == diagnosis.id }) { last.append(diagnosis) }
      }
      self.diagnoses = last.map { diagnosis in
        var item = Item(hash.map { diagnosis.shared(hashing: $0) } ?? diagnosis)
        item.count = counts[diagnosis.id] ?? 1
        return item
      }
    }
  }

  extension DiagnosesDocument.Item {
    /// - Parameter diagnosis: The diagnosis, with names that may leave the app.
    fileprivate init(_ diagnosis: Diagnosis) {
      let site = diagnosis.site
      // The sentence ends with the site, which has a field of its own here.
      let words = site?.sentence ?? ""
      let sentence = diagnosis.sentence
      self.init(
        id: diagnosis.id.rawValue, severity: diagnosis.severity.rawValue,
        confidence: diagnosis.confidence.rawValue,
        sentence: PlainText.line(
          !words.isEmpty && sentence.hasSuffix(" " + words)
            ? String(sentence.dropLast(words.count + 1)) : sentence, most: 600),
        fix: PlainText.line(diagnosis.fix, most: 600),
        numbers: diagnosis.numbers.map {
          DiagnosesDocument.Number(label: $0.label, value: $0.value, unit: $0.unit)
        },
        site: site.map {
          DiagnosesDocument.Site(
            controller: $0.controller, root: $0.root, frame: $0.frame.map { RectDocument($0) },
            words: words)
        },
        link: diagnosis.link)
    }
  }
#endif
