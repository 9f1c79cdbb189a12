internal import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The words for an entry of the journal on a web page: a title, and labelled values such as
/// numbers, a rule or a fix.
package struct JournalWords: Equatable, Sendable {
  /// The raw value of the entry's kind.
  package let kind: String
  package let title: String
  /// The formatted values with their labels, in the order in which the page shows them.
  package let facts: [(label: String, value: String)]
  /// Whether the entry records a decision of the package, instead of only an observation.
  package let isDecision: Bool

  package init(_ entry: JournalEntry) {
    let (title, facts) = Self.words(for: entry.event)
    kind = entry.kind.rawValue
    self.title = title
    self.facts = facts.map { (label: $0.0, value: $0.1) }
    isDecision = entry.isDecision
  }

  package static func == (one: JournalWords, other: JournalWords) -> Bool {
    // Whether an entry is a decision follows from its kind.
    one.kind == other.kind && one.title == other.title
      && one.facts.elementsEqual(other.facts) { $0 == $1 }
  }

  private typealias Words = (title: String, facts: [(String, String)])

  private static func words(for event: JournalEntry.Event) -> Words {
    switch event {
    case .focus(let change):
      ("\(name(change.from)) → \(name(change.to))", [])
    case .scroll(let sample):
      (
        "\(sample.scrollView) \(phrase(sample.phase))",
        [("offset", Figures.offset(sample.geometry.contentOffset))]
      )
    case .dragEnd(let end): words(for: end)
    case .keyboard(let change): words(for: change.event)
    case .dismissal(let record): words(for: record.decision)
    case .resign(let record): (record.description, [])
    case .anchor(let record): words(for: record.decision)
    case .action(let record): (record.description, [("responders asked", "\(record.hops)")])
    case .hud(let change): ("HUD \(change.description)", [])
    case .screen(let change): ("Screen: \(change)", [])
    case .geometry(let record):
      (
        "\(record.responder) is \(words(for: record.visibility))",
        [("field", Figures.rect(record.decision.fieldRect))]
      )
    case .diagnosis(let diagnosis):
      (
        diagnosis.sentence,
        diagnosis.numbers.map { number in
          let value = Figures.decimal(CGFloat(number.value), 1)
          return (number.label, number.unit.isEmpty ? value : "\(value) \(number.unit)")
        } + [("fix", diagnosis.fix)]
      )
    }
  }

  private static func words(for end: DragEnd) -> Words {
    let projection = end.projection
    var facts = [
      ("velocity", Figures.velocity(projection.velocity)),
      ("from", Figures.offset(projection.geometry.contentOffset)),
      ("rests at", Figures.offset(projection.restingOffset)),
    ]
    if let target = projection.announcedTarget {
      facts.append(("announced target", Figures.offset(target)))
    }
    facts.append(("rate", Figures.decimal(projection.rate, 4)))
    return (
      "The finger lifted: \(end.scrollView.className) rests at "
        + Figures.offset(projection.restingOffset), facts
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
        ("end frame", Figures.rect(event.endFrame)),
        ("duration", Figures.seconds(event.duration)), ("curve", "\(event.curve)"),
      ]
    )
  }

  private static func words(for decision: DismissalDecision) -> Words {
    let atRest = decision.visibilityAtRest
    let title =
      switch (decision.verdict, atRest.status) {
      case (.dismiss, .hidden): "Dismiss: the field will be \(phrase(atRest))"
      case (.dismiss, _): "Dismiss: only \(Figures.percent(atRest.fraction)) will be visible"
      case (.keep, .visible): "Keep editing: the field will be visible"
      case (.keep, .partial):
        "Keep editing: \(Figures.percent(atRest.fraction)) of the field will be visible"
      case (.keep, .hidden): "Keep editing: the rule does not end it, though it will be hidden"
      }
    return (
      title,
      [
        ("field now", words(for: decision.visibilityNow)),
        ("field at rest", words(for: atRest)),
        ("from", Figures.offset(decision.geometry.contentOffset)),
        ("rests at", Figures.offset(decision.restingOffset)),
        ("field in content", Figures.rect(decision.fieldRect)),
        ("visible area now", Figures.rect(decision.visibleRect)),
        ("rule", decision.rule.description),
      ]
    )
  }

  private static func words(for decision: AnchorDecision) -> Words {
    let (old, new) = (decision.geometry.contentOffset, decision.offset)
    let title =
      old == new
      ? "Stay at \(Figures.offset(old)) while the inset changes"
      : "Move with the keyboard to \(Figures.offset(new))"
    return (
      title,
      [
        ("policy", decision.policy.description),
        (
          "bottom inset",
          "\(Figures.decimal(decision.geometry.inset.bottom, 1)) → "
            + Figures.points(decision.newBottomInset)
        ),
        ("offset", "\(Figures.decimal(old.y, 1)) → \(Figures.points(new.y))"),
      ]
    )
  }

  private static func words(for visibility: FieldVisibility) -> String {
    switch visibility.status {
    case .visible: "visible"
    case .partial: "\(Figures.percent(visibility.fraction)), partly \(phrase(visibility))"
    case .hidden: phrase(visibility)
    }
  }

  private static func phrase(_ visibility: FieldVisibility) -> String {
    switch visibility.hiddenSide {
    case .above: "hidden above"
    case .below: "hidden below"
    case .left: "hidden on the left"
    case .right: "hidden on the right"
    case .behindKeyboard: "behind the keyboard"
    case nil: "hidden"
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

  private static func name(_ identity: ResponderIdentity?) -> String {
    identity?.description ?? "none"
  }
}
