#if (DEBUG || HUD) && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import Foundation
  internal import ResponderCore
  internal import ResponderScope
  internal import UIKit

  /// A scene's snapshot in words and rectangles, so that the page has nothing to compute.
  package struct InspectorPanel: Encodable, Equatable {
    package struct Hop: Encodable, Equatable {
      let name: String
      let reason: String
    }

    /// The fields of the screen in the order in which the focus visits them.
    package struct Fields: Encodable, Equatable {
      /// The first responder's place in the order: `Field 3 of 12, next: email`.
      let heading: String
      /// Pairs of a label and a value: the fields with their numbers, then the fields that the
      /// order leaves out, and the places that several fields share.
      let rows: [[String]]
      /// The index of the first responder's row; nil if it has none.
      let current: Int?
    }

    /// The scene's number.
    let scene: Int
    /// The status that the headline's colour shows: visible, partial, hidden or none.
    let status: String
    let headline: String
    /// The current visibility, in words; empty if there is no responder or the responder is not a
    /// view. While the user scrolls, the headline describes the visibility at rest instead.
    let now: String
    let name: String
    /// What is known about the responder itself, as pairs of a label and a value.
    let details: [[String]]
    /// The responder's place and the prediction, as pairs of a label and a value.
    let facts: [[String]]
    /// Why the responder is visible or hidden, step by step, as pairs of a label and a value.
    let why: [[String]]
    let chain: [Hop]
    let fields: Fields?
    let map: InspectorMap
    let keyboard: KeyboardStrip

    /// - Parameters:
    ///   - scene: The scene, whose identifiers are already hashed unless the developer reveals
    ///     them.
    ///   - keyboard: The changes of the keyboard so far, and the time of the journal's last entry.
    ///   - time: The current time on the journal's clock, in seconds.
    init(_ scene: AppReading.Scene, keyboard: KeyboardStrip.History, now time: TimeInterval) {
      let snapshot = scene.snapshot
      self.scene = scene.number
      if let placement = snapshot.placement {
        let size = placement.screenRect.size
        let verdict = VisibilityVerdict(placement.visibility, size: size)
        if let prediction = snapshot.prediction {
          let later = VisibilityVerdict(prediction.visibility, size: size)
          status = later.status.rawValue
          headline = "At rest: \(later.title)"
          now = "now \(verdict.title)"
        } else {
          (status, headline) = (verdict.status.rawValue, verdict.title)
          now = "\(Figures.percent(placement.visibility.fraction)) visible"
        }
      } else {
        status = "none"
        let other = snapshot.details?.isAlert == true ? "An alert" : "Not a view"
        headline = snapshot.responder == nil ? "No first responder" : other
        now = ""
      }
      name = snapshot.responder?.description ?? "Nothing is being edited"
      details = Self.details(snapshot)
      facts = Self.facts(snapshot)
      why = snapshot.explanation.map { [$0.title, $0.value] }
      let reasons = snapshot.chainReasons
      chain = snapshot.chain.enumerated().map { index, hop in
        Hop(name: hop.description, reason: index < reasons.count ? reasons[index].phrase : "")
      }
      fields = snapshot.fields.flatMap { fields in
        fields.current == nil && fields.leftOut == nil
          ? nil
          : Fields(
            heading: fields.heading, rows: fields.facts.map { [$0.title, $0.value] },
            current: fields.currentFact)
      }
      map = InspectorMap(snapshot, screen: scene.screen)
      self.keyboard = KeyboardStrip(snapshot, keyboard, screen: scene.screen, now: time)
    }

    private static func details(_ snapshot: ResponderSnapshot) -> [[String]] {
      guard let details = snapshot.details else { return [] }
      let known: [(String, String?)] = [
        ("module", details.module), ("keyboard type", details.keyboardType),
        ("content type", details.contentType), ("text entry", details.isSecure ? "secure" : nil),
        ("input view", details.inputView), ("accessory view", details.inputAccessoryView),
        ("after the alert", details.returning?.description),
      ]
      return known.compactMap { label, value in value.map { [label, $0] } }
    }

    /// Returns the facts about the place and the prediction. The rows are the same whether the list
    /// scrolls or not, so that nothing on the page jumps.
    private static func facts(_ snapshot: ResponderSnapshot) -> [[String]] {
      let place = snapshot.facts(about: .geometry).map { [$0.title, $0.value] }
      let outer = (snapshot.placement?.outerScrolls ?? []).map {
        ["inside \($0.scrollView.className)", Figures.rect($0.screenRect)]
      }
      guard snapshot.placement?.scroll != nil else { return place }
      let rest = snapshot.facts(about: .predict).dropFirst().map { fact in
        let words = " at rest"
        let value = fact.value.hasSuffix(words) ? fact.value.dropLast(words.count) : fact.value[...]
        return [fact.title + words, String(value)]
      }
      let outcome = snapshot.outcome.map {
        "\(Figures.points($0.error)) off, verdict \($0.isVerdictRight ? "right" : "wrong")"
      }
      return place + outer
        + (rest.isEmpty ? [["offset at rest", "–"], ["on screen at rest", "–"]] : rest)
        + [["last prediction", outcome ?? "–"]]
    }
  }
#endif
