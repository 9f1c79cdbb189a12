#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation
  internal import ResponderCore
  internal import UIKit

  /// The content of `GET /diagnoses.json` and of the event `diagnoses`: the mistakes that the
  /// package has found, and what to do about them.
  struct DiagnosesDocument: Encodable {
    struct Number: Encodable {
      let label: String
      let value: Double
      let unit: String
    }

    struct Site: Encodable {
      /// `controller` is the class of the view controller nearest to the mistake or, if none is
      /// around it, of the topmost one. `root` is the class of the window's root view controller
      /// or, if it has none, of the window.
      let controller, root: String?
      let frame: RectDocument?
      /// The site as a sentence.
      let words: String
    }

    struct Item: Encodable {
      /// The kind of mistake in one word, such as `orphanAtRest`.
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
    /// One item for each kind: the last diagnosis of the kind, and how many there are. The newest
    /// diagnosis is the first item.
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
    /// - Parameter diagnosis: The diagnosis, whose identifiers are already hashed unless the
    ///   developer reveals them.
    fileprivate init(_ diagnosis: Diagnosis) {
      let site = diagnosis.site
      // The sentence of a diagnosis ends with its site. Leave the site out, because the item has a
      // property for it.
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
