import Foundation
import HeadlessDriver
import ResponderCore
import ResponderKit
import Testing
import UIKit

@testable import Soak

/// Every check can fail: for each promise a bug that breaks it, found and shrunk.
@MainActor @Suite("The soak's checks catch what they are for", .serialized)
struct SoakMutationTests {
  /// A bug that a plan plants, and the promise that it breaks.
  struct Bug: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let promise: Failure.Promise
    let plan: @MainActor @Sendable () -> SoakPlan

    init(
      _ name: String, _ promise: Failure.Promise,
      _ plan: @escaping @MainActor @Sendable () -> SoakPlan
    ) {
      (testDescription, self.promise, self.plan) = (name, promise, plan)
    }
  }

  /// Holds what should be gone.
  @MainActor
  final class Keeper {
    var kept: [UIResponder] = []
  }

  nonisolated static let bugs = [
    Bug("a rule that dismisses what can be seen", .visibleIsKept) {
      SoakPlan(rule: .visibleFraction(below: 2))
    },
    Bug("somebody who takes the focus at every scroll", .visibleIsKept) {
      SoakPlan(sabotage: { step, world in
        guard case .fling = step else { return }
        world.device.perform { _ = UIResponder.resignCurrent() }
      })
    },
    Bug("a rule that never dismisses", .noOrphan) { SoakPlan(rule: .visibleFraction(below: 0)) },
    Bug("a chat that is pushed up when somebody types", .staysAtBottom) {
      SoakPlan(sabotage: { step, world in
        guard case .type = step else { return }
        world.device.perform { world.screen.chat.contentOffset.y -= 3 }
      })
    },
    Bug("a list that creeps while the app is in the background", .noDrift) {
      SoakPlan(sabotage: { step, world in
        guard case .leaveApp = step else { return }
        world.device.perform { world.screen.reading.contentOffset.y += 0.001 }
      })
    },
    Bug("an inset that is left", .insetsRestored) {
      SoakPlan(sabotage: { step, world in
        guard case .refuse = step else { return }
        world.device.perform { world.screen.reading.contentInset.bottom += 1 }
      })
    },
    Bug("a scroll bar's inset that is left", .insetsRestored) {
      SoakPlan(sabotage: { step, world in
        guard case .refuse = step else { return }
        world.device.perform { world.screen.chat.verticalScrollIndicatorInsets.bottom += 1 }
      })
    },
    Bug("somebody who keeps what was presented", .noLeak) {
      let keeper = Keeper()
      return SoakPlan(sabotage: { _, world in
        if let shown = world.presented { keeper.kept.append(shown) }
      })
    },
    Bug("somebody who keeps a cell of the world that is over", .noLeak) {
      let keeper = Keeper()
      return SoakPlan(sabotage: { _, world in
        if keeper.kept.isEmpty { keeper.kept = world.screen.form.visibleCells }
      })
    },
    Bug("a current that knows nobody", .currentIsTrue) { SoakPlan(current: { nil }) },
    Bug("a journal that tells another answer", .replays) {
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
    Bug("something that never stops moving", .rests) {
      SoakPlan(sabotage: { step, world in
        guard case .addViews = step else { return }
        world.device.perform { UIView.animate(withDuration: 60) { world.screen.view.alpha = 0.5 } }
      })
    },
  ]

  @Test("is caught and shrunk", arguments: bugs)
  func planted(_ bug: Bug) {
    defer { _ = Device.boot() }
    let outcome = SoakSeries(steps: 3_000, seed: 1, plan: bug.plan()).run()
    #expect(outcome.failure?.promise == bug.promise, "\(String(describing: outcome.failure))")
    #expect((1...5).contains(outcome.script.count), "\(outcome.script)")
    // What is printed repeats it, step by step.
    var plan = bug.plan()
    plan.model = outcome.model ?? .iPhone14
    let again = SoakRun(outcome.script, plan: plan).failure
    #expect(again?.failure.promise == bug.promise)
    #expect(again?.index == outcome.script.count - 1)
  }

  @Test("every promise has a bug that breaks it")
  func allPromises() {
    #expect(Set(Self.bugs.map(\.promise)) == Set(Failure.Promise.allCases))
  }

  @Test("shrinking leaves the steps that are needed, in their order, and no other")
  func shrinking() {
    defer { _ = Device.boot() }
    // Broken by the second addition of views after a refusal.
    let plan = { () -> SoakPlan in
      SoakPlan(sabotage: { step, world in
        if case .insertRow = step, world.screen.guardian.refuses, world.screen.extras != nil {
          world.device.perform { UIView.animate(withDuration: 60) { world.window.alpha = 0.5 } }
        }
      })
    }
    var maker = StepMaker(seed: 3)
    let noise = maker.steps(20).filter {
      ![.refuse, .addViews, .removeViews, .insertRow].contains($0.kind)
    }
    let steps = noise + [.addViews] + noise + [.refuse(true)] + noise + [.insertRow(.chat, at: 1)]
    var shrinker = Shrinker(plan: plan(), promise: .rests)
    #expect(shrinker.shrink(steps) == [.addViews, .refuse(true), .insertRow(.chat, at: 1)])
  }
}
