#if canImport(UIKit)
  package import UIKit

  // What Apple's systems differ in around the keyboard. Nothing else of this module asks which system it is.

  #if os(visionOS)
    /// What a keyboard's frames refer to: visionOS has no screens.
    package typealias KeyboardScreen = NSObject
  #else
    /// What a keyboard's frames refer to.
    package typealias KeyboardScreen = UIScreen
  #endif

  extension UIView {
    /// The guide that follows the keyboard; tvOS has none, and on visionOS there is nothing to follow.
    package var guideOfKeyboard: UILayoutGuide? {
      #if os(tvOS) || os(visionOS)
        return nil
      #else
        return keyboardLayoutGuide
      #endif
    }
  }

  extension UIWindow {
    /// The coordinates in which keyboard frames are told: those of the screen, or of the window's own where none is named.
    /// On visionOS, which has no screens, those of the scene.
    package func keyboardSpace(of screen: KeyboardScreen? = nil) -> any UICoordinateSpace {
      #if os(visionOS)
        if let windowScene { return windowScene.coordinateSpace }
        return self
      #else
        return (screen ?? self.screen).coordinateSpace
      #endif
    }

    /// Whether the window is on that screen; the same size counts as the same, should UIKit hand out two objects for one.
    package func isOn(_ other: KeyboardScreen) -> Bool {
      #if os(visionOS)
        return true
      #else
        return other === screen || other.bounds == screen.bounds
      #endif
    }

    /// Its frame in screen coordinates, where it is key and ends above the screen's bottom, as in Slide Over; else nil.
    func frameAboveBottom(of screen: KeyboardScreen) -> CGRect? {
      #if os(visionOS)
        return nil
      #else
        guard isKeyWindow, isOn(screen) else { return nil }
        let frame = convert(bounds, to: screen.coordinateSpace)
        return frame.maxY < screen.bounds.maxY - 0.5 ? frame : nil
      #endif
    }

    /// Pixels a point.
    package var pixelScale: CGFloat {
      #if os(visionOS)
        return traitCollection.displayScale
      #else
        return screen.scale
      #endif
    }
  }

  extension UIScrollView {
    /// `isPagingEnabled`, which tvOS does not have.
    package var stopsAtPages: Bool {
      #if os(tvOS)
        return false
      #else
        return isPagingEnabled
      #endif
    }

    /// Whether a finger that drags takes the keyboard along (T4.16.3). On tvOS the keyboard fills the screen, on visionOS it is
    /// elsewhere: no finger takes it along, and the modes came late (tvOS 16) or not at all.
    var takesKeyboardAlong: Bool {
      #if os(tvOS) || os(visionOS)
        return false
      #else
        return keyboardDismissMode == .interactive
          || keyboardDismissMode == .interactiveWithAccessory
      #endif
    }
  }

  extension UIResponder {
    /// `inputAccessoryView`, which visionOS does not have.
    var barOnKeyboard: UIView? {
      #if os(visionOS)
        return nil
      #else
        return inputAccessoryView
      #endif
    }
  }

  extension UINavigationItem {
    /// The search field in the bar; tvOS has its search on a screen of its own.
    var searchField: UIView? {
      #if os(tvOS)
        return nil
      #else
        return searchController?.searchBar.searchTextField
      #endif
    }
  }
#endif
