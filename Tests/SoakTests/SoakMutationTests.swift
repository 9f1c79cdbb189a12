import Foundation
import HeadlessDriver
import ResponderCore
import ResponderKit
import Testing
import UIKit

@testable import Soak

/// Tests that every check of the soak can fail. For each promise there is a bug that breaks it, and
/// a script whose last step reveals the bug.
@MainActor @Suite("The soak's checks catch what they are for", .serialized)
struct SoakMutationTests {
  /// A bug that a plan introduces, the promise that it breaks, and the script whose last step
  /// reveals it.
  struct Bug: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let promise: Failure.Promise
    let script: [Step]
    let plan: @MainActor @Sendable () -> SoakPlan

    init(
      _ name: String, _ promise: Failure.Promise, _ script: [Step],
      _ plan: @escaping @MainActor @Sendable () -> SoakPlan
    ) {
      (testDescription, self.promise, self.script, self.plan) = (name, promise, script, plan)
    }

    /// Makes a bug that changes the world after the script's last step.
    init(
      _ name: String, _ promise: Failure.Promise, after script: [Step],
      _ change: @escaping @MainActor @Sendable (SoakWorld) -> Void
    ) {
      self.init(name, promise, script) {
        SoakPlan(sabotage: { step, world in
          if step == script.last { world.device.perform { change(world) } }
        })
      }
    }
  }

  /// Retains objects that should be deallocated.
  @MainActor
  final class Keeper {
    var kept: [UIResponder] = []
  }

  /// A drag that scrolls the list a little. The focused field stays visible.
  nonisolated static let shortDrag: [Step] = [
    .tapField(9), .drag(.form, x: 0.4, y: 0.8, dx: 0, dy: -40),
  ]
  /// Drags that scroll the list until it clips the field.
  nonisolated static let cuttingDrag: [Step] =
    [.tapField(9)] + Array(repeating: .drag(.form, x: 0.4, y: 0.8, dx: 0, dy: -30), count: 12)
  nonisolated static let longDrag: [Step] = [
    .tapField(14), .drag(.form, x: 0.4, y: 0.8, dx: 0, dy: -250),
  ]
  nonisolated static let presentation: [Step] = [
    .present(style: 2, animated: false, focuses: false), .dismiss(animated: false),
  ]

  nonisolated static let bugs = [
    Bug("a rule that dismisses what can be seen", .visibleIsKept, cuttingDrag) {
      SoakPlan(rule: .partlyHidden)
    },
    Bug("code that takes the focus at a scroll", .visibleIsKept, after: shortDrag) { _ in
      _ = UIResponder.resignCurrent()
    },
    Bug("a rule that never dismisses", .noOrphan, longDrag) {
      SoakPlan(rule: .visibleFraction(below: 0))
    },
    Bug(
      "a chat that is pushed up when the user types", .staysAtBottom,
      after: [.tapField(0), .type("a")]
    ) { $0.screen.chat.contentOffset.y -= 3 },
    Bug(
      "a move of the focus that loses it", .moveArrives,
      after: [.tapField(0), .moveFocus(forward: true)]
    ) { _ in _ = UIResponder.resignCurrent() },
    Bug(
      "a return key that is left on a field", .fieldsLeftAsTheyWere,
      after: [.navigateFields(hasBar: true), .tapField(0), .endNavigation]
    ) { $0.screen.readingFields[3].returnKeyType = .next },
    // A scroll view rounds its offset to whole pixels, so a smaller step would not move it.
    Bug(
      "a list that creeps while the app is in the background", .noDrift, after: [.leaveApp(0.5)]
    ) { $0.screen.reading.contentOffset.y += 1 / 3 },
    Bug("an inset that is left", .insetsRestored, after: [.refuse(true)]) {
      $0.screen.reading.contentInset.bottom += 1
    },
    Bug("a scroll bar's inset that is left", .insetsRestored, after: [.refuse(true)]) {
      $0.screen.chat.verticalScrollIndicatorInsets.bottom += 1
    },
    Bug("code that keeps what was presented", .noLeak, presentation) {
      let keeper = Keeper()
      return SoakPlan(sabotage: { _, world in
        if let shown = world.presented { keeper.kept.append(shown) }
      })
    },
    Bug("code that keeps the cells of a world that has ended", .noLeak, [.pause(0.1)]) {
      keepingCells()
    },
    Bug("a current that is always nil", .currentIsTrue, [.tapField(0)]) {
      SoakPlan(current: { nil })
    },
    Bug("a journal that tells another answer", .replays, shortDrag) {
      SoakPlan(record: { entry in
        let told = try? JSONEncoder().encode(entry)
        let other = told.map {
          String(decoding: $0, as: UTF8.self).replacingOccurrences(
            of: "\"keep\"", with: "\"dismiss\"")
        }
        return other.flatMap {
          try? JSONDecoder().decode(JournalEntry.self, from: Data($0.utf8))
        } ?? entry
      })
    },
    Bug("a field scrolled away in code, which refuses to end", .noFalseAlarm, [.tapField(9)]) {
      SoakPlan(
        makesNoMistake: true,
        sabotage: { _, world in
          world.device.settle()
          world.device.perform {
            world.screen.guardian.refuses = true
            world.screen.form.contentOffset.y += 600
          }
        })
    },
    Bug("something that never stops moving", .rests, after: [.addViews]) { world in
      UIView.animate(withDuration: 60) { world.screen.view.alpha = 0.5 }
    },
  ]

  /// Retains the cells of every world, so that each replay of a script leaks again.
  static func keepingCells() -> SoakPlan {
    let keeper = Keeper()
    return SoakPlan(sabotage: { _, world in keeper.kept += world.screen.form.visibleCells })
  }

  @Test("the script's last step shows the bug", arguments: bugs)
  func planted(_ bug: Bug) {
    defer { _ = Device.boot() }
    let found = SoakRun(bug.script, plan: bug.plan()).failure
    #expect(found?.failure.promise == bug.promise, "\(String(describing: found))")
    #expect(found?.index == bug.script.count - 1)
  }

  @Test("without its bug no script shows anything")
  func innocent() {
    defer { _ = Device.boot() }
    // A new world for each script would cost a boot each time. Between the scripts, no field has
    // the focus.
    let scripts = Self.bugs.flatMap { $0.script + [.refuse(false), .resign] }
    let found = SoakRun(scripts).failure
    #expect(found == nil, "\(String(describing: found))")
  }

  @Test("every promise has a bug that breaks it")
  func allPromises() {
    #expect(Set(Self.bugs.map(\.promise)) == Set(Failure.Promise.allCases))
  }

  @Test("what a random search finds is shrunk, also a leak that shows at the world's end only")
  func searched() {
    defer { _ = Device.boot() }
    let outcome = SoakSeries(steps: 12, seed: 1, plan: Self.keepingCells()).run()
    #expect(outcome.failure?.promise == .noLeak, "\(String(describing: outcome.failure))")
    #expect(outcome.script.count == 1, "\(outcome.script)")
    // The printed script repeats the failure.
    var plan = Self.keepingCells()
    plan.model = outcome.model ?? .iPhone14
    #expect(SoakRun(outcome.script, plan: plan).failure?.failure.promise == .noLeak)
  }

  @Test("shrinking leaves the steps that are needed, in their order, and no other")
  func shrinking() {
    defer { _ = Device.boot() }
    let plan = SoakPlan(sabotage: { step, world in
      if case .insertRow = step, world.screen.guardian.refuses, world.screen.extras != nil {
        world.device.perform { UIView.animate(withDuration: 60) { world.window.alpha = 0.5 } }
      }
    })
    let steps: [Step] = [
      .pause(0), .addViews, .predictions(false), .refuse(true), .keyWindow(0),
      .insertRow(.chat, at: 1), .pause(0.1),
    ]
    var shrinker = Shrinker(plan: plan, sought: Failure(promise: .rests, detail: ""))
    #expect(shrinker.shrink(steps) == [.addViews, .refuse(true), .insertRow(.chat, at: 1)])
  }
}
