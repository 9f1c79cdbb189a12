#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  extension AppReading {
    /// Returns the content of `GET /snapshot.json` and of the event `snapshot`. Lengths are in
    /// points, and rectangles in screen coordinates, unless their names say otherwise. `time`, on
    /// the journal's clock, is nil in the event, because the time changes although nothing else
    /// does.
    func document(at time: TimeInterval?) -> JSONObject {
      [
        "time": time,
        "identifiers": hash == nil ? "plain" : "hashed",
        "isHUDShown": isHUDShown,
        "scenes": scenes.map { $0.document(hashing: hash) },
      ]
    }
  }

  extension AppReading.Scene {
    fileprivate func document(hashing hash: IdentifierHash?) -> JSONObject {
      let snapshot = snapshot.shared(hashing: hash)
      let (keyboard, reasons) = (snapshot.keyboard, snapshot.chainReasons)
      return [
        "scene": number,
        "isActive": isActive,
        "screen": screen.document,
        // From back to front.
        "windows": windows.map { $0.document(hashing: hash) },
        // Nil if there is no first responder. `details`, `placement`, `prediction` and `fields` are
        // then nil, too, and `chain` is empty.
        "responder": snapshot.responder,
        "details": snapshot.details?.document,
        "chain": snapshot.chain.enumerated().map { index, hop -> JSONObject in
          [
            "className": hop.className, "identifier": hop.identifier, "place": hop.place,
            // Why the responder is in the chain; nil if this is not known.
            "reason": index < reasons.count ? reasons[index].phrase : nil,
          ]
        },
        "placement": snapshot.placement?.document,
        "prediction": snapshot.prediction?.document,
        "keyboard": [
          // `hidden`, `docked`, `floating`, `undocked` or `accessoryOnly`.
          "placement": keyboard.placement,
          "frame": keyboard.placement == .hidden ? nil : keyboard.frame.document,
          // The height of the part of the list, or of the window, that the keyboard covers.
          "overlap": snapshot.keyboardOverlap,
          // The upper edge of the keyboard layout guide, in screen coordinates; nil if the screen
          // uses no guide, or if no keyboard or bar is at the bottom of the screen.
          "guideTop": snapshot.keyboardGuideTop,
        ] as JSONObject,
        "fields": snapshot.fields?.document,
        "facts": snapshot.pairs,
      ]
    }
  }

  extension AppReading.Window {
    fileprivate func document(hashing hash: IdentifierHash?) -> JSONObject {
      let identity = identity.shared(hashing: hash)
      return [
        "className": identity.className, "identifier": identity.identifier, "root": root,
        "level": level, "isKey": isKey, "frame": frame.document,
      ]
    }
  }

  extension ResponderDetails {
    fileprivate var document: JSONObject {
      [
        "module": module, "keyboardType": keyboardType, "contentType": contentType,
        "isSecure": isSecure, "inputView": inputView, "inputAccessoryView": inputAccessoryView,
        "isAlert": isAlert, "returning": returning,
      ]
    }
  }

  extension ResponderPlacement {
    fileprivate var document: JSONObject {
      [
        "screenRect": screenRect.document, "windowRect": windowRect?.document,
        "visibility": visibility.document(of: screenRect.size), "scroll": scroll?.document,
      ]
    }
  }

  extension ScrollPlacement {
    fileprivate var document: JSONObject {
      let (size, inset) = (geometry.contentSize, geometry.inset)
      return [
        "scrollView": scrollView,
        // The field's bounds or, in a web view, the caret's rectangle, in content coordinates.
        "contentRect": contentRect.document,
        // The visible part of the content, in content coordinates; nil if no part is visible.
        "visibleContentRect": visibleRect.isNull || visibleRect.isEmpty
          ? nil : visibleRect.document,
        "screenRect": screenRect.document,
        "contentOffset": geometry.contentOffset.document,
        "contentWidth": size.width, "contentHeight": size.height,
        "insetTop": inset.top, "insetLeft": inset.left, "insetBottom": inset.bottom,
        "insetRight": inset.right,
      ]
    }
  }

  extension ScrollPrediction {
    fileprivate var document: JSONObject {
      [
        // `dragging` or `decelerating`.
        "phase": phase, "restingOffset": restingOffset.document,
        "screenRect": screenRect.document, "visibility": visibility.document(of: screenRect.size),
      ]
    }
  }

  extension FieldListing {
    fileprivate var document: JSONObject {
      [
        // The first responder's place in the order, in words.
        "position": position,
        // The first responder's index in the order, from 0; nil if it is not in the order.
        "current": current,
        "count": fields.count,
        "fields": Array(fields.prefix(100)),
      ]
    }
  }

  extension ResponderSnapshot {
    /// What is known about a scene, in words, as pairs of a label and a value.
    fileprivate var pairs: [String: [[String]]] {
      func pairs(_ question: Question) -> [[String]] {
        facts(about: question).map { [$0.title, $0.value] }
      }
      return [
        // The first responder's place, and its place when the scroll comes to rest.
        "geometry": places(pairs(.geometry)),
        // Why the responder is visible or hidden, step by step.
        "why": pairs(.why),
        "keyboard": pairs(.keyboard) + lastEvent,
        // The fields with their numbers, then those that the order leaves out, and the places that
        // several fields share.
        "fields": pairs(.fields),
      ]
    }

    /// Returns the facts about the place with those at rest in the same rows, so that nothing on
    /// the page jumps when a scroll begins, then the outer scroll views and how right the last
    /// prediction was.
    private func places(_ facts: [[String]]) -> [[String]] {
      guard let placement, placement.scroll != nil else { return facts }
      let rest = prediction.map {
        ["offset": $0.restingOffset, "on screen": $0.screenRect.origin]
      }
      let now = facts.map { fact in
        guard let rest = rest?[fact[0]] else { return fact }
        return [fact[0], "\(fact[1]), at rest \(Wording.point(rest))"]
      }
      let outer = placement.outerScrolls.map {
        ["inside \($0.scrollView.className)", Wording.rect($0.screenRect)]
      }
      let last = outcome.map {
        "\(Wording.points($0.error)) pt off, verdict \($0.isVerdictRight ? "right" : "wrong")"
      }
      return now + outer + (prediction == nil ? last.map { [["came to rest", $0]] } ?? [] : [])
    }

    private var lastEvent: [[String]] {
      guard let event = keyboardEvent else { return [] }
      return [
        ["begin frame", Wording.rect(event.beginFrame)],
        ["end frame", Wording.rect(event.endFrame)],
        ["last event", event.kind.rawValue + (event.isLocal ? "" : ", another app's")],
        ["duration", Wording.seconds(event.duration)],
        ["curve", "\(event.curve)"],
      ]
    }
  }
#endif
