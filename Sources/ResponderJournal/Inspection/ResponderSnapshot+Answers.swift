extension ResponderSnapshot {
  /// A question about the first responder. Each question is also a command of the debugger.
  public enum Question: String, CaseIterable, Sendable, DebugDescribed {
    /// The first responder, and how much of it is visible.
    case current
    /// The responders in the responder chain.
    case chain
    /// The first responder's place in its scroll view and on the screen.
    case geometry
    /// The first responder's place when the scroll in progress has come to rest.
    case predict
    /// The state of the keyboard.
    case keyboard
    /// The reasons why the first responder is visible or hidden, step by step.
    case why
    /// The fields that the focus visits, in their order, and the next field.
    case fields
  }

  /// Returns the answer as text: one line, or several lines, usually under a heading. Lengths are
  /// in points. The answer never contains the text in a field.
  public func answer(to question: Question) -> String {
    switch question {
    case .current: currentAnswer
    case .chain: chainAnswer
    case .geometry: geometryAnswer
    case .predict: predictAnswer
    case .keyboard: keyboardAnswer
    case .fields: fields?.answer ?? "No screen, no fields"
    case .why: ([currentAnswer] + Self.table(explanation)).joined(separator: "\n")
    }
  }

  private var currentAnswer: String {
    guard let responder else { return "No first responder" }
    guard let placement else { return "\(responder), not a view" }
    let verdict = placement.visibility.title(of: placement.screenRect.size)
    return "\(responder): \(verdict), \(Wording.percent(placement.visibility.fraction)) visible"
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
    let lines = [currentAnswer] + Self.table(facts(about: .geometry))
    return (placement.scroll == nil ? lines + ["  in no scroll view"] : lines)
      .joined(separator: "\n")
  }

  private var predictAnswer: String {
    guard let placement, placement.scroll != nil else {
      return "Nothing to predict: the first responder is in no scroll view"
    }
    guard let prediction else { return "Nothing to predict: its scroll view is at rest" }
    let verdict = prediction.visibility.title(of: placement.screenRect.size)
    let heading = "\(verdict) at rest, \(Wording.percent(prediction.visibility.fraction)) visible"
    return ([heading] + Self.table(facts(about: .predict))).joined(separator: "\n")
  }

  private var keyboardAnswer: String {
    guard keyboard.placement != .hidden else { return hiddenKeyboard }
    return (["Keyboard: \(keyboard)"] + facts(about: .keyboard).map { "  \($0.title) \($0.value)" })
      .joined(separator: "\n")
  }

  /// Returns a line for each fact, with the values aligned in a column.
  static func table(_ facts: [ResponderFact]) -> [String] {
    let width = facts.map(\.title.count).max() ?? 0
    return facts.map { fact in
      let gap = String(repeating: " ", count: width - fact.title.count + 2)
      return "  \(fact.title)\(gap)\(fact.value)"
    }
  }
}
