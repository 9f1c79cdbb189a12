import UIKit

/// The hardware that is visible around a model's screen, in portrait, in points.
///
/// The sizes are measured in Apple's drawings and rounded. The corner radii of the screens are the
/// values that are commonly given.
struct Hardware: Equatable {
  /// The kinds of fronts. A notch or an island interrupts the screen at its top. A phone that folds
  /// has a camera in a corner of its outer display, or none.
  enum Head: Equatable { case homeButton, notch, island, pad, corner, inside }

  let head: Head
  let size: CGSize
  let screenRadius: CGFloat
  let bodyRadius: CGFloat
  /// The black glass between the screen and the metal rim.
  let bezel: UIEdgeInsets

  init(_ model: DeviceModel) {
    size = model.size
    let even = { (width: CGFloat) in
      UIEdgeInsets(top: width, left: width, bottom: width, right: width)
    }
    if model == .iPhoneDuo || model == .iPhoneDuoInside {
      (screenRadius, bodyRadius, bezel) = (40, 48, even(8))
      head = model == .iPhoneDuo ? .corner : .inside
    } else if model.idiom == .pad {
      (head, screenRadius, bodyRadius, bezel) = (.pad, 18, 54, even(36))
    } else if model.portraitSafeArea.bottom == 0 {
      (head, screenRadius, bodyRadius) = (.homeButton, 0, 62)
      bezel = UIEdgeInsets(top: 100, left: 22, bottom: 100, right: 22)
    } else if model.portraitSafeArea.top > 50 {
      (head, screenRadius, bodyRadius, bezel) = (.island, 55, 66, even(11))
    } else {
      (head, screenRadius, bodyRadius, bezel) = (.notch, 47.33, 59.33, even(12))
    }
  }

  /// The frame of the Dynamic Island, in points from the screen's top left.
  var island: CGRect { CGRect(x: size.width / 2 - 63, y: 11, width: 126, height: 37) }

  /// Returns the frames of the side buttons, which protrude from the body, in points from the
  /// screen's top left.
  func buttons(body: CGRect) -> [CGRect] {
    let (left, right) = (body.minX - 2, body.maxX - 2)
    func side(_ x: CGFloat, _ y: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: 4, height: height)
    }
    switch head {
    case .pad:
      return [
        CGRect(x: body.maxX - 132, y: body.minY - 2, width: 66, height: 4), side(right, 46, 52),
        side(right, 110, 52),
      ]
    case .homeButton:
      return [side(left, 6, 28), side(left, 62, 52), side(left, 128, 52), side(right, 62, 66)]
    case .corner, .inside:
      return [side(right, 150, 40), side(right, 206, 76)]
    case .notch, .island:
      return [side(left, 118, 32), side(left, 178, 60), side(left, 252, 60), side(right, 200, 96)]
    }
  }
}
