import DebugHostScreens

/// A scripted session with one demo screen.
///
/// A scene is told in steps, each with a title that a reader of the step list understands without the code. What
/// the steps share, as the finger that one puts down and the next lifts, stands on the stage.
@MainActor
protocol Scene {
  /// The name on the command line: lower case, one word.
  var name: String { get }
  var title: String { get }
  /// One sentence: what there is to see.
  var summary: String { get }
  /// What the device shows.
  var screen: DemoScreen { get }
  var steps: [SceneStep] { get }
}

/// Something done to the device, and what to call it.
@MainActor
struct SceneStep {
  let title: String
  let perform: (Stage) throws -> Void

  init(_ title: String, _ perform: @escaping (Stage) throws -> Void) {
    self.title = title
    self.perform = perform
  }
}
