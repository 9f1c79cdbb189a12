import Foundation

/// A layout guide that is told of changes while it lives.
struct WeakKeyboardGuide {
  weak var guide: UIKeyboardLayoutGuide?
}

extension KeyboardHost {
  /// What layout guides see, screen coordinates: where the keyboard will stand, or where a finger holds it.
  struct GuidePlace {
    let frame: CGRect
    let isLoose: Bool
  }

  var guidePlace: GuidePlace? {
    guard inputSet.isUp else { return nil }
    let place = pulled(standing(inputSet))
    // A bar is told taller than it is (T4.13.38); on screen it is what one sees.
    return GuidePlace(
      frame: place.reported.intersection(screen.bounds), isLoose: inputSet.isLoose)
  }

  /// Before a keyboard comes or goes: guides in a window will follow it, and guides off screen miss its end.
  func guidesWillSee(_ next: InputSet, after old: InputSet) {
    guard next.isUp != old.isUp else { return }
    let last = guidePlace
    for guide in Self.guides.compactMap(\.guide) {
      let isOnScreen = guide.owningView?.window != nil
      if next.isUp {
        (guide.followsKeyboard, guide.leftPlace) = (true, nil)
      } else if isOnScreen {
        (guide.followsKeyboard, guide.leftPlace) = (false, nil)
      } else if guide.followsKeyboard {
        guide.leftPlace = guide.leftPlace ?? last
      }
    }
  }

  /// Lays the owners out, inside the keyboard's own animation, so that they keep level with it; at once for a
  /// hide that a drag caused (T4.15.17).
  func layoutGuideOwners() {
    Self.guides.removeAll { $0.guide?.owningView == nil }
    for entry in Self.guides {
      guard let view = entry.guide?.owningView, view.window != nil else { continue }
      view.setNeedsLayout()
      guard !isDismissedByDrag else {
        UIView.performWithoutAnimation { view.layoutIfNeeded() }
        continue
      }
      view.layoutIfNeeded()
    }
  }
}
