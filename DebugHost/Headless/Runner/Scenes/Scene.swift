/// A scripted session with one demo screen.
///
/// A scene is told in steps, each with a title that a reader of the step list understands without the code. What
/// the steps share (the screen's controller, the field being edited) the scene keeps itself.
@MainActor
protocol Scene {
  /// The name on the command line: lower case, one word.
  var name: String { get }
  var title: String { get }
  /// One sentence: what there is to see.
  var summary: String { get }
  var steps: [SceneStep] { get }
}

/// Something done to the device, and what to call it.
@MainActor
struct SceneStep {
  let title: String
  let perform: () throws -> Void

  init(_ title: String, _ perform: @escaping () throws -> Void) {
    self.title = title
    self.perform = perform
  }
}
