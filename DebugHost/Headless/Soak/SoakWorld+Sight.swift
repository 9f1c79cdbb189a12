import UIKit

/// What there is to see, from the device itself: no line of the product is asked.
extension SoakWorld {
  /// All windows that the world has on screen.
  var windows: [UIWindow] { [window, small].filter { !$0.isHidden } }

  /// What stands, or will stand, at the screen's bottom: the keyboard or the bar alone; screen coordinates.
  var keyboard: CGRect? { KeyboardHost.current?.restingCover }

  /// Whether a controller is the one on screen: nothing is presented or pushed over it, and there is no second window.
  func isInFront(_ controller: UIViewController) -> Bool {
    navigation.presentedViewController == nil && windows.count == 1
      && navigation.topViewController === controller && controller.viewIfLoaded?.window === window
  }

  /// The field of a row that is on the screen.
  func input(named name: String?) -> UIView? {
    SoakRows.shownInputs(in: window).first { $0.accessibilityIdentifier == name }
  }

  /// The fields of that name, also of cells that are put away.
  func inputs(named name: String?) -> [UIView] {
    SoakRows.inputs(in: window).filter { $0.accessibilityIdentifier == name }
  }

  /// The fields of the windows in the order of their views, less those that are out of sight.
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

  /// The controller of a list.
  func owner(of name: Step.List) -> UIViewController? { name == .pushed ? pushed : screen }
}
