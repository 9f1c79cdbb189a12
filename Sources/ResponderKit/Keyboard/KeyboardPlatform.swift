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

  extension UILayoutGuide {
    /// How far above the keyboard a finger begins to pull it (T4.15.13).
    var dismissPadding: CGFloat {
      #if !os(tvOS) && !os(visionOS)
        if #available(iOS 17, *), let guide = self as? UIKeyboardLayoutGuide {
          return guide.keyboardDismissPadding
        }
      #endif
      return 0
    }
  }

  #if os(visionOS)
    // There are no screens, and the keyboard floats apart from every window.
    extension UIWindow {
      package func keyboardSpace() -> any UICoordinateSpace { windowScene?.coordinateSpace ?? self }
      static func screenOfKeyboard(_ named: KeyboardScreen?, known: [UIWindow]) -> KeyboardScreen? {
        named
      }
      package func isOn(_ other: KeyboardScreen) -> Bool { true }
      func frameOnPart(of screen: KeyboardScreen) -> CGRect? { nil }
      var isAloneOnPhone: Bool { false }
      package var pixelScale: CGFloat { traitCollection.displayScale }
    }
  #else
    extension UIWindow {
      /// Returns the coordinate space of keyboard frames: that of the window's screen.
      package func keyboardSpace() -> any UICoordinateSpace { screen.coordinateSpace }

      /// Returns the screen on which a keyboard is, of which a notification names the given one;
      /// nil if that is not known.
      ///
      /// A keyboard belongs to the scene with the focus. It is not established that a notification
      /// names that scene's screen on an open iPhone Duo, where `UIScreen.main` is the dark outer
      /// display (truths T4.22.2, T4.22.7). So on an iPhone, a main screen on which the app shows
      /// no scene stands for the screen on which it does. An iPad's keyboard may really be there.
      ///
      /// - Parameter known: Windows of the app, for an app extension, where nothing else leads to
      ///   the scenes.
      static func screenOfKeyboard(_ named: KeyboardScreen?, known: [UIWindow]) -> KeyboardScreen? {
        guard named == nil || named === UIScreen.main else { return named }
        var scenes = FirstResponderProbe.scenes()
        if scenes.isEmpty { scenes = FirstResponderProbe.scenes(from: known.first) }
        scenes.removeAll {
          $0.activationState != .foregroundActive && $0.activationState != .foregroundInactive
        }
        if let named, scenes.contains(where: { $0.screen === named }) { return named }
        let shown = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
        guard let shown, shown.traitCollection.userInterfaceIdiom == .phone else { return named }
        return shown.screen
      }

      /// Whether the window is on that screen.
      package func isOn(_ other: KeyboardScreen) -> Bool { other === screen }

      /// Returns the window's frame in screen coordinates if it is key and does not reach the
      /// screen's bottom, left and top edges, as in Slide Over or in Stage Manager; otherwise nil.
      func frameOnPart(of screen: KeyboardScreen) -> CGRect? {
        guard isKeyWindow, isOn(screen) else { return nil }
        let frame = convert(bounds, to: screen.coordinateSpace)
        let isWhole = frame.maxY >= screen.bounds.maxY - 0.5 && max(frame.minX, frame.minY) <= 0.5
        return isWhole ? nil : frame
      }

      /// Whether the window fills the screen of a phone, so that no other app is beside it.
      var isAloneOnPhone: Bool {
        traitCollection.userInterfaceIdiom == .phone && bounds.size == screen.bounds.size
      }

      /// Pixels per point.
      package var pixelScale: CGFloat { screen.scale }
    }
  #endif

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

  extension KeyboardEvent.Kind {
    /// The notifications that announce an event, by its kind.
    ///
    /// There are none on tvOS, whose keyboard is a screen of its own, and none on visionOS, whose
    /// keyboard floats apart from every window and covers nothing.
    package static var notifications: [Self: Notification.Name] {
      #if os(tvOS) || os(visionOS)
        return [:]
      #else
        return [
          .willShow: UIResponder.keyboardWillShowNotification,
          .didShow: UIResponder.keyboardDidShowNotification,
          .willHide: UIResponder.keyboardWillHideNotification,
          .didHide: UIResponder.keyboardDidHideNotification,
          .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification,
          .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification,
        ]
      #endif
    }
  }

  extension KeyboardEvent {
    /// Creates an event from a keyboard notification; nil if the notification has no usable end
    /// frame, and on tvOS and visionOS.
    ///
    /// A hide needs no frame, and then has the zero rectangle. Other missing values get harmless defaults: a duration of 0 (at once), the curve 7 (the
    /// keyboard's own), and a local keyboard.
    ///
    /// - Parameters:
    ///   - screen: The screen to which the frames refer, if it is known; otherwise the one that the
    ///     notification names.
    ///   - windows: The windows that may have the keyboard. Only a key window that does not fill the
    ///     screen counts, above all one that ends where the keyboard ends.
    @MainActor
    package init?(
      _ kind: Kind, notification: Notification, on screen: KeyboardScreen? = nil,
      windows: [UIWindow] = []
    ) {
      #if os(tvOS) || os(visionOS)
        return nil
      #else
        let info = notification.userInfo ?? [:]
        guard
          let end = Self.frame(in: info, UIResponder.keyboardFrameEndUserInfoKey)
            ?? (kind == .willHide || kind == .didHide ? .zero : nil)
        else { return nil }
        // The notification's object is the screen since iOS 16.1; before that it is nil.
        let screen = screen ?? notification.object as? UIScreen ?? .main
        let number: (String) -> NSNumber? = { info[$0] as? NSNumber }
        let duration = number(UIResponder.keyboardAnimationDurationUserInfoKey)?.doubleValue ?? 0
        self.init(
          kind: kind,
          beginFrame: Self.frame(in: info, UIResponder.keyboardFrameBeginUserInfoKey) ?? end,
          endFrame: end, duration: duration.isFinite ? max(0, duration) : 0,
          curve: number(UIResponder.keyboardAnimationCurveUserInfoKey)?.intValue ?? 7,
          isLocal: number(UIResponder.keyboardIsLocalUserInfoKey)?.boolValue ?? true,
          screen: screen.bounds)
        let parts = windows.compactMap { $0.frameOnPart(of: screen) }
        window =
          parts.first { abs($0.maxY - end.maxY) < 1 || abs($0.minX + end.minX) < 1 } ?? parts.first
      #endif
    }

    private static func frame(in info: [AnyHashable: Any], _ key: String) -> CGRect? {
      guard let value = info[key] as? NSValue, let frame = value as? CGRect,
        frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite
      else { return nil }
      return frame
    }

    /// The keyboard's own animation as options for `UIView.animate`, with the raw curve.
    package var animationOptions: UIView.AnimationOptions {
      let curve = UIView.AnimationOptions(rawValue: UInt(clamping: max(0, curve)) << 16)
      return [curve, .beginFromCurrentState, .allowUserInteraction]
    }
  }
#endif
