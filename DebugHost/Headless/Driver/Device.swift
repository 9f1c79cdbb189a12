public import Foundation
public import UIKit

/// A headless iPhone or iPad under a test's control: it boots, its clock moves when told to, fingers touch it, keys
/// type.
///
/// There is one device at a time: booting starts a new application at time zero and forgets the one before. Nothing
/// happens between two calls, and the same calls give the same results to the last bit: no wall clock is read.
@preconcurrency @MainActor
public final class Device {
  /// Seconds between two events of a moving finger, as in the recorded traces (T4.9).
  public static let touchInterval: TimeInterval = 0.008

  /// The running application.
  public let application: UIApplication

  /// The scene on the device's screen.
  public let scene: UIWindowScene

  /// The windows that the boot closure showed; a scene keeps none alive.
  public private(set) var windows: [UIWindow] = []

  /// Moves the clock while the device runs live.
  let live = LiveClock()

  /// The fingers that are down, in the order in which they came.
  var fingers: [Finger] = []

  /// Called with the clock's time, in seconds, after every commit and after every change of a finger.
  ///
  /// It may come several times at one time of the clock; the last one shows what the screen shows.
  public var onFrame: ((TimeInterval) -> Void)? {
    didSet { HeadlessLoop.main.onCommit = onFrame }
  }

  /// The device that runs: its windows stay alive until the next device boots.
  private static var running: Device?

  private init(application: UIApplication, scene: UIWindowScene) {
    self.application = application
    self.scene = scene
  }

  // MARK: Booting

  /// Boots a device, by default a 390 × 844 point iPhone, then lets `build` show windows in the scene, as a scene
  /// delegate does.
  ///
  /// - Parameters:
  ///   - setup: The model, how it is turned, and what the user has set.
  ///   - delegate: The application's delegate, kept alive.
  ///   - sceneDelegate: The scene's delegate.
  ///   - build: Runs once, in the first turn of the run loop. Its windows are kept alive.
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
    if let frame = setup.sceneFrame { scene.place(at: frame) }
    if setup.slidesOver { scene.multitasking = .slideOver }
    let device = Device(application: application, scene: scene)
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

  /// Boots a device whose one key window holds the view, filling it.
  public static func boot(view: UIView, setup: Setup = Setup()) -> Device {
    let controller = UIViewController()
    controller.view = view
    return boot(root: controller, setup: setup)
  }

  static func switchOff() {
    running?.live.stop()
    // Ending the application lets the keyboard leave, which needs the device's windows; they go afterwards.
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

  /// Seconds since the device booted.
  public var now: TimeInterval { HeadlessLoop.main.now }

  /// Whether nothing will happen by itself: no animation runs and no timer waits.
  public var isIdle: Bool { HeadlessLoop.main.isIdle }

  /// Runs the closure as one turn of the run loop: the app's own code, then layout and commit.
  public func perform(_ work: () -> Void) {
    HeadlessLoop.main.turn(work)
  }

  /// Lets seconds pass: timers fire, animations and scrolling go on.
  public func advance(by seconds: TimeInterval) {
    guard seconds > 0, seconds.isFinite else { return }
    HeadlessLoop.main.advance(by: seconds)
  }

  /// Lets time pass up to a time of the clock, in seconds since boot; does nothing if that time has passed.
  public func advance(to time: TimeInterval) {
    guard time > now, time.isFinite else { return }
    HeadlessLoop.main.advance(to: time)
  }

  /// Lets time pass frame by frame until the device rests; false if it does not within `timeout` seconds.
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
