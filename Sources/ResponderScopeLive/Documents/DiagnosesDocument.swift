#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  extension [Diagnosis] {
    /// Returns the content of `GET /diagnoses.json` and of the event `diagnoses`: the mistakes that
    /// the package has found, and what to do about them. There is one item for each kind: the last
    /// diagnosis of the kind, and how many there are. The newest diagnosis is the first item.
    func document(hashing hash: IdentifierHash?) -> JSONObject {
      var last: [Diagnosis] = []
      for diagnosis in reversed() where !last.contains(where: { $0.id == diagnosis.id }) {
        last.append(diagnosis)
      }
      return [
        "identifiers": hash == nil ? "plain" : "hashed",
        "diagnoses": last.map { diagnosis in
          diagnosis.shared(hashing: hash).document(count: count { $0.id == diagnosis.id })
        },
      ]
    }
  }

  extension Diagnosis {
    /// - Parameter count: The number of diagnoses of this kind.
    fileprivate func document(count: Int) -> JSONObject {
      // The sentence of a diagnosis ends with its site. Leave the site out, because the item has a
      // field for it.
      let end = site.map { " " + $0.sentence } ?? ""
      let words = sentence.hasSuffix(end) ? String(sentence.dropLast(end.count)) : sentence
      return [
        // The kind of mistake in one word, such as `orphanAtRest`.
        "id": id,
        // `note`, `warning` or `error`.
        "severity": severity,
        // `possible`, `likely` or `certain`.
        "confidence": confidence,
        "sentence": Wording.line(words, most: 600),
        "fix": Wording.line(fix, most: 600),
        "numbers": numbers,
        "site": site?.document,
        "link": link,
        "count": count,
      ]
    }
  }

  extension DiagnosisSite {
    fileprivate var document: JSONObject {
      [
        // The class of the view controller nearest to the mistake or, if none is around it, of the
        // topmost one.
        "controller": controller,
        // The class of the window's root view controller or, if it has none, of the window.
        "root": root,
        "frame": frame?.document,
        "words": sentence,
      ]
    }
  }

  extension JournalHeader {
    /// Returns the content of the event `app`: facts about the app. The server sends it to each page
    /// that joins, and again when the facts change.
    ///
    /// - Parameter stage: The path of a script that adds a part to the page, such as the screen of
    ///   the headless device; nil if there is none.
    func document(hashing hash: IdentifierHash?, stage: String?) -> JSONObject {
      [
        // The app's bundle identifier, version and build.
        "app": app, "system": system, "device": device, "screen": screen, "library": library,
        "identifiers": hash == nil ? "plain" : "hashed", "stage": stage,
      ]
    }
  }
#endif
