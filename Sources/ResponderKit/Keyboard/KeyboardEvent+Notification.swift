#if canImport(UIKit)
  package import ResponderCore
  package import UIKit

  extension KeyboardEvent.Kind {
    /// The kinds that the system posts and that this package handles.
    ///
    /// There are none on tvOS, whose keyboard is a screen of its own, and none on visionOS, whose
    /// keyboard floats apart from every window and covers nothing.
    package static var posted: [Self] {
      #if os(tvOS) || os(visionOS)
        return []
      #else
        return allCases
      #endif
    }

    /// The notification that announces this kind of event.
    package var notificationName: Notification.Name {
      #if os(tvOS)
        // tvOS has no names for notifications that it does not post.
        return Notification.Name("ResponderKit.keyboard.\(rawValue)")
      #else
        switch self {
        case .willShow: return UIResponder.keyboardWillShowNotification
        case .didShow: return UIResponder.keyboardDidShowNotification
        case .willHide: return UIResponder.keyboardWillHideNotification
        case .didHide: return UIResponder.keyboardDidHideNotification
        case .willChangeFrame: return UIResponder.keyboardWillChangeFrameNotification
        case .didChangeFrame: return UIResponder.keyboardDidChangeFrameNotification
        }
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
    ///     screen counts. The event takes the frame of the first such window that ends where the
    ///     keyboard ends, or in whose coordinates the keyboard's frame is, or else of the first such
    ///     window.
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
