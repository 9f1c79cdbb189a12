// In the contract tests outside HeadlessOnly, only this file, its extension in HeadlessHands+Exact
// and HeadlessKeyboard use the headless driver.
#if canImport(HeadlessDriver)
  import HeadlessDriver
  import UIKit

  /// The driver of this run.
  @MainActor
  enum HandsOfThisRun {
    static let abilities = Set(Ability.allCases)

    static func make() -> any Hands { HeadlessHands() }

    static func leave() {
      _ = HeadlessDriver.Device.boot()
    }
  }

  /// The driver for the headless device. Its clock is virtual, so its methods do not wait.
  @MainActor
  final class HeadlessHands: Hands {
    private var driver: HeadlessDriver.Device?

    /// The headless device itself, for the tests in HeadlessOnly.
    var device: HeadlessDriver.Device {
      guard let driver else { preconditionFailure("The hands have not started.") }
      return driver
    }

    func start(_ setup: Device.Setup) async -> UIWindowScene {
      guard let model = HeadlessDriver.Device.Model(rawValue: setup.model.rawValue) else {
        preconditionFailure("The driver has no \(setup.model).")
      }
      var own = HeadlessDriver.Device.Setup(model: model, orientation: setup.orientation)
      own.sceneFrame = setup.sceneFrame
      let device = HeadlessDriver.Device.boot(setup: own)
      driver = device
      return device.scene
    }

    func perform(_ work: () -> Void) async {
      device.perform(work)
    }

    func settle(timeout: TimeInterval) async -> Bool {
      device.settle(timeout: timeout)
    }

    func tap(at point: CGPoint, duration: TimeInterval) async -> UIView? {
      device.tap(at: point, duration: duration)
    }

    func play(_ gesture: Gesture) async -> Bool {
      switch gesture {
      case .tap(let point, let duration): device.tap(at: point, duration: duration) != nil
      case .drag(let start, let end, let duration, let hold):
        drag(from: start, to: end, duration: duration, hold: hold)
      case .type(let text): device.type(text)
      case .pressReturn: device.pressReturn()
      case .deleteBackward: device.deleteBackward()
      case .rotate(let raw): device.rotate(to: UIInterfaceOrientation(rawValue: raw) ?? .portrait)
      case .tapStatusBar: tapStatusBar()
      }
    }

    var exact: (any ExactHands)? { self }

    private func drag(
      from start: CGPoint, to end: CGPoint, duration: TimeInterval, hold: TimeInterval
    ) -> Bool {
      device.drag(from: start, to: end, duration: duration, hold: hold)
      return true
    }

    private func tapStatusBar() -> Bool {
      device.tapStatusBar()
      return true
    }
  }
#endif
