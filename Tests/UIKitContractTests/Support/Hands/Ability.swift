import Testing

/// What a contract test may ask for beside a window, turns of the run loop and rest. Every driver has those; these, some.
///
/// A test says what it needs with `.needs(…)`: where it is missing, the test is skipped and the reason printed. On the
/// headless device, which has them all, a test that uses an ability it did not declare fails.
enum Ability: String, CaseIterable, Sendable {
  /// Whole gestures of one finger, keys of the keyboard on the screen, turning the device.
  case hands
  /// A finger that stays down, several fingers, events at exact times and places.
  case exactTouches
  /// A clock that can be stopped and read.
  case exactTime
  /// A keyboard that floats, splits or is another maker's, or a hardware keyboard.
  case keyboardKinds
  /// Another model, or one turned from the start.
  case models
  /// A shake.
  case shake

  /// Why a driver made of public API may lack it: the one place where that is said.
  var reason: String {
    switch self {
    case .hands:
      "an app cannot touch itself; the UI test `testServe` of the scheme Hands has to run beside this one"
    case .exactTouches:
      "XCUITest plays whole gestures of its own making: no finger stays down, no event has a time"
    case .exactTime: "Apple's clock runs by itself"
    case .keyboardKinds: "no public API floats, splits or replaces the keyboard, or attaches keys"
    case .models: "a run has the model of its simulator"
    case .shake: "no public API shakes a device"
    }
  }

  /// Stands in the comment of a test that declared it.
  var mark: String { "needs \(rawValue): \(reason)" }
}

extension Trait where Self == ConditionTrait {
  /// The test runs where the driver has the ability.
  static func needs(_ ability: Ability) -> Self {
    .enabled("\(ability.mark)") { await HandsOfThisRun.abilities.contains(ability) }
  }
}
