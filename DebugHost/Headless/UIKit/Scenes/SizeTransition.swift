import Foundation

/// Everything that wants to know of another size of its surroundings: controllers.
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

/// A change of a scene's size: by turning the device, or in Split View and Stage Manager.
///
/// Order (A for the first three, else K): `willTransition(to:with:)` if traits change → `viewWillTransition(to:with:)`,
/// roots before what they present → screen, scene and windows have the new size, inside the animation → traits → layout
/// → alongside animations → the scene's delegate; completions when the time is over.
@MainActor
struct SizeTransition {
  /// Seconds that an iPhone or iPad takes to turn a quarter (K).
  static let turnDuration: TimeInterval = 0.3

  let scenes: [UIWindowScene]
  /// The size and size classes that each scene will have.
  let target: (UIWindowScene) -> (size: CGSize, traits: UITraitCollection)
  let duration: TimeInterval
  /// Gives screen and scenes their new geometry.
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

  /// What a scene's delegate is told that it was.
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

  /// The root controller and the controllers presented over it, lowest first.
  var controllersOnScreen: [UIViewController] {
    Array(sequence(first: rootViewController) { $0?.presentedViewController }.prefix(64))
      .compactMap { $0 }
  }
}

extension UIApplication {
  /// Rotates the interface if the controllers on screen, and the application's delegate, allow it.
  ///
  /// - Returns: Whether it turns.
  package func turn(to orientation: UIInterfaceOrientation) -> Bool {
    let screen = UIScreen.main
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
      // One that keeps its frame may lie at other edges of the screen now, and so have another safe area.
      for scene in scenes { scene.place(at: frame(scene)) }
    }.run { [weak self] in self?.inputViewHost?.interfaceDidTurn() }
    return true
  }

  /// Gives a scene another frame on the screen, as Split View and Stage Manager do.
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
    // Beside another app a window turns with the screen, whatever its controllers say (Apple, TN3192).
    if let scene = window?.windowScene, !scene.isFullScreen { return true }
    let isPad = UIScreen.main.model.idiom == .pad
    let allowed =
      delegate?.application(self, supportedInterfaceOrientationsFor: window)
      ?? (isPad ? .all : .allButUpsideDown)
    return allowed.contains(orientation.mask)
      && controller.supportedInterfaceOrientations.contains(orientation.mask)
  }
}

extension UIWindowScene {
  /// Its frame once the screen has a size: the user changes a window's size in Split View "by rotating the device" too (Apple, Adopting
  /// Multitasking Enhancements on iPad). Here it keeps its part of the screen, as halves stay halves (K). A Slide Over window
  /// keeps its size.
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
