import Foundation

/// Which presentation controller serves a style, and what a style becomes on a small screen.
extension UIPresentationController {
  /// A style's own controller; `automatic` is a page sheet (A). On a compact width a popover and a form sheet become a
  /// page sheet too, when they are presented (A).
  static func standard(
    for presented: UIViewController, style: UIModalPresentationStyle, presenting: UIViewController?
  ) -> UIPresentationController {
    switch style {
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: presented, presenting: presenting)
    case .popover:
      UIPopoverPresentationController(presentedViewController: presented, presenting: presenting)
    default:
      UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
  }

  /// Sets the style for the screen that presents it; the delegate may choose another one.
  func adapt(to traits: UITraitCollection) {
    let isCompact = traits.horizontalSizeClass == .compact
    adaptedStyle = requestedStyle == .automatic ? .pageSheet : requestedStyle
    let isAdaptive = adaptedStyle == .formSheet || adaptedStyle == .popover
    guard isCompact, isAdaptive else { return }
    let choice =
      adaptiveDelegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .automatic
    switch choice {
    case .none: break
    case .fullScreen, .overFullScreen: adaptedStyle = choice
    default: adaptedStyle = .pageSheet
    }
  }

  /// The controller that runs the presentation: a popover on a compact width leaves it to its sheet.
  func running(on traits: UITraitCollection) -> UIPresentationController {
    adapt(to: traits)
    guard let popover = self as? UIPopoverPresentationController, adaptedStyle != .popover else {
      return self
    }
    let sheet = popover.adaptiveSheetPresentationController
    sheet.adaptiveDelegate = sheet.adaptiveDelegate ?? adaptiveDelegate
    sheet.requestedStyle = .popover
    sheet.adaptedStyle = adaptedStyle
    return sheet
  }

  /// A tap beside what is presented: the delegate is asked and told as for a swipe (A).
  func dismissByTouch() {
    guard phase == .presented, presentedViewController.ownPresented == nil else { return }
    let isAllowed =
      !presentedViewController.isModalInPresentation
      && adaptiveDelegate?.presentationControllerShouldDismiss(self) ?? true
    guard isAllowed else {
      adaptiveDelegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    isInteractivelyDismissing = true
    adaptiveDelegate?.presentationControllerWillDismiss(self)
    scheduleDismissal(animated: true, completion: nil)
  }
}
