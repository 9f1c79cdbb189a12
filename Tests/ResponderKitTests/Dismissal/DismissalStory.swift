import HeadlessDriver
import ResponderCore
import Testing
import UIKit

@testable import ResponderKit

/// A row of a table: a responder in a list, and what happens and is expected, in this order.
struct DismissalStory: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let form: DismissalForm
  private let row: Int
  private let isEdited: Bool
  private let view: (@MainActor @Sendable () -> UIView)?
  private let rule: DismissalRule
  private let start: CGFloat?
  private let setUp: @MainActor @Sendable (FieldList) -> Void
  private let steps: [DismissalStep]

  /// The responder is the field in a row, which is tapped, or another view, on which the focus is
  /// put. The list is first scrolled to `start`.
  init(
    _ name: String, form: DismissalForm = .token, row: Int = 4, isEdited: Bool = true,
    view: (@MainActor @Sendable () -> UIView)? = nil, rule: DismissalRule = .fullyHidden,
    from start: CGFloat? = nil,
    setUp: @escaping @MainActor @Sendable (FieldList) -> Void = { _ in },
    _ steps: DismissalStep...
  ) {
    (testDescription, self.form, self.row, self.isEdited) = (name, form, row, isEdited)
    (self.view, self.rule, self.start, self.setUp) = (view, rule, start, setUp)
    self.steps = steps
  }

  @MainActor
  func play(_ other: DismissalForm? = nil) {
    let view = view?()
    let stage = DismissalStage(other ?? form, rule: rule) { list in
      setUp(list)
      if let view { list.scrollView.addSubview(view) }
    }
    stage.subject = view ?? stage.fields[row]
    if let start { stage.scrollToRest(start) }
    if isEdited, let view {
      stage.device.settle { view.becomeFirstResponder() }
    } else if isEdited {
      stage.edit(row)
    }
    for step in steps { step.run(stage) }
  }
}

/// Something that happens to a list with a dismissal behaviour, or is expected of it.
struct DismissalStep: Sendable {
  let run: @MainActor @Sendable (DismissalStage) -> Void

  // MARK: What happens

  static func does(_ work: @escaping @MainActor @Sendable (DismissalStage) -> Void) -> Self {
    Self(run: work)
  }

  /// The work is one turn of the run loop, after which everything comes to rest.
  static func settles(_ work: @escaping @MainActor @Sendable (DismissalStage) -> Void) -> Self {
    does { stage in stage.device.settle { work(stage) } }
  }

  static func scroll(_ y: CGFloat) -> Self { does { $0.scroll(to: y) } }
  static func fling(_ speed: CGFloat) -> Self { does { $0.fling(speed) } }
  static func wait(_ seconds: TimeInterval) -> Self { does { $0.device.advance(by: seconds) } }
  static let rest = does { $0.device.settle() }
  static let forget = does { $0.forget() }

  static func scrollToRest(_ y: CGFloat, animated: Bool = false) -> Self {
    does { $0.scrollToRest(y, animated: animated) }
  }

  static func dragToRest(by travel: CGFloat) -> Self { does { $0.dragToRest(by: travel) } }

  /// A finger goes down at the list's left edge, moves, and stays down.
  static func press(_ start: CGFloat, to end: CGFloat, _ duration: TimeInterval = 0.4) -> Self {
    does {
      $0.finger = $0.device.press(
        from: CGPoint(x: 8, y: start), to: CGPoint(x: 8, y: end), duration: duration)
    }
  }

  static func slide(to end: CGFloat, _ duration: TimeInterval = 0.4) -> Self {
    does { stage in
      stage.finger.map { stage.device.slide($0, to: CGPoint(x: 8, y: end), duration: duration) }
    }
  }

  static let lift = does { stage in stage.finger.map { stage.device.touchUp($0) } }

  static func post(
    _ kind: KeyboardEvent.Kind, _ end: CGRect, duration: Double = 0.25
  ) -> Self {
    does { $0.device.perform { AnchorStage.post(kind, end, duration: duration) } }
  }

  // MARK: What is expected

  static func keeps(_ isIt: Bool = true, at place: SourceLocation = #_sourceLocation) -> Self {
    does { #expect($0.subject?.isFirstResponder == isIt, sourceLocation: place) }
  }

  static func loses(at place: SourceLocation = #_sourceLocation) -> Self {
    keeps(false, at: place)
  }

  /// Expects the causes of all judgements of which the stage has not been told to forget.
  static func judged(
    _ causes: DismissalCause..., at place: SourceLocation = #_sourceLocation
  ) -> Self {
    does { #expect($0.dismissals.map(\.cause) == causes, sourceLocation: place) }
  }

  static func lastJudged(
    _ cause: DismissalCause, at place: SourceLocation = #_sourceLocation
  ) -> Self {
    does { #expect($0.dismissals.last?.cause == cause, sourceLocation: place) }
  }

  static func asked(_ times: Int, at place: SourceLocation = #_sourceLocation) -> Self {
    does { #expect($0.asked($0.subject?.tag ?? -1) == times, sourceLocation: place) }
  }

  static func keyboard(
    _ placement: KeyboardPlacement, at place: SourceLocation = #_sourceLocation
  ) -> Self {
    does { _ in
      #expect(KeyboardMonitor.shared.state.placement == placement, sourceLocation: place)
    }
  }

  static func atWork(_ isIt: Bool, at place: SourceLocation = #_sourceLocation) -> Self {
    does { _ in #expect(DismissalHub.shared.isAtWork == isIt, sourceLocation: place) }
  }

  static func coasts(at place: SourceLocation = #_sourceLocation) -> Self {
    does { #expect($0.scrollView.isDecelerating, sourceLocation: place) }
  }
}
