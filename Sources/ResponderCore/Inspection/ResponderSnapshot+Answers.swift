internal import Foundation

extension ResponderSnapshot {
  /// One question about the first responder, as the debugger's commands ask it.
  public enum Question: String, CaseIterable, Sendable {
    /// Who it is, and how it is seen.
    case current
    /// Who comes after it in the responder chain.
    case chain
    /// Where it stands, in its scroll view and on the screen.
    case geometry
    /// Where it will be when the scroll in progress comes to rest.
    case predict
    /// What the keyboard does.
    case keyboard
  }

  /// The answer as text: a line, or several with the first as heading; lengths in points, no text contents.
  public func answer(to question: Question) -> String {
    switch question {
    case .current: currentAnswer
    case .chain: chainAnswer
    case .geometry: geometryAnswer
    case .predict: predictAnswer
    case .keyboard: keyboardAnswer
    }
  }

  private var currentAnswer: String {
    guard let responder else { return "No first responder" }
    guard let placement else { return "\(responder), not a view" }
    let verdict = VisibilityVerdict(placement.visibility, size: placement.screenRect.size).title
    return "\(responder): \(verdict), \(Wording.percent(placement.visibility.fraction)) seen"
  }

  private var chainAnswer: String {
    guard !chain.isEmpty else { return "No first responder, no chain" }
    let width = "\(chain.count)".count
    return chain.enumerated().map { index, hop in
      let number = "\(index + 1)"
      return String(repeating: " ", count: width - number.count) + "\(number)  \(hop)"
    }.joined(separator: "\n")
  }

  private var geometryAnswer: String {
    guard responder != nil else { return "No first responder, no place" }
    guard let placement else { return "The first responder is not a view: it has no place" }
    var lines = [currentAnswer, "  on screen        \(Wording.rect(placement.screenRect))"]
    if let scroll = placement.scroll {
      let geometry = scroll.geometry
      lines += [
        "  in content       \(Wording.rect(scroll.contentRect)) of \(scroll.scrollView)",
        "  visible content  \(Wording.rect(scroll.visibleRect))",
        "  offset           \(Wording.point(geometry.contentOffset)), content "
          + Wording.size(geometry.contentSize),
        "  viewport         \(Wording.size(geometry.viewport)), adjusted inset \(geometry.inset)",
      ]
    } else {
      lines.append("  in no scroll view")
    }
    return lines.joined(separator: "\n")
  }

  private var predictAnswer: String {
    guard let placement, placement.scroll != nil else {
      return "Nothing to predict: the first responder is in no scroll view"
    }
    guard let prediction else { return "Nothing to predict: its scroll view is at rest" }
    let verdict = VisibilityVerdict(prediction.visibility, size: placement.screenRect.size).title
    return [
      "\(verdict) at rest, \(Wording.percent(prediction.visibility.fraction)) seen",
      "  now        \(prediction.phase.rawValue)",
      "  offset     \(Wording.point(prediction.restingOffset)) at rest",
      "  on screen  \(Wording.rect(prediction.screenRect)) at rest",
    ].joined(separator: "\n")
  }

  private var keyboardAnswer: String {
    guard keyboard.placement != .hidden else { return "Keyboard: hidden" }
    let covered = placement?.scroll.map { "\($0.scrollView)" } ?? "the window"
    return "Keyboard: \(keyboard)\n  covers \(Wording.points(keyboardOverlap)) pt of \(covered)"
  }
}
