import HeadlessDriver
import ResponderCore
import ResponderKit
import UIKit

/// The configuration of a soak world. A test of the soak plants a bug in one of the closures, or
/// sets another rule, and expects that the checks find it.
struct SoakPlan {
  /// The device that is booted.
  var model = Device.Model.iPhone14
  /// Whether the app on the screen makes no mistakes, so that any diagnosis more serious than a
  /// note is a failure. Steps that are mistakes of the app then do nothing.
  var makesNoMistake = false
  /// The rule by which the form dismisses its first responder. The checks always expect the default
  /// rule.
  var rule = DismissalRule.fullyHidden
  /// Returns the responder that ResponderKit reports as current.
  var current: @MainActor () -> UIResponder? = { UIResponder.current }
  /// Receives each journal entry before the checks do, and may change it.
  var record: @MainActor (JournalEntry) -> JournalEntry = { $0 }
  /// Called after each step, before the world comes to rest.
  var sabotage: @MainActor (Step, SoakWorld) -> Void = { _, _ in }
}
