public import Foundation
public import UIKit

/// Rotation, multiple scenes, activation and the background.
extension Device {
  /// Rotates the device so that the interface gets the given orientation. The app receives the same
  /// callbacks in the same order as on a real device, and the animation runs as time passes.
  ///
  /// - Returns: Whether the interface rotates. It does not if it already has the orientation, or if
  ///   a view controller or the app's delegate prevents the rotation.
  @discardableResult
  public func rotate(to orientation: UIInterfaceOrientation) -> Bool {
    var turns = false
    HeadlessLoop.main.turn {
      UIDevice.current.orientation = orientation.deviceOrientation
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
      turns = application.turn(to: orientation)
    }
    // After the rotation, a Slide Over window moves to the side of the screen in its new
    // orientation.
    for case let scene as UIWindowScene in application.scenesInOrder
    where turns && scene.multitasking == .slideOver { slideOver(scene) }
    return turns
  }

  /// Gives a scene another frame, in screen coordinates and points, as Split View and Stage Manager
  /// do.
  ///
  /// A Slide Over window has only one size. If a Slide Over window gets another frame, it becomes a
  /// part of the Split View (K).
  public func resize(_ scene: UIWindowScene, to frame: CGRect) {
    HeadlessLoop.main.turn {
      let slidOver = scene.multitasking == .slideOver
      if slidOver { scene.multitasking = .none }
      application.resize(scene, to: frame)
      if slidOver { KeyboardHost.current?.sceneDidMove() }
    }
  }

  /// Makes a scene a Slide Over window of an iPad: 320 points wide, 10 points from the screen's
  /// upper, right and lower edges, over another app (K).
  public func slideOver(_ scene: UIWindowScene) {
    let bounds = scene.screen.bounds
    HeadlessLoop.main.turn {
      scene.multitasking = .slideOver
      application.resize(
        scene, to: CGRect(x: bounds.maxX - 330, y: 10, width: 320, height: bounds.height - 20))
      KeyboardHost.current?.sceneDidMove()
    }
  }

  /// Makes a scene a window of Stage Manager. The frame is in screen coordinates, in points.
  public func stage(_ scene: UIWindowScene, at frame: CGRect) {
    HeadlessLoop.main.turn {
      scene.multitasking = .stageManager
      application.resize(scene, to: frame)
      KeyboardHost.current?.sceneDidMove()
    }
  }

  /// Gives a scene the whole screen again.
  public func fillScreen(with scene: UIWindowScene) {
    HeadlessLoop.main.turn {
      scene.multitasking = .none
      application.resize(scene, to: scene.screen.bounds)
      KeyboardHost.current?.sceneDidMove()
    }
  }

  /// Opens another scene. `build` shows windows in it. Then the scene enters the foreground and
  /// becomes active.
  ///
  /// - Parameter frame: The scene's frame in screen coordinates, in points; nil means the whole
  ///   screen.
  @discardableResult
  public func openScene(
    frame: CGRect? = nil, delegate: (any UISceneDelegate)? = nil,
    _ build: (UIWindowScene) -> Void = { _ in }
  ) -> UIWindowScene {
    let number = application.openSessions.count + 1
    let scene = UIWindowScene(screen: scene.screen, identifier: "scene-\(number)", frame: frame)
    HeadlessLoop.main.turn {
      application.connect(scene, delegate: delegate) {
        build(scene)
        keep(scene.windows)
      }
    }
    return scene
  }

  /// Connects an external display of 1280 × 720 points, which has a scene of its own. `build` shows
  /// windows in that scene. Then the scene enters the foreground and becomes active (T4.21.9).
  @discardableResult
  public func connectDisplay(_ build: (UIWindowScene) -> Void = { _ in }) -> UIWindowScene {
    let screen = UIScreen(model: .display)
    let number = application.openSessions.count + 1
    let scene = UIWindowScene(
      screen: screen, identifier: "display-\(number)", role: .windowExternalDisplayNonInteractive)
    HeadlessLoop.main.turn {
      application.connect(scene, delegate: nil) {
        build(scene)
        keep(scene.windows)
      }
    }
    return scene
  }

  /// Disconnects a scene. Its windows leave the screen.
  public func close(_ scene: UIWindowScene) {
    HeadlessLoop.main.turn {
      let gone = scene.windows
      application.disconnect(scene)
      letGo(gone)
    }
  }

  /// Makes a scene inactive, as the app switcher or a call does.
  public func deactivate(_ scene: UIWindowScene) {
    HeadlessLoop.main.turn { application.deactivate(scene) }
  }

  /// Makes a scene active, whatever its state is.
  public func activate(_ scene: UIWindowScene) {
    HeadlessLoop.main.turn {
      application.enterForeground(scene)
      application.activate(scene)
    }
  }

  /// Sends a scene to the background.
  public func sendToBackground(_ scene: UIWindowScene) {
    HeadlessLoop.main.turn {
      application.deactivate(scene)
      application.enterBackground(scene)
    }
  }

  /// Returns to the Home Screen: every scene becomes inactive, then enters the background.
  public func enterBackground() {
    HeadlessLoop.main.turn {
      for scene in application.scenesInOrder { application.deactivate(scene) }
      for scene in application.scenesInOrder { application.enterBackground(scene) }
    }
  }

  /// Opens the app again: every scene enters the foreground and becomes active.
  public func enterForeground() {
    HeadlessLoop.main.turn {
      for scene in application.scenesInOrder { application.enterForeground(scene) }
      for scene in application.scenesInOrder { application.activate(scene) }
    }
  }
}
