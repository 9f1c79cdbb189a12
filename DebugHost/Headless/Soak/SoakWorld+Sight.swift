import UIKit

/// Finds out what is on the screen from the device itself, without any code of ResponderScope.
extension SoakWorld {
  /// The windows of the world that are on the screen.
  var windows: [UIWindow] { [window, small].filter { !$0.isHidden } }

  /// The area at the bottom of the screen that the keyboard, or the bar alone, covers or will cover
  /// at rest; in screen coordinates.
  var keyboard: CGRect? { KeyboardHost.current?.restingCover }

  /// Whether a controller is in front: no controller is presented or pushed over it, and the second
  /// window is hidden.
  func isInFront(_ controller: UIViewController) -> Bool {
    navigation.presentedViewController == nil && windows.count == 1
      && navigation.topViewController === controller && controller.viewIfLoaded?.window === window
  }

  /// Returns the field with the given name in the main window, if the field is not hidden.
  func input(named name: String?) -> UIView? {
    SoakRows.shownInputs(in: window).first { $0.accessibilityIdentifier == name }
  }

  /// Returns the fields with the given name in the main window, including those in hidden cells
  /// that wait for reuse.
  func inputs(named name: String?) -> [UIView] {
    SoakRows.inputs(in: window).filter { $0.accessibilityIdentifier == name }
  }

  /// The fields of all windows that are in view, in the order of their views.
  var visibleFields: [UIView] {
    windows.flatMap { SoakRows.shownInputs(in: $0) }.filter {
      PlainGeometry.isSurelyVisible($0, keyboard: keyboard)
    }
  }

  func list(_ name: Step.List) -> UIScrollView? {
    switch name {
    case .form: screen.form
    case .reading: screen.reading
    case .chat: screen.chat
    case .inner:
      Responders.all(in: [window]).lazy.compactMap { $0 as? UIScrollView }.first {
        $0.contentSize.width == 480
      }
    case .pushed: pushed?.list
    }
  }

  /// Returns the controller of a list.
  func owner(of name: Step.List) -> UIViewController? { name == .pushed ? pushed : screen }
}
