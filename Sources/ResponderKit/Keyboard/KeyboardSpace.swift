#if canImport(UIKit)
  package import UIKit

  // The differences between Apple's platforms that concern the keyboard.

  #if os(visionOS)
    /// The object to which a keyboard's frames refer; a placeholder, because visionOS has no
    /// screens.
    package typealias KeyboardScreen = NSObject
  #else
    /// The object to which a keyboard's frames refer.
    package typealias KeyboardScreen = UIScreen
  #endif

  extension UIView {
    /// The keyboard layout guide of this view to which the app has tied a view; nil without one, on
    /// tvOS, which has no such guide, and on visionOS, where there is nothing to follow.
    ///
    /// This searches the view's constraints. To read `keyboardLayoutGuide` would make UIKit add a
    /// guide where the app has none, and lay out the view whenever the keyboard moves.
    private var keyboardGuideInUse: UILayoutGuide? {
      #if os(tvOS) || os(visionOS)
        return nil
      #else
        return constraints.lazy.flatMap { [$0.firstItem, $0.secondItem] }
          .compactMap { $0 as? UIKeyboardLayoutGuide }.first { $0.owningView === self }
      #endif
    }

    /// The guide in use of the nearest view from this one up that has one; not that of a window,
    /// which does not move (truth T4.15.14).
    package var keyboardGuideAround: UILayoutGuide? {
      sequence(first: self, next: \.superview).lazy.filter { !($0 is UIWindow) }
        .compactMap(\.keyboardGuideInUse).first
    }
  }

  extension UIWindow {
    /// Returns the coordinate space of keyboard frames: that of the window's screen. On visionOS,
    /// which has no screens, it is that of the scene, or else of the window.
    package func keyboardSpace() -> any UICoordinateSpace {
      #if os(visionOS)
        if let windowScene { return windowScene.coordinateSpace }
        return self
      #else
        return screen.coordinateSpace
      #endif
    }

    /// Returns the screen on which a keyboard is, of which a notification names the given one; nil
    /// if that is not known.
    ///
    /// A keyboard belongs to the scene with the focus. It is not established that a notification
    /// names that scene's screen on an open iPhone Duo, where `UIScreen.main` is the dark outer
    /// display (truths T4.22.2, T4.22.7). So on an iPhone, a main screen on which the app shows no
    /// scene stands for the screen on which it does. An iPad's keyboard may really be there.
    ///
    /// - Parameter known: Windows of the app, for an app extension, where nothing else leads to the
    ///   scenes.
    static func screenOfKeyboard(_ named: KeyboardScreen?, known: [UIWindow]) -> KeyboardScreen? {
      #if os(visionOS)
        return named
      #else
        guard named == nil || named === UIScreen.main else { return named }
        var scenes = FirstResponderProbe.scenes
        if scenes.isEmpty {
          scenes = known.first.map { FirstResponderProbe.scenes(from: $0) } ?? []
        }
        scenes.removeAll {
          $0.activationState != .foregroundActive && $0.activationState != .foregroundInactive
        }
        if let named, scenes.contains(where: { $0.screen === named }) { return named }
        let shown = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
        guard let shown, shown.traitCollection.userInterfaceIdiom == .phone else { return named }
        return shown.screen
      #endif
    }

    /// Whether the window is on that screen. Screens of the same size count as the same, in case
    /// UIKit returns two objects for one. The displays of an iPhone Duo have different sizes.
    package func isOn(_ other: KeyboardScreen) -> Bool {
      #if os(visionOS)
        return true
      #else
        return other.bounds == screen.bounds
      #endif
    }

    /// Returns the window's frame in screen coordinates if it is key and does not reach the screen's
    /// bottom, left and top edges, as in Slide Over or in Stage Manager; otherwise nil.
    func frameOnPart(of screen: KeyboardScreen) -> CGRect? {
      #if os(visionOS)
        return nil
      #else
        guard isKeyWindow, isOn(screen) else { return nil }
        let frame = convert(bounds, to: screen.coordinateSpace)
        let isWhole = frame.maxY >= screen.bounds.maxY - 0.5 && max(frame.minX, frame.minY) <= 0.5
        return isWhole ? nil : frame
      #endif
    }

    /// Whether the window fills the screen of a phone, so that no other app is beside it.
    var isAloneOnPhone: Bool {
      #if os(visionOS)
        return false
      #else
        return traitCollection.userInterfaceIdiom == .phone && bounds.size == screen.bounds.size
      #endif
    }

    /// Pixels per point.
    package var pixelScale: CGFloat {
      #if os(visionOS)
        return traitCollection.displayScale
      #else
        return screen.scale
      #endif
    }
  }

  extension UIScrollView {
    /// The value of `isPagingEnabled`, which tvOS does not have.
    package var stopsAtPages: Bool {
      #if os(tvOS)
        return false
      #else
        return isPagingEnabled
      #endif
    }

    /// Whether a dragging finger pulls the keyboard along (T4.16.3).
    ///
    /// False on tvOS, where the keyboard fills the screen, and on visionOS, where it floats apart
    /// from the window. These systems got the dismiss modes late (tvOS 16) or not at all.
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
    /// Whether this responder has an input view, or an input view controller, which tvOS does not
    /// have.
    var hasInputView: Bool {
      #if os(tvOS)
        return inputView != nil
      #else
        return inputView != nil || inputViewController != nil
      #endif
    }

    /// The input accessory view, or the view of the input accessory view controller; nil on
    /// visionOS, which has neither.
    var barOnKeyboard: UIView? {
      #if os(visionOS)
        return nil
      #else
        return inputAccessoryView ?? inputAccessoryViewController?.viewIfLoaded
      #endif
    }
  }

  extension UINavigationItem {
    /// The field of the item's search controller; nil if there is none, and on tvOS, which searches
    /// on a screen of its own.
    var searchField: UIView? {
      #if os(tvOS)
        return nil
      #else
        return searchController?.searchBar.searchTextField
      #endif
    }
  }
#endif
