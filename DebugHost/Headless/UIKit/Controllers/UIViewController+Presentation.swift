import Foundation

/// Chooses the presenter and the presentation controller (A). The steps that follow are in
/// `UIPresentationController+Transition.swift`.
extension UIViewController {
  /// The presentation controller that manages this controller or an ancestor. If neither is
  /// presented yet, it is the presentation controller that belongs to the requested style (A).
  var nearestPresentationController: UIPresentationController? {
    if let parent { return parent.nearestPresentationController }
    if let ownPresentation, ownPresentation.phase != .idle { return ownPresentation }
    let style = modalPresentationStyle
    if let ownPresentation, ownPresentation.requestedStyle == style { return ownPresentation }
    ownPresentation = makePresentation(presenting: nil)
    return ownPresentation
  }

  private func makePresentation(presenting: UIViewController?) -> UIPresentationController {
    if modalPresentationStyle == .custom,
      let custom = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: presenting ?? self)
    {
      custom.requestedStyle = .custom
      return custom
    }
    let made = makePresentationController(style: modalPresentationStyle, presenting: presenting)
    made.requestedStyle = modalPresentationStyle
    return made
  }

  /// Returns the presenter. For the context styles, it is the nearest controller that defines a
  /// context. Without one, and for all other styles, it is the topmost ancestor (A).
  private func presenter(for presented: UIViewController) -> UIViewController {
    let style = presented.modalPresentationStyle
    let isContextual = style == .currentContext || style == .overCurrentContext
    if isContextual, let context = selfAndAncestors.first(where: \.definesPresentationContext) {
      return context
    }
    return selfAndAncestors.last ?? self
  }

  func presentFromHere(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presenter(for: presented)
    if let reason = presenter.reasonNotToPresent(presented) {
      // UIKit logs the same message or throws an exception. A stand-in must not crash its host.
      print(
        "Attempt to present \(type(of: presented)) on \(type(of: presenter)) (from \(type(of: self))) \(reason)."
      )
      return
    }
    let presentation =
      presented.modalPresentationStyle == .custom
      ? presented.makePresentation(presenting: presenter)
      : presented.nearestPresentationController ?? presented.makePresentation(presenting: presenter)
    let running = presentation.running(on: presenter.traitCollection)
    presented.ownPresentation = running
    presented.ownPresenter = presenter
    presenter.ownPresented = presented
    presented.isBeingPresented = true
    running.schedulePresentation(animated: animated, completion: completion)
  }

  private func reasonNotToPresent(_ presented: UIViewController) -> String? {
    if presented === self || presented.selfAndAncestors.contains(where: { $0 === self }) {
      return "which is the same or its child"
    }
    if presented.parent != nil { return "which has a parent" }
    if presented.ownPresented != nil
      || presented.loadedView?.window?.rootViewController === presented
    {
      return "which is below it"
    }
    if let other = presented.ownPresenter { return "which \(type(of: other)) presents already" }
    if let ownPresented { return "which is already presenting \(type(of: ownPresented))" }
    if loadedView?.window == nil { return "whose view is not in the window hierarchy" }
    return nil
  }

  /// Dismisses the controller that this controller or an ancestor presents. If there is none,
  /// dismisses this controller, or the nearest ancestor that is presented (A).
  func dismissFromHere(animated: Bool, completion: (() -> Void)?) {
    let family = selfAndAncestors
    if let presenter = family.first(where: { $0.ownPresented != nil }) {
      presenter.dismissPresented(animated: animated, completion: completion)
    } else if let presenter = family.lazy.compactMap(\.ownPresenter).first {
      presenter.dismissPresented(animated: animated, completion: completion)
    }
  }

  func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    guard let presentation = ownPresented?.ownPresentation else { return }
    presentation.scheduleDismissal(animated: animated, completion: completion)
  }

  /// The controllers presented above this one, nearest first.
  var presentedChain: [UIViewController] {
    Array(
      sequence(state: self) { (current: inout UIViewController) -> UIViewController? in
        guard let next = current.ownPresented else { return nil }
        current = next
        return next
      }.prefix(1_000))
  }
}
