/// One fact in words: a title and a value.
package struct ResponderFact: Equatable, Sendable {
  /// A few words in lower case, or a number.
  package let title: String
  /// The value; lengths in points.
  package let value: String
}

extension ResponderSnapshot {
  /// Returns the answer to a question as facts. If `answer(to:)` has a heading, the facts leave it
  /// out.
  package func facts(about question: Question) -> [ResponderFact] {
    switch question {
    case .current: currentFacts
    case .chain: chain.map { ResponderFact(title: "hop", value: "\($0)") }
    case .geometry: geometryFacts
    case .predict: predictFacts
    case .keyboard: keyboardFacts
    case .why: explanation
    case .fields: fields?.facts ?? []
    }
  }

  private var currentFacts: [ResponderFact] {
    guard let placement else { return [] }
    let verdict = placement.visibility.title(of: placement.screenRect.size)
    return [
      ResponderFact(title: "now", value: verdict),
      ResponderFact(title: "visible", value: Wording.percent(placement.visibility.fraction)),
    ]
  }

  private var geometryFacts: [ResponderFact] {
    guard let placement else { return [] }
    let place = ResponderFact(title: "on screen", value: Wording.rect(placement.screenRect))
    guard let scroll = placement.scroll else { return [place] }
    let geometry = scroll.geometry
    return [
      place,
      ResponderFact(
        title: "in content", value: "\(Wording.rect(scroll.contentRect)) of \(scroll.scrollView)"),
      ResponderFact(title: "visible content", value: Wording.rect(scroll.visibleRect)),
      ResponderFact(
        title: "offset",
        value: "\(Wording.point(geometry.contentOffset)), content "
          + Wording.size(geometry.contentSize)),
      ResponderFact(
        title: "viewport",
        value: "\(Wording.size(geometry.viewport)), adjusted inset \(geometry.inset)"),
    ]
  }

  private var predictFacts: [ResponderFact] {
    guard let prediction else { return [] }
    return [
      ResponderFact(title: "now", value: prediction.phase.rawValue),
      ResponderFact(title: "offset", value: "\(Wording.point(prediction.restingOffset)) at rest"),
      ResponderFact(title: "on screen", value: "\(Wording.rect(prediction.screenRect)) at rest"),
    ]
  }

  private var keyboardFacts: [ResponderFact] {
    guard keyboard.placement != .hidden else { return [] }
    let covered = placement?.scroll.map { "\($0.scrollView)" } ?? "the window"
    let guide = guideWords.map { [ResponderFact(title: "layout guide", value: $0)] } ?? []
    return [
      ResponderFact(
        title: "covers", value: "\(Wording.points(keyboardOverlap)) pt of \(covered)\(insetWords)")
    ] + guide
  }
}

extension ResponderSnapshot {
  /// What one looks for first, apart from the verdict: a line with the first responder's number
  /// among the fields, whether its window is key, and the keyboard's top in screen coordinates; and
  /// a line with what the keyboard covers. A line without facts is left out.
  package var overview: [String] {
    let isUp = keyboard.placement != .hidden
    let what = keyboard.placement == .accessoryOnly ? "bar" : "keyboard"
    let top = isUp ? "\(what) top \(Wording.points(keyboard.frame.minY)) pt" : nil
    let first = [fields?.number, windowWords, top].compactMap(\.self).joined(separator: " · ")
    let covers =
      "\(what.capitalizedFirst) covers \(Wording.points(keyboardOverlap)) pt\(insetWords)"
    return (first.isEmpty ? [] : [first.capitalizedFirst]) + (isUp ? [covers] : [])
  }

  var windowWords: String? { isInKeyWindow.map { $0 ? "window is key" : "window is not key" } }

  /// The list's adjusted bottom inset beside what the keyboard covers of the list, and the
  /// difference: `, inset 302 pt, 34 pt short`. Empty if the keyboard covers nothing of a list. A
  /// difference of up to half a point counts as none.
  package var insetWords: String {
    guard keyboardOverlap > 0, let inset = placement?.scroll?.geometry.inset.bottom else {
      return ""
    }
    let short = keyboardOverlap - inset
    let words = "\(Wording.points(abs(short))) pt \(short > 0 ? "short" : "more")"
    return ", inset \(Wording.points(inset)) pt" + (abs(short) > 0.5 ? ", \(words)" : "")
  }
}

extension JournalEntry {
  /// The time and the kind of the entry: `1.250 s focus`.
  package var headline: String { "\(Wording.seconds(time)) \(kind.rawValue)" }
}
