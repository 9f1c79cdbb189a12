import Foundation

/// An object that UIKit notifies of changes to its size: a view controller.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}

/// A change of a scene's size, by a rotation of the device, or in Split View or Stage Manager.
///
/// The order of the steps (A for the first three, K for the others): `willTransition(to:with:)` if
/// traits change → `viewWillTransition(to:with:)`, to root controllers before the controllers that
/// they present → screen, scene and windows take their new size, inside the animation → traits →
/// layout → alongside animations → the scene's delegate. The completions run when the animation has
/// ended. Only the controllers of windows that fill the scene take part.
@MainActor
struct SizeTransition {
  /// The time that an iPhone or iPad takes for a quarter turn, in seconds (K).
  static let turnDuration: TimeInterval = 0.3

  let scenes: [UIWindowScene]
  /// Returns the new size of a scene, and its traits with the new size classes.
  let target: (UIWindowScene) -> (size: CGSize, traits: UITraitCollection)
  let duration: TimeInterval
  /// Sets the new geometry of the screen and the scenes.
  let change: () -> Void

  func run(completion: @escaping () -> Void) {
    let befores = scenes.map { (scene: $0, state: SceneState($0)) }
    var coordinators: [TransitionCoordinator] = []
    for scene in scenes {
      let (size, traits) = target(scene)
      for window in scene.allWindows where window.fillsScene {
        for controller in window.controllersOnScreen {
          let coordinator = TransitionCoordinator(
            from: controller, to: controller, in: window, duration: duration)
          coordinators.append(coordinator)
          if traits != scene.traitCollection {
            controller.willTransition(to: traits, with: coordinator)
          }
          controller.viewWillTransition(to: size, with: coordinator)
        }
      }
    }
    let update = {
      change()
      for scene in scenes {
        scene.traitsMayHaveChanged()
        for window in scene.allWindows { window.layoutTreeIfNeeded() }
      }
      for coordinator in coordinators { coordinator.runAlongside() }
    }
    let finish = {
      for coordinator in coordinators { coordinator.finish() }
      completion()
    }
    if duration > 0 {
      UIView.animate(withDuration: duration, animations: update) { _ in finish() }
    } else {
      UIView.performWithoutAnimation(update)
    }
    for (scene, before) in befores { before.tell(scene) }
    if duration <= 0 { finish() }
  }

  /// A scene's previous state, which UIKit passes to the scene's delegate.
  @MainActor
  private struct SceneState {
    let bounds: CGRect
    let orientation: UIInterfaceOrientation
    let traits: UITraitCollection

    init(_ scene: UIWindowScene) {
      bounds = scene.coordinateSpace.bounds
      orientation = scene.interfaceOrientation
      traits = scene.traitCollection
    }

    func tell(_ scene: UIWindowScene) {
      guard let delegate = scene.delegate as? any UIWindowSceneDelegate else { return }
      let old = bounds
      delegate.windowScene(
        scene,
        didUpdate: PlainCoordinateSpace(bounds: { old }, toScreen: { .identity }),
        interfaceOrientation: orientation, traitCollection: traits)
    }
  }
}

extension UIWindow {
  var fillsScene: Bool {
    frame == windowScene?.coordinateSpace.bounds
  }

  /// The root controller and the controllers presented over it, starting with the root.
  var controllersOnScreen: [UIViewController] {
    Array(sequence(first: rootViewController) { $0?.presentedViewController }.prefix(64))
      .compactMap { $0 }
  }
}

extension UIApplication {
  /// Rotates the interface if the frontmost controller and the application's delegate allow it, or
  /// if the app shares the screen with another app.
  ///
  /// - Returns: Whether the interface rotates.
  package func turn(to orientation: UIInterfaceOrientation) -> Bool {
    let screen = display
    guard orientation != screen.orientation, supports(orientation) else { return false }
    let isQuarter = orientation.isLandscape != screen.orientation.isLandscape
    inputViewHost?.interfaceWillTurn()
    let scenes = scenesInOrder.compactMap { $0 as? UIWindowScene }
    let size = screen.model.size(in: orientation)
    let frames = Dictionary(
      uniqueKeysWithValues: scenes.map {
        (ObjectIdentifier($0), $0.frame(onScreenOf: size))
      })
    func frame(_ scene: UIWindowScene) -> CGRect {
      frames[ObjectIdentifier(scene)] ?? CGRect(origin: .zero, size: size)
    }
    SizeTransition(
      scenes: scenes.filter { frame($0).size != $0.frameOnScreen.size || $0.isFullScreen },
      target: { scene in
        let size = frame(scene).size
        let classes = screen.model.sizeClasses(for: size, in: orientation)
        let traits = scene.traitCollection.modifyingTraits {
          $0.horizontalSizeClass = classes.horizontal
          $0.verticalSizeClass = classes.vertical
        }
        return (size, traits)
      },
      duration: SizeTransition.turnDuration * (isQuarter ? 1 : 2)
    ) {
      screen.turn(to: orientation)
      // A scene that keeps its frame may now be at other edges of the screen, and so have another
      // safe area.
      for scene in scenes { scene.place(at: frame(scene)) }
    }.run { [weak self] in self?.inputViewHost?.interfaceDidTurn() }
    return true
  }

  /// Changes a scene's frame on the screen, as Split View and Stage Manager do.
  package func resize(_ scene: UIWindowScene, to frame: CGRect) {
    guard frame.isUsable, frame != scene.frameOnScreen else { return }
    let classes = scene.screen.model.sizeClasses(for: frame.size, in: scene.screen.orientation)
    let traits = scene.traitCollection.modifyingTraits {
      $0.horizontalSizeClass = classes.horizontal
      $0.verticalSizeClass = classes.vertical
    }
    guard frame.size != scene.frameOnScreen.size else { return scene.place(at: frame) }
    SizeTransition(
      scenes: [scene], target: { _ in (frame.size, traits) }, duration: 0,
      change: { scene.place(at: frame) }
    ).run {}
  }

  private func supports(_ orientation: UIInterfaceOrientation) -> Bool {
    let window = keyWindow ?? windows.first
    guard let controller = window?.controllersOnScreen.last else { return true }
    // If the app shares the screen with another app, its window rotates with the screen, whatever
    // its controllers support (Apple, TN3192).
    if let scene = window?.windowScene, !scene.isFullScreen { return true }
    // A Duo's inner display ignores what the app supports (T4.22.9).
    if display !== UIScreen.main { return true }
    let isPad = UIScreen.main.model.idiom == .pad
    let allowed =
      delegate?.application(self, supportedInterfaceOrientationsFor: window)
      ?? (isPad ? .all : .allButUpsideDown)
    return allowed.contains(orientation.mask)
      && controller.supportedInterfaceOrientations.contains(orientation.mask)
  }
}

extension UIWindowScene {
  /// Returns the scene's frame for a new size of the screen. In Split View, the user changes a
  /// window's size "by rotating the device" too (Apple, Adopting Multitasking Enhancements on
  /// iPad). Here the scene keeps its part of the screen, so that halves stay halves (K). A Slide
  /// Over window keeps its size.
  fileprivate func frame(onScreenOf size: CGSize) -> CGRect {
    let old = screen.bounds
    guard !isFullScreen else { return CGRect(origin: .zero, size: size) }
    guard multitasking != .slideOver, old.width > 0, old.height > 0 else { return frameOnScreen }
    let (x, y) = (size.width / old.width, size.height / old.height)
    let frame = frameOnScreen
    let left = (frame.minX * x).rounded()
    let top = (frame.minY * y).rounded()
    return CGRect(
      x: left, y: top, width: (frame.maxX * x).rounded() - left,
      height: (frame.maxY * y).rounded() - top)
  }
}
