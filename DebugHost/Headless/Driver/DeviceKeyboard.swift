public import Foundation
import UIKit

/// The device's keyboard, and what a user can change about it: the posture, a hardware keyboard, a
/// third-party keyboard, and the keyboard's settings.
///
/// Rectangles are in screen coordinates, in points, and times are in seconds. Each call is one turn
/// of the run loop and takes no time, except `drag` and `tap`.
@MainActor
public struct DeviceKeyboard {
  /// The posture of the keyboard on the screen.
  public enum Posture: Sendable {
    case docked
    /// The whole keyboard above the bottom of an iPad's screen.
    case undocked
    /// The keyboard in two halves above the bottom of an iPad's screen.
    case split
    /// A small keyboard anywhere on an iPad's screen.
    case floating
  }

  let device: Device

  private var host: KeyboardHost? { KeyboardHost.current }

  private func turn(_ work: (KeyboardHost) -> Void) {
    guard let host else { return }
    HeadlessLoop.main.turn { work(host) }
  }

  private func change(_ body: @escaping (inout KeyboardSettings) -> Void) {
    turn { body(&$0.settings) }
  }

  // MARK: State

  /// Whether a keyboard, a shortcut bar, an input view or an accessory view is shown, or is about
  /// to be shown.
  public var isVisible: Bool { host?.isVisible ?? false }

  /// The part of the keyboard and its accessory view that is on the screen now, in screen
  /// coordinates, in points. The rectangle is null if no part of them is on the screen.
  public var frame: CGRect { host?.presentedFrame ?? .null }

  /// The frame at the bottom of the screen that the notifications report, now or after the
  /// animation, in screen coordinates, in points. It contains a docked keyboard, a shortcut bar or
  /// an input view, with the accessory view, or an accessory view alone. It is null if none of
  /// these is shown there.
  public var cover: CGRect { host?.restingCover?.intersection(device.scene.screen.bounds) ?? .null }

  // MARK: Posture

  /// The posture that the keyboard has, or will have when it appears. A phone's keyboard is always
  /// docked.
  public var posture: Posture {
    get {
      switch host?.settings.posture ?? .docked {
      case .docked: .docked
      case .undocked: .undocked
      case .split: .split
      case .floating: .floating
      }
    }
    nonmutating set {
      guard device.isPad else { return }
      change {
        $0.posture =
          switch newValue {
          case .docked: .docked
          case .undocked: .undocked
          case .split: .split
          case .floating: .floating
          }
      }
    }
  }

  /// Drags a keyboard that is not docked, with an event every 8 ms (T4.13.34).
  ///
  /// - Returns: Whether the keyboard could be dragged.
  @discardableResult
  public func drag(by way: CGVector, duration: TimeInterval = 0.4) -> Bool {
    var isHeld = false
    turn { isHeld = $0.beginDrag() }
    guard isHeld else { return false }
    let steps = max(1, Int((duration / Device.touchInterval).rounded()))
    let begin = device.now
    for step in 1...steps {
      device.advance(to: begin + Double(step) * Device.touchInterval)
      turn { $0.drag(by: CGVector(dx: way.dx / CGFloat(steps), dy: way.dy / CGFloat(steps))) }
    }
    turn { $0.endDrag() }
    return true
  }

  // MARK: Settings

  /// Whether a hardware keyboard is attached. When the user then edits text, no keyboard appears,
  /// but on an iPad a bar does (T4.13.50, T4.13.38).
  public var hasHardwareKeyboard: Bool {
    get { host?.settings.hasHardwareKeyboard ?? false }
    nonmutating set { change { $0.hasHardwareKeyboard = newValue } }
  }

  /// Whether the keyboard shows the bar of suggestions (T4.13.25).
  public var showsPredictions: Bool {
    get { host?.settings.showsPredictions ?? true }
    nonmutating set { change { $0.showsPredictions = newValue } }
  }

  /// How much higher the keyboard of the user's language is than the English one, in points
  /// (T4.13.57).
  public var languageHeight: CGFloat {
    get { host?.settings.languageHeight ?? 0 }
    nonmutating set { change { $0.languageHeight = newValue } }
  }

  /// Whether the bar that an iPad shows with a hardware keyboard is minimised (T4.13.58).
  public var minimisesShortcutBar: Bool {
    get { host?.settings.minimisesShortcutBar ?? false }
    nonmutating set { change { $0.minimisesShortcutBar = newValue } }
  }

  /// Cancels the system's password sheet while the keyboard is shown. UIKit then posts the
  /// notifications of a keyboard that appears, with a frame above the screen (T4.13.53).
  public func cancelPasswordSheet() {
    turn { $0.passwordSheetWasCancelled() }
  }

  /// Removes the bar that an iPad shows with a hardware keyboard. UIKit posts the notifications of
  /// a keyboard that appears, with a frame of zero (T4.13.35).
  public func dropShortcutBar() {
    turn { $0.dropShortcutBar() }
  }

  /// Installs a third-party keyboard. When it appears for the first time, UIKit's notifications
  /// first report `firstHeight`, and then correct the height in one or more steps. If `height` is
  /// nil, the method restores the system's keyboard.
  public func useThirdParty(height: CGFloat?, firstHeight: CGFloat? = nil) {
    change { settings in
      settings.thirdParty = height.map { .init(height: $0, firstHeight: firstHeight ?? $0) }
    }
  }

  // MARK: Other apps

  /// Shows the keyboard of another app, such as the app next to this one in Split View (T4.13.40).
  /// If the height is nil, the method hides that keyboard.
  public func showForeign(height: CGFloat?) {
    change { $0.foreignHeight = height }
  }

  /// Whether a password manager's sheet is shown in place of the keyboard (T4.13.39).
  public var isTakenOver: Bool {
    get { host?.settings.isTakenOver ?? false }
    nonmutating set { turn { $0.setTakenOver(newValue) } }
  }

  // MARK: Taps on keys

  /// Taps a key on the screen by its label: a letter or sign, or `return`, `delete`, `space`,
  /// `shift`, `123`, `#+=`, `ABC`, `hide`. The shift key decides the case of a letter.
  ///
  /// - Returns: Whether there is such a key on the screen now.
  @discardableResult
  public func tap(_ key: String, duration: TimeInterval = 0.05) -> Bool {
    guard let place = host?.placeOfKey(named: key) else { return false }
    device.tap(at: CGPoint(x: place.midX, y: place.midY), duration: duration)
    return true
  }
}

extension Device {
  /// The keyboard, and what its user can do with it.
  public var keyboard: DeviceKeyboard { DeviceKeyboard(device: self) }

  var isPad: Bool { scene.screen.traitCollection.userInterfaceIdiom == .pad }
}
