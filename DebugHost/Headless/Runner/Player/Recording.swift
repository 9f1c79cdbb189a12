/// A scene as it was played. The recording contains all that the player page shows, as plain
/// values.
///
/// Times are in seconds of the device's virtual clock since the beginning of the scene, so a
/// recording does not reveal when or where it was made.
struct Recording: Equatable, Sendable {
  /// The scene's name on the command line, such as `form`. If the run has several devices, the name
  /// of the device follows: `form-ipad-11`.
  var name: String
  /// The scene's title, as users see it. The setting follows, unless the scene is played with its
  /// default setting.
  var title: String
  /// One sentence about what the scene shows.
  var summary: String
  /// The device, and the settings that differ from the defaults, as users see them:
  /// `iPad 11, dark`.
  var device: String
  /// The length of the recording, in seconds. No time in the recording exceeds it.
  var duration: Double
  /// The steps that were played, in order.
  var steps: [Step]
  /// The pictures, in order. The player shows each picture until the next one. The last picture of
  /// a step may have the same time as the first picture of the next step.
  var frames: [Frame]
  /// The observations and decisions of ResponderScope, in order.
  var entries: [Entry]

  /// A step of the scene.
  struct Step: Equatable, Sendable {
    var time: Double
    var title: String
    /// The facts that the scene checked during the step.
    var facts: [Check] = []
    /// The time at which the step ended.
    var end = 0.0
    /// The index in `frames` of the last picture of the step.
    var lastFrame = 0
  }

  /// A fact that a scene checks.
  struct Check: Equatable, Sendable {
    var text: String
    var holds: Bool
  }

  /// A picture of the device.
  struct Frame: Equatable, Sendable {
    var time: Double
    /// A complete SVG document.
    var svg: String
  }

  /// An entry of the journal.
  struct Entry: Equatable, Sendable {
    var time: Double
    /// The kind of the journal entry, which decides its colour: `focus`, `scroll`, `keyboard`,
    /// `dismissal`...
    var kind: String
    var title: String
    /// The values of the entry, formatted, in the order in which users read them.
    var facts: [Fact]
    /// Whether the entry is a decision of ResponderScope, not only an observation.
    var isDecision: Bool
  }

  /// One named value of an entry.
  struct Fact: Equatable, Sendable {
    var label: String
    var value: String
  }
}
