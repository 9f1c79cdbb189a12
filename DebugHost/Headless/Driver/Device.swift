public import Foundation
public import UIKit

/// A headless iPhone or iPad under a test's control. The test boots it, advances its clock, touches
/// it and types on it.
///
/// There is one device at a time. Booting starts a new application at time zero and discards the
/// previous one. Unless the device runs live, nothing happens between two calls. The same calls
/// then give the same results to the last bit, because nothing reads a wall clock.
@preconcurrency @MainActor
public final class Device {
  /// The time between two events of a moving finger, in seconds, as in the recorded traces (T4.9).
  public static let touchInterval: TimeInterval = 0.008

  /// The running application.
  public let application: UIApplication

  /// The scene with which the device booted.
  public let scene: UIWindowScene

  /// The windows that each scene had right after booting, `openScene` or `connectDisplay`, except
  /// those of closed scenes. The device keeps them alive, because a scene does not retain its
  /// windows.
  public private(set) var windows: [UIWindow] = []

  /// How far a phone that folds is open.
  public internal(set) var posture = Posture.closed

  /// Moves the clock while the device runs live.
  let live = LiveClock()

  /// The fingers that are down, in the order in which they touched the screen.
  var fingers: [Finger] = []

  /// Called with the clock's time, in seconds, after every commit and after every change of a
  /// finger.
  ///
  /// It may be called several times at the same time of the clock. At the last call, the screen
  /// shows its final state for that time.
  public var onFrame: ((TimeInterval) -> Void)? {
    didSet { HeadlessLoop.main.onCommit = onFrame }
  }

  /// The running device. The device and its windows stay in memory until the device is switched off
  /// or the next one boots.
  private static var running: Device?

  private init(application: UIApplication, scene: UIWindowScene) {
    self.application = application
    self.scene = scene
  }

  // MARK: Booting

  /// Boots a device, by default a 390 × 844 point iPhone, then lets `build` show windows in the
  /// scene, as a scene delegate does.
  ///
  /// - Parameters:
  ///   - setup: The model, the orientation, the frame of the scene, and the user's settings.
  ///   - delegate: The application's delegate, which the application keeps alive.
  ///   - sceneDelegate: The scene's delegate.
  ///   - build: Called once, in the first turn of the run loop. The device keeps alive the windows
  ///     that the closure adds to the scene.
  public static func boot(
    setup: Setup = Setup(), delegate: (any UIApplicationDelegate)? = nil,
    sceneDelegate: (any UISceneDelegate)? = nil, _ build: (UIWindowScene) -> Void = { _ in }
  ) -> Device {
    running?.live.stop()
    let application = UIApplication.boot(screen: setup.screen)
    application.delegate = delegate
    application.retainedDelegate = delegate
    UIAccessibility.settings.reducesMotion = setup.reducesMotion
    UIAccessibility.settings.prefersCrossFade = false
    UIAccessibility.settings.reducesTransparency = setup.reducesTransparency
    UIAccessibility.settings.darkensColors = setup.contrast == .high
    guard let scene = application.scenesInOrder.first as? UIWindowScene else {
      preconditionFailure("UIApplication.boot connects one window scene.")
    }
    if setup.opensInside {
      application.show(inside: true, isHalfOpen: setup.posture == .halfOpen, duration: 0)
    }
    if let frame = setup.sceneFrame { scene.place(at: frame) }
    if setup.slidesOver { scene.multitasking = .slideOver }
    let device = Device(application: application, scene: scene)
    device.posture = setup.model.folds ? setup.posture : .closed
    running = device
    HeadlessLoop.main.turn {
      let launch = UIApplication.Launch(
        hasScenes: sceneDelegate != nil, isByNotification: setup.opensNotification)
      application.start(scene, delegate: sceneDelegate, launch: setup.launches ? launch : nil) {
        build(scene)
        device.windows = scene.windows
      }
    }
    return device
  }

  /// Boots a device with one key window that shows the controller.
  public static func boot(root: UIViewController, setup: Setup = Setup()) -> Device {
    let device = boot(setup: setup)
    HeadlessLoop.main.turn {
      let window = UIWindow(windowScene: device.scene)
      window.rootViewController = root
      window.makeKeyAndVisible()
      device.windows = [window]
    }
    return device
  }

  /// Boots a device with one key window, which the view fills.
  public static func boot(view: UIView, setup: Setup = Setup()) -> Device {
    let controller = UIViewController()
    controller.view = view
    return boot(root: controller, setup: setup)
  }

  static func switchOff() {
    running?.live.stop()
    // Ending the application hides the keyboard, which needs the device's windows, so release them
    // afterwards.
    UIApplication.end()
    running = nil
  }

  func keep(_ more: [UIWindow]) {
    windows += more
  }

  func letGo(_ gone: [UIWindow]) {
    windows.removeAll { window in gone.contains { $0 === window } }
  }

  // MARK: Time

  /// The time since the device booted, in seconds.
  public var now: TimeInterval { HeadlessLoop.main.now }

  /// Whether the device is at rest: nothing is scheduled, and no frame, timer or block will run.
  public var isIdle: Bool { HeadlessLoop.main.isIdle }

  /// Runs the closure as one turn of the run loop: the app's own code, then layout and commit.
  public func perform(_ work: () -> Void) {
    HeadlessLoop.main.turn(work)
  }

  /// Lets time pass, in seconds. Timers fire, and animations and scrolling continue.
  public func advance(by seconds: TimeInterval) {
    guard seconds > 0, seconds.isFinite else { return }
    HeadlessLoop.main.advance(by: seconds)
  }

  /// Lets time pass up to a time of the clock, in seconds since boot. Does nothing if that time has
  /// passed.
  public func advance(to time: TimeInterval) {
    guard time > now, time.isFinite else { return }
    HeadlessLoop.main.advance(to: time)
  }

  /// Lets time pass frame by frame until the device is at rest.
  ///
  /// - Returns: False if the device is not at rest after `timeout` seconds.
  @discardableResult
  public func settle(timeout: TimeInterval = 10) -> Bool {
    let limit = now + timeout
    HeadlessLoop.main.turn {}
    while !isIdle {
      guard now < limit else { return false }
      HeadlessLoop.main.advance(to: min(limit, HeadlessLoop.main.nextFrameTime))
    }
    return true
  }
}
