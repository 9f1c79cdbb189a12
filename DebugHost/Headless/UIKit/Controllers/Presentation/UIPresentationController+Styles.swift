import Foundation

/// Chooses the presentation controller for a style, and adapts the style to a compact width.
extension UIPresentationController {
  /// Returns UIKit's own presentation controller for a style. `automatic` is a page sheet (A).
  /// `adapt(to:)` adapts a popover or a form sheet to a compact width when it is presented.
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

  /// Adapts the style to the traits of the presenter. On a compact width, a form sheet and a
  /// popover become page sheets, unless the delegate chooses a full-screen style or keeps the style
  /// (A).
  func adapt(to traits: UITraitCollection) {
    let isCompact = traits.horizontalSizeClass == .compact
    adaptedStyle = requestedStyle == .automatic ? .pageSheet : requestedStyle
    let isAdaptive = adaptedStyle == .formSheet || adaptedStyle == .popover
    guard isCompact, isAdaptive else { return }
    switch adaptivePresentationStyle(for: traits) {
    case .none: break
    case let choice where choice == .fullScreen || choice == .overFullScreen: adaptedStyle = choice
    default: adaptedStyle = .pageSheet
    }
  }

  public func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    adaptiveDelegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? .automatic
  }

  /// Returns the controller that runs the presentation. For a popover that is adapted to another
  /// style, this is its sheet.
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

  /// Dismisses the presented controller after a tap outside its view. The delegate is queried and
  /// notified as for a swipe (A).
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
