import Foundation
import HeadlessDriver
import UIKit

/// Plays the steps of the device and its keyboard.
extension SoakWorld {
  func systemStep(_ step: Step) -> Bool {
    switch step {
    case .rotate(let index): return rotate(index)
    case .resize(let index): return resize(index)
    case .leaveApp(let seconds):
      device.sendToBackground(device.scene)
      device.advance(by: seconds)
      device.activate(device.scene)
    case .deactivate(let seconds):
      device.deactivate(device.scene)
      device.advance(by: seconds)
      device.activate(device.scene)
    case .hardwareKeyboard(let isAttached):
      guard device.keyboard.hasHardwareKeyboard != isAttached else { return false }
      device.keyboard.hasHardwareKeyboard = isAttached
    case .predictions(let shows):
      guard device.keyboard.showsPredictions != shows else { return false }
      device.keyboard.showsPredictions = shows
    case .otherKeyboard(let height, let first):
      device.keyboard.useThirdParty(height: height > 270 ? nil : height, firstHeight: first)
    case .posture(let index): return stand(index)
    case .dragKeyboard(let dx, let dy): return device.keyboard.drag(by: CGVector(dx: dx, dy: dy))
    case .foreign(let height): device.keyboard.showForeign(height: height > 0 ? height : nil)
    case .slideOver(let slides): return slideOver(slides)
    case .language(let height): device.keyboard.languageHeight = max(0, height.rounded())
    case .cancelPasswordSheet: device.keyboard.cancelPasswordSheet()
    case .pause(let seconds): device.advance(by: seconds)
    default: return false
    }
    return true
  }

  private func rotate(_ index: Int) -> Bool {
    let ways: [UIInterfaceOrientation] = [
      .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
    ]
    guard device.scene.interfaceOrientation != ways[index % 4] else { return false }
    return device.rotate(to: ways[index % 4])
  }

  /// Resizes the scene on an iPad, as Split View and Stage Manager do.
  private func resize(_ index: Int) -> Bool {
    guard plan.model == .iPad11 || plan.model == .iPad13 else { return false }
    let bounds = device.scene.screen.bounds
    let frames = [
      bounds, CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height),
      CGRect(x: bounds.width - 375, y: 0, width: 375, height: bounds.height),
      // This window must not end where an undocked keyboard ends. Otherwise the keyboard would
      // cover the window's end as a docked one does (T4.13.52).
      CGRect(x: 60, y: 80, width: bounds.width - 160, height: bounds.height - 230),
    ]
    device.resize(device.scene, to: frames[index % 4])
    return true
  }

  private func slideOver(_ slides: Bool) -> Bool {
    guard plan.model == .iPad11 || plan.model == .iPad13 else { return false }
    if slides { device.slideOver(device.scene) } else { device.fillScreen(with: device.scene) }
    return true
  }

  private func stand(_ index: Int) -> Bool {
    let postures: [DeviceKeyboard.Posture] = [.docked, .undocked, .split, .floating]
    device.keyboard.posture = postures[index % 4]
    return device.keyboard.posture == postures[index % 4]
  }
}
