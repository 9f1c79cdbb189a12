/// The words for an entry of the journal on a web page: a title, and labelled values such as
/// numbers, a rule or a fix.
package struct JournalWords: Equatable, Sendable {
  package let title: String
  /// The formatted values with their labels, in the order in which the page shows them.
  package let facts: [ResponderFact]

  package init(_ entry: JournalEntry) {
    let (title, facts) = Self.words(for: entry.event)
    self.title = title
    self.facts = facts.map { ResponderFact(title: $0.0, value: $0.1) }
  }

  private typealias Words = (title: String, facts: [(String, String)])

  private static func words(for event: JournalEntry.Event) -> Words {
    switch event {
    case .focus(let change):
      ("\(change.from?.description ?? "none") → \(change.to?.description ?? "none")", [])
    case .scroll(let sample):
      (
        "\(sample.scrollView) \(phrase(sample.phase))",
        [("offset", Wording.point(sample.geometry.contentOffset))]
          + (sample.predicted.map { [("offset at rest", Wording.point($0))] } ?? [])
      )
    case .dragEnd(let end): words(for: end)
    case .keyboard(let change): words(for: change.event)
    case .dismissal(let record): words(for: record.decision)
    case .resign(let record): (record.description, [])
    case .anchor(let record): words(for: record.decision)
    case .action(let record): (record.description, [("responders asked", "\(record.hops)")])
    case .hud(let change): ("HUD \(change.description)", [])
    case .screen(let change): ("Screen: \(change)", [])
    case .listMove(let move):
      ("\(move.list) moved with the keyboard", move.legs.map { ("wrote", $0.description) })
    case .geometry(let record):
      (
        "\(record.responder) is \(words(for: record.visibility))",
        [("field", Wording.rect(record.decision.fieldRect))]
      )
    case .diagnosis(let diagnosis):
      (
        diagnosis.sentence,
        [("fix", diagnosis.fix)] + diagnosis.numbers.map { ($0.label, $0.words) }
          + (diagnosis.site.map { [("where", $0.sentence)] } ?? [])
      )
    }
  }

  private static func words(for end: DragEnd) -> Words {
    let projection = end.projection
    var facts = [
      ("velocity", Wording.velocity(projection.velocity)),
      ("from", Wording.point(projection.geometry.contentOffset)),
      ("offset at rest", Wording.point(projection.restingOffset)),
    ]
    if let target = projection.announcedTarget {
      facts.append(("announced target", Wording.point(target)))
    }
    facts.append(("rate", Wording.decimal(projection.rate, 4)))
    return (
      "The finger lifted: \(end.scrollView.className) will rest at "
        + Wording.point(projection.restingOffset), facts
    )
  }

  private static func words(for event: KeyboardEvent) -> Words {
    let title =
      switch event.kind {
      case .willShow: "Keyboard will show"
      case .didShow: "Keyboard did show"
      case .willHide: "Keyboard will hide"
      case .didHide: "Keyboard did hide"
      case .willChangeFrame: "Keyboard will change its frame"
      case .didChangeFrame: "Keyboard did change its frame"
      }
    return (
      title,
      [
        ("end frame", Wording.rect(event.endFrame)),
        ("duration", Wording.seconds(event.duration)), ("curve", "\(event.curve)"),
      ]
    )
  }

  private static func words(for decision: DismissalDecision) -> Words {
    let atRest = decision.visibilityAtRest
    let title =
      switch (decision.verdict, atRest.status) {
      case (.dismiss, .hidden): "Dismiss: the field will be \(atRest.hiding)"
      case (.dismiss, _): "Dismiss: only \(Wording.percent(atRest.fraction)) will be visible"
      case (.keep, .visible): "Keep editing: the field will be visible"
      case (.keep, .partial):
        "Keep editing: \(Wording.percent(atRest.fraction)) of the field will be visible"
      case (.keep, .hidden): "Keep editing: the rule does not end it, though it will be hidden"
      }
    return (
      title,
      [
        ("field now", words(for: decision.visibilityNow)),
        ("field at rest", words(for: atRest)),
        ("from", Wording.point(decision.geometry.contentOffset)),
        ("offset at rest", Wording.point(decision.restingOffset)),
        ("field in content", Wording.rect(decision.fieldRect)),
        ("visible area now", Wording.rect(decision.visibleRect)),
        ("rule", decision.rule.description),
      ]
    )
  }

  private static func words(for decision: AnchorDecision) -> Words {
    let (old, new) = (decision.geometry.contentOffset, decision.offset)
    let title =
      old == new
      ? "Stay at \(Wording.point(old)) while the inset changes"
      : "Move with the keyboard to \(Wording.point(new))"
    return (
      title,
      [
        ("policy", decision.policy.description),
        (
          "bottom inset",
          "\(Wording.points(decision.geometry.inset.bottom)) → "
            + "\(Wording.points(decision.newBottomInset)) pt"
        ),
        ("offset", "\(Wording.points(old.y)) → \(Wording.points(new.y)) pt"),
      ]
    )
  }

  private static func words(for visibility: FieldVisibility) -> String {
    switch visibility.status {
    case .visible: "visible"
    case .partial: "\(Wording.percent(visibility.fraction)), partly \(visibility.hiding)"
    case .hidden: visibility.hiding
    }
  }

  private static func phrase(_ phase: ScrollSample.Phase) -> String {
    switch phase {
    case .dragging: "is dragged"
    case .decelerating: "coasts"
    case .programmatic: "is moved by the app"
    case .atRest: "rests"
    }
  }
}

extension Diagnosis.Number {
  /// The value and its unit: `44 pt`.
  package var words: String {
    let value = Wording.points(CGFloat(value))
    return unit.isEmpty ? value : "\(value) \(unit)"
  }
}
