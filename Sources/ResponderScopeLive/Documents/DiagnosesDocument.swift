#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  extension [Diagnosis] {
    /// Returns the content of `GET /diagnoses.json` and of the event `diagnoses`: the mistakes that
    /// the package has found, and what to do about them. There is one item for each kind: the last
    /// diagnosis of the kind, and how many there are. The newest diagnosis is the first item.
    ///
    /// - Parameters:
    ///   - times: When the last diagnosis of each kind was found, as far as the journal tells.
    ///   - scenes: The scenes now, which tell whether some mistakes last.
    func document(
      hashing hash: IdentifierHash?, foundAt times: [Diagnosis.ID: TimeInterval],
      in scenes: [AppReading.Scene]
    ) -> JSONObject {
      var last: [Diagnosis] = []
      for diagnosis in reversed() where !last.contains(where: { $0.id == diagnosis.id }) {
        last.append(diagnosis)
      }
      return [
        "identifiers": hash == nil ? "plain" : "hashed",
        "diagnoses": last.map { diagnosis in
          diagnosis.shared(hashing: hash).document(
            count: count { $0.id == diagnosis.id }, time: times[diagnosis.id],
            isStillSo: diagnosis.lasts(in: scenes))
        },
      ]
    }
  }

  extension Diagnosis {
    /// The sentence without the site, with which it ends, because the page shows the site by itself.
    var sentenceWithoutSite: String {
      let end = site.map { " " + $0.sentence } ?? ""
      return sentence.hasSuffix(end) ? String(sentence.dropLast(end.count)) : sentence
    }

    /// Returns whether a state that was a mistake still lasts; nil for an event, and if the scenes
    /// do not tell.
    func lasts(in scenes: [AppReading.Scene]) -> Bool? {
      let responders = scenes.compactMap(\.snapshot.responder)
      let isKeyboardUp = scenes.contains { $0.snapshot.keyboard.placement.isUp }
      switch evidence {
      case .place(let geometry, _, _, _):
        return scenes.contains { scene in
          guard scene.snapshot.responder == geometry.responder,
            let now = scene.snapshot.placement?.visibility
          else { return false }
          return now.status == .hidden
            || id == .fieldBehindKeyboard && now.hiddenSide == .behindKeyboard
        }
      case .strayKeyboard: return isKeyboardUp && responders.isEmpty
      case .otherKeyWindow(let responder, let home, _, _, _):
        return scenes.contains { scene in
          scene.snapshot.responder == responder
            && scene.windows.contains { $0.identity == home.window && !$0.isKey }
        }
      case .covered(let responder, _, _, _, _, _, _):
        return responders.contains(responder) ? nil : false
      case .guide, .lift: return isKeyboardUp ? nil : false
      default: return nil
      }
    }

    /// - Parameters:
    ///   - count: The number of diagnoses of this kind.
    ///   - time: When this one was found, in seconds on the journal's clock; nil if the journal has
    ///     dropped the entry.
    ///   - isStillSo: Whether it lasts; nil if that is not known.
    fileprivate func document(count: Int, time: TimeInterval?, isStillSo: Bool?) -> JSONObject {
      [
        // The kind of mistake in one word, such as `orphanAtRest`.
        "id": id,
        // `note`, `warning` or `error`.
        "severity": severity,
        // `possible`, `likely` or `certain`.
        "confidence": confidence,
        "time": time, "isStillSo": isStillSo,
        "sentence": Wording.line(sentenceWithoutSite, most: 600),
        "fix": Wording.line(fix, most: 600),
        "numbers": numbers,
        "site": site?.document,
        "link": link,
        "count": count,
      ]
    }
  }

  extension [JournalEntry] {
    /// When the last diagnosis of each kind among these entries was found.
    var diagnosisTimes: [Diagnosis.ID: TimeInterval] {
      reduce(into: [:]) { times, entry in
        if case .diagnosis(let diagnosis) = entry.event { times[diagnosis.id] = entry.time }
      }
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
