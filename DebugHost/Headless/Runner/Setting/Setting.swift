import HeadlessDriver
import UIKit

/// The setting in which a scene is played: the device, its orientation, and the user's settings.
struct Setting: Equatable, Sendable {
  var model = Device.Model.iPhone14
  var posture = Device.Posture.closed
  var isLandscape = false
  var isDark = false
  var textSize = TextSize.l
  var isRightToLeft = false
  var increasesContrast = false
  var reducesMotion = false
  var keyboard = KeyboardChoice.docked

  /// The device, and the settings that differ from the defaults, as users see them:
  /// `iPad 11, landscape, dark, text ax3, right to left, keyboard split`.
  var title: String {
    var words = [model.name]
    if posture != .closed { words.append(posture.rawValue) }
    if isLandscape { words.append("landscape") }
    if isDark { words.append("dark") }
    if textSize != .l { words.append("text \(textSize.rawValue)") }
    if isRightToLeft { words.append("right to left") }
    if increasesContrast { words.append("increased contrast") }
    if reducesMotion { words.append("reduced motion") }
    if keyboard != .docked { words.append("keyboard \(keyboard.rawValue)") }
    return words.joined(separator: ", ")
  }

  var device: Device.Setup {
    var setup = Device.Setup(model: model, orientation: isLandscape ? .landscapeRight : .portrait)
    setup.posture = posture
    setup.style = isDark ? .dark : .light
    setup.contentSize = textSize.category
    setup.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    setup.contrast = increasesContrast ? .high : .normal
    setup.reducesMotion = reducesMotion
    return setup
  }
}
