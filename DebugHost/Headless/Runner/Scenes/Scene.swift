import DebugHostScreens
import HeadlessDriver
import UIKit

/// A scripted session with one demo screen.
///
/// A scene is told in steps, each with a title that a reader of the step list understands without the code. What
/// the steps share, as the finger that one puts down and the next lifts, stands on the stage. Places are found from the
/// views, never constants, so that a scene plays on every device.
@MainActor
protocol Scene {
  associatedtype Screen: SceneScreen
  /// The name on the command line: lower case, one word.
  var name: String { get }
  var title: String { get }
  /// One sentence: what there is to see.
  var summary: String { get }
  /// What to do on the screen to see it, as one sentence, where that is not plain.
  var task: String? { get }
  /// What the device shows.
  var screen: Screen { get }
  /// What it is played on unless the command line says otherwise.
  var device: Device.Model { get }

  /// Whether the HUD comes up as at the very first launch, as its pill; in the others its card was open the last time.
  var startsAsPill: Bool { get }

  func steps(on setting: Setting) -> [SceneStep]

  /// Why it cannot be played so, as `needs an iPad`; nil if it can.
  func objection(to setting: Setting) -> String?
}

extension Scene {
  var device: Device.Model { .iPhone14 }

  var task: String? { nil }

  var startsAsPill: Bool { false }

  func objection(to setting: Setting) -> String? { nil }
}

/// What a scene shows.
@MainActor
protocol SceneScreen {
  func makeController() -> UIViewController

  /// What the app does besides once its window is there.
  func didLaunch()
}

extension SceneScreen {
  func didLaunch() {}
}

extension DemoScreen: SceneScreen {}

/// Something done to the device, and what to call it.
@MainActor
struct SceneStep {
  let title: String
  /// Whether its end is worth a picture on a sheet of several devices.
  let isPoster: Bool
  let perform: (Stage) throws -> Void

  init(_ title: String, isPoster: Bool = false, _ perform: @escaping (Stage) throws -> Void) {
    self.title = title
    self.isPoster = isPoster
    self.perform = perform
  }
}
