import Foundation
import ResponderKit
import Testing
import UIKit

@testable import ResponderJournal

/// Tests that malformed inputs to the keyboard's user info and the geometry neither crash nor hang.
///
/// Each input depends only on the seed and its own number, so a failing input can be repeated
/// alone. `scripts/fuzz` sets the number of inputs. A plain test run uses a few thousand.
@MainActor
@Suite("Fuzz")
struct FuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  /// The total number of inputs. Each of the two tests uses half of them.
  private static let count = environment["RESPONDERSCOPE_FUZZ"].flatMap { Int($0) } ?? 6_000
  private static let seed = environment["RESPONDERSCOPE_FUZZ_SEED"].flatMap { UInt64($0) } ?? 5
  /// The longest time that an input may take. A longer one fails the test. Nothing interrupts an
  /// input that never ends, so the test run hangs.
  private static let longest = Duration.seconds(2)

  /// Runs half of all inputs, and fails if one of them takes too long.
  private func run(_ body: (inout FuzzSource) -> Void) {
    let clock = ContinuousClock()
    for number in 0..<max(1, Self.count / 2) {
      var source = FuzzSource(seed: Self.seed, number: UInt64(number))
      let start = clock.now
      body(&source)
      let time = clock.now - start
      #expect(time < Self.longest, "input \(number) of seed \(Self.seed) took \(time)")
    }
  }

  @Test("random user infos of a keyboard do no harm")
  func userInfo() {
    var state = KeyboardState()
    var understood = 0
    run { source in
      let kind = KeyboardEvent.Kind.allCases[source.number(below: 6)]
      let notification = Notification(
        name: KeyboardEvent.Kind.notifications[kind]!, object: source.object(),
        userInfo: source.userInfo())
      guard let event = KeyboardEvent(kind, notification: notification) else { return }
      understood += 1
      #expect(event.duration.isFinite && event.duration >= 0)
      _ = event.animationOptions
      let change = KeyboardChange(event, before: state)
      state = change.after
      #expect(change.appliedAgain() == change)
      let overlap = state.overlap(with: source.rect())
      #expect(overlap.isFinite && overlap >= 0)
      _ = JournalEntry(time: source.double(), event: .keyboard(change)).description
    }
    #expect(understood > 0)
  }

  @Test("random numbers do no harm to the geometry")
  func geometry() {
    run { source in
      let geometry = source.geometry()
      let obscured = source.bool() ? source.rect() : nil
      let seen = FieldVisibility(of: source.rect(), within: source.rect(), obscuredBy: obscured)
      #expect(seen.fraction >= 0 && seen.fraction <= 1)
      let projection = ProjectionDecision.decide(
        geometry: geometry, velocity: source.point(), rate: source.double(),
        isPaging: source.bool(), announcedTarget: source.bool() ? source.point() : nil,
        scale: source.double())
      let rule: DismissalRule =
        source.bool() ? .fullyHidden : .visibleFraction(below: source.double())
      let decision = DismissalDecision.decide(
        fieldRect: source.rect(), geometry: geometry, restingOffset: projection.restingOffset,
        obscuredBy: obscured, clip: source.bool() ? source.rect() : nil,
        fieldClip: source.bool() ? source.rect() : nil, rule: rule)
      #expect(decision.visibilityAtRest.fraction >= 0 && decision.visibilityAtRest.fraction <= 1)
      let coasting = DismissalDecision.decide(
        fieldRect: source.rect(), geometry: geometry, coastingIn: source.point(),
        obscuredBy: obscured, rule: rule)
      _ = decision.reason + coasting.reason
      let policies: [AnchorPolicy] = [
        .bottom(tolerance: source.double()), .readingPosition,
        .firstResponder(margin: source.double()), .none,
      ]
      let anchor = AnchorDecision.decide(
        policy: policies[source.number(below: 4)], geometry: geometry,
        changingBottomInsetTo: source.double(), firstResponder: source.rect())
      let list = ResponderIdentity(className: "UITableView")
      let entries = [
        JournalEntry.Event.dragEnd(DragEnd(scrollView: list, projection: projection)),
        .dismissal(DismissalRecord(scrollView: list, responder: list, decision: decision)),
        .anchor(AnchorRecord(scrollView: list, decision: anchor)),
      ].map { JournalEntry(time: source.double(), event: $0) }
      _ = Replay(entries).description
    }
  }
}
