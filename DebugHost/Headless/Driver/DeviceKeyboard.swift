public import Foundation
import UIKit

/// The device's keyboard as its user finds it: where it stands, what is attached, whose it is.
///
/// Points, screen coordinates, seconds. Each call is one turn of the run loop and moves no time, except `drag`.
@MainActor
public struct DeviceKeyboard {
  /// How a keyboard stands on the screen.
  public enum Posture: Sendable {
    case docked
    /// Undocked: an iPad's whole keyboard above the bottom.
    case undocked
    /// In two halves, above the bottom; an iPad's.
    case split
    /// Small, anywhere; an iPad's.
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

  // MARK: What is there

  /// Whether a keyboard, an input view or an accessory is up, or on its way up.
  public var isVisible: Bool { host?.isVisible ?? false }

  /// What of the keyboard and its accessory is on screen now: points, screen coordinates; null if nothing is.
  public var frame: CGRect { host?.presentedFrame ?? .null }

  /// The frame at the screen's bottom that the notifications report: a docked keyboard with its accessory, or an
  /// accessory alone, now or after the animation; null if there is neither. Points, screen coordinates.
  public var cover: CGRect { host?.restingCover?.intersection(device.scene.screen.bounds) ?? .null }

  // MARK: Where it stands

  /// How the keyboard stands, or will stand when it comes; a phone's is always docked.
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

  /// Drags a keyboard that is not docked, in an event every 8 ms (T4.13.34).
  ///
  /// - Returns: Whether there was one to drag.
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

  // MARK: What is attached and set

  /// Whether a hardware keyboard is attached. Text then brings up no keyboard, and on an iPad a bar (T4.13.50,
  /// T4.13.38).
  public var hasHardwareKeyboard: Bool {
    get { host?.settings.hasHardwareKeyboard ?? false }
    nonmutating set { change { $0.hasHardwareKeyboard = newValue } }
  }

  /// The bar of suggestions (T4.13.25).
  public var showsPredictions: Bool {
    get { host?.settings.showsPredictions ?? true }
    nonmutating set { change { $0.showsPredictions = newValue } }
  }

  /// How much higher the keyboard of the user's language is than the English one, points (T4.13.57).
  public var languageHeight: CGFloat {
    get { host?.settings.languageHeight ?? 0 }
    nonmutating set { change { $0.languageHeight = newValue } }
  }

  /// Whether an iPad's bar above a hardware keyboard is minimised (T4.13.58).
  public var minimisesShortcutBar: Bool {
    get { host?.settings.minimisesShortcutBar ?? false }
    nonmutating set { change { $0.minimisesShortcutBar = newValue } }
  }

  /// Cancels the system's password sheet while the keyboard is up: a show with a frame above the screen (T4.13.53).
  public func cancelPasswordSheet() {
    turn { $0.passwordSheetWasCancelled() }
  }

  /// Drops the bar that an iPad shows with a hardware keyboard: UIKit posts a show with a frame of zero (T4.13.35).
  public func dropShortcutBar() {
    turn { $0.dropShortcutBar() }
  }

  /// Installs another maker's keyboard; its first show tells `firstHeight`, then corrects itself. Nil is the system's.
  public func useThirdParty(height: CGFloat?, firstHeight: CGFloat? = nil) {
    change { settings in
      settings.thirdParty = height.map { .init(height: $0, firstHeight: firstHeight ?? $0) }
    }
  }

  // MARK: Others

  /// Shows another app's keyboard, as beside it in Split View (T4.13.40); nil hides it.
  public func showForeign(height: CGFloat?) {
    change { $0.foreignHeight = height }
  }

  /// Whether a password manager's sheet stands where the keyboard was (T4.13.39).
  public var isTakenOver: Bool {
    get { host?.settings.isTakenOver ?? false }
    nonmutating set { turn { $0.setTakenOver(newValue) } }
  }

  // MARK: Fingers on keys

  /// Taps a key on the screen by what stands on it: a letter or sign, or `return`, `delete`, `space`, `shift`, `123`,
  /// `ABC`, `hide`. The letter comes out as shift says.
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
