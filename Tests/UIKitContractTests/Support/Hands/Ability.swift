import Testing

/// An ability that a contract test may need and that only some drivers have. Every driver can show
/// a window, run turns of the run loop, and wait until nothing moves.
///
/// A test declares what it needs with `.needs(…)`. If the driver lacks it, the test is skipped and
/// the reason is printed. The headless device has all abilities. There, a test fails if it uses an
/// ability without declaring it.
enum Ability: String, CaseIterable, Sendable {
  /// Whole gestures of one finger, keys of the on-screen keyboard, and rotation.
  case hands
  /// Fingers that stay down, several fingers, and events at exact times and places.
  case exactTouches
  /// A clock that tests can stop and read.
  case exactTime
  /// A floating, split or third-party keyboard, or a hardware keyboard.
  case keyboardKinds
  /// Another model, or a device that is rotated from the start.
  case models
  /// A shake of the device.
  case shake

  /// The reason why a driver that uses only public API may lack the ability.
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

  /// The comment for a test that needs the ability.
  var mark: String { "needs \(rawValue): \(reason)" }
}

extension Trait where Self == ConditionTrait {
  /// Runs the test only if the driver has the ability.
  static func needs(_ ability: Ability) -> Self {
    .enabled("\(ability.mark)") { await HandsOfThisRun.abilities.contains(ability) }
  }
}
