/// One scene as it was played: plain values, everything that the player page shows.
///
/// Times are in seconds of the device's virtual clock, counted from the scene's own beginning, so that a recording
/// says nothing about when or where it was made.
struct Recording: Equatable, Sendable {
  /// The scene's name on the command line, for instance `form`.
  var name: String
  /// The scene's title for people.
  var title: String
  /// One sentence about what the scene shows.
  var summary: String
  /// What it was played on, for people: `iPad 11, dark`.
  var device: String
  /// The length of the recording in seconds; no time below exceeds it.
  var duration: Double
  /// What was done, in order.
  var steps: [Step]
  /// The pictures, in order; a picture stands until the next one. One that a step ended with may have the time of the next.
  var frames: [Frame]
  /// What the product observed and decided, in order.
  var entries: [Entry]

  /// Something done to the device.
  struct Step: Equatable, Sendable {
    var time: Double
    var title: String
    /// What was checked at its end.
    var facts: [Check] = []
    /// When it ended, and the picture of that moment: its number among the frames.
    var end = 0.0
    var lastFrame = 0
  }

  /// A claim of a scene.
  struct Check: Equatable, Sendable {
    var text: String
    var holds: Bool
  }

  /// A picture of the device.
  struct Frame: Equatable, Sendable {
    var time: Double
    /// A whole SVG document.
    var svg: String
  }

  /// A line of the journal.
  struct Entry: Equatable, Sendable {
    var time: Double
    /// The journal's word for what it is about, which gives it a colour: `focus`, `scroll`, `keyboard`, `dismissal`...
    var kind: String
    var title: String
    /// The numbers behind the decision, formatted, in the order in which to read them.
    var facts: [Fact]
    /// Whether the product decided something here, and did not only observe.
    var isDecision: Bool
  }

  /// One named value of an entry.
  struct Fact: Equatable, Sendable {
    var label: String
    var value: String
  }
}
