import Foundation

/// A weak reference to a keyboard layout guide, so that the list of guides does not keep it alive.
struct WeakKeyboardGuide {
  weak var guide: UIKeyboardLayoutGuide?
}

extension KeyboardHost {
  /// The keyboard's frame for layout guides, in screen coordinates, without the part below the
  /// screen. During an animation it is already the end frame. While the user pulls the keyboard,
  /// the frame moves with the finger.
  struct GuidePlace {
    let frame: CGRect
    let isLoose: Bool
  }

  var guidePlace: GuidePlace? {
    guard inputSet.isUp, !choices.guidesStayDown else { return nil }
    let place = pulled(standing(inputSet))
    // A shortcut bar's reported frame is taller than the bar (T4.13.38). Guides use the part on the
    // screen.
    return GuidePlace(
      frame: place.whole.intersection(screen.bounds), isLoose: inputSet.isLoose)
  }

  /// Prepares the layout guides before the keyboard appears or hides. The guides in a window follow
  /// a keyboard that appears, and stop following it when it hides. A guide outside a window misses
  /// both: it keeps its place at the bottom, or the keyboard's last place (T4.15.16, T4.15.19).
  func guidesWillSee(_ next: InputSet, after old: InputSet) {
    guard next.isUp != old.isUp else { return }
    let last = guidePlace
    for guide in Self.guides.compactMap(\.guide) {
      if guide.owningView?.window != nil {
        (guide.followsKeyboard, guide.leftPlace) = (next.isUp, nil)
      } else if guide.followsKeyboard, !next.isUp {
        guide.leftPlace = guide.leftPlace ?? last
      }
    }
  }

  /// Lays out the views that own guides and are in a window, as part of the keyboard's own
  /// animation, so that the views stay level with the keyboard. If a drag dismisses the keyboard
  /// (`keyboardDismissMode` `.onDrag`), lays them out without an animation (T4.15.17).
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
