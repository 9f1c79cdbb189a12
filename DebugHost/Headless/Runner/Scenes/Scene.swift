import DebugHostScreens
import HeadlessDriver
import UIKit

/// A scripted session with one demo screen.
///
/// A scene consists of steps. Each step has a title that readers of the step list understand
/// without the code. The `Stage` holds what the steps share, such as a finger that one step puts
/// down and the next step lifts. Steps derive the points that they touch from the frames of the
/// views and never use fixed coordinates, so that a scene plays on every device.
@MainActor
protocol Scene {
  associatedtype Screen: SceneScreen
  /// The name on the command line, in lower case and without spaces.
  var name: String { get }
  var title: String { get }
  /// One sentence about what the scene shows.
  var summary: String { get }
  /// One sentence about what users do on the screen to see what the scene shows. It is nil if that
  /// is obvious.
  var task: String? { get }
  /// The screen that the device shows.
  var screen: Screen { get }
  /// The device on which the scene is played, unless the command line names another one.
  var device: Device.Model { get }

  /// Whether the HUD starts as a pill, as at the first launch. Otherwise it starts as a card, as if
  /// the user had left the card open.
  var startsAsPill: Bool { get }

  func steps(on setting: Setting) -> [SceneStep]

  /// Returns why the scene cannot be played with a setting, such as `needs an iPad`. Returns nil if
  /// it can.
  func objection(to setting: Setting) -> String?
}

extension Scene {
  var device: Device.Model { .iPhone14 }

  var task: String? { nil }

  var startsAsPill: Bool { false }

  func objection(to setting: Setting) -> String? { nil }
}

/// The screen that a scene shows.
@MainActor
protocol SceneScreen {
  func makeController() -> UIViewController

  /// Does the work that the app does at launch after its window has appeared.
  func didLaunch()
}

extension SceneScreen {
  func didLaunch() {}
}

extension DemoScreen: SceneScreen {}

/// A step of a scene: what it does to the device, and its title.
@MainActor
struct SceneStep {
  let title: String
  /// Whether the picture at the end of the step is shown on the sheet that compares several
  /// devices.
  let isPoster: Bool
  let perform: (Stage) throws -> Void

  init(_ title: String, isPoster: Bool = false, _ perform: @escaping (Stage) throws -> Void) {
    self.title = title
    self.isPoster = isPoster
    self.perform = perform
  }
}
