import Foundation
import ResponderCore

/// What stands beside the phone: the product's snapshot in words and rectangles. The page computes nothing.
struct InspectorPanel: Encodable {
  struct Hop: Encodable {
    let name: String
    let reason: String
  }

  /// What the headline's colour stands for: visible, partial, hidden or none.
  let status: String
  let headline: String
  /// What is true now, where the headline tells of the resting place.
  let now: String
  let name: String
  /// Label and value.
  let facts: [[String]]
  let chain: [Hop]
  let map: InspectorMap
  let keyboard: KeyboardStrip

  @MainActor
  init(_ snapshot: ResponderSnapshot, screen: CGRect, log: LiveLog, now time: TimeInterval) {
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
      headline = snapshot.responder == nil ? "No first responder" : "Not a view"
      now = ""
    }
    name = snapshot.responder?.description ?? "Nobody is being edited"
    facts = Self.facts(snapshot)
    chain = snapshot.chain.enumerated().map { index, hop in
      let reasons = snapshot.chainReasons
      return Hop(
        name: hop.description, reason: index < reasons.count ? reasons[index].phrase : "")
    }
    map = InspectorMap(snapshot, screen: screen)
    keyboard = KeyboardStrip(snapshot, log.entries, screen: screen, now: time)
  }

  /// The same rows whether it scrolls or not, so that nothing jumps.
  private static func facts(_ snapshot: ResponderSnapshot) -> [[String]] {
    let place = snapshot.facts(about: .geometry).map { [$0.title, $0.value] }
    guard snapshot.placement?.scroll != nil else { return place }
    let rest = snapshot.facts(about: .predict).dropFirst().map {
      ["\($0.title) at rest", $0.value.replacing(" at rest", with: "")]
    }
    let outcome = snapshot.outcome.map {
      "\(Figures.points($0.error)) off, verdict \($0.isVerdictRight ? "right" : "wrong")"
    }
    return place + (rest.isEmpty ? [["offset at rest", "–"], ["on screen at rest", "–"]] : rest)
      + [["last prediction", outcome ?? "–"]]
  }
}
