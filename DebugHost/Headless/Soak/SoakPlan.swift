import HeadlessDriver
import ResponderCore
import ResponderKit
import UIKit

/// What a world is made with; a test plants its bug in one of the closures.
struct SoakPlan {
  /// The device that is booted.
  var model = Device.Model.iPhone14
  /// Whether the screen makes no mistake, so that any diagnosis of the HUD is a failure. Steps that are mistakes
  /// of the app then do nothing.
  var makesNoMistake = false
  /// When the form dismisses; the checks always want the default.
  var rule = DismissalRule.fullyHidden
  /// The responder that the product reports as current.
  var current: @MainActor () -> UIResponder? = { UIResponder.current }
  /// Sees each journal entry on its way to the checks.
  var record: @MainActor (JournalEntry) -> JournalEntry = { $0 }
  /// Called after each step, before the world rests.
  var sabotage: @MainActor (Step, SoakWorld) -> Void = { _, _ in }
}
