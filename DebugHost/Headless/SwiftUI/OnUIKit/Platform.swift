@_exported import UIKit

typealias PlatformView = UIView
typealias PlatformViewController = UIViewController

/// Whether the overlay or background of a view appears in an earlier pass than the view (T4.20.23).
@MainActor var probesAppearFirst: Bool { SwiftUIChoices.current.probes == .first }

extension UIView {
  /// The name in SwiftUI's accessibility tree, which never reaches the view (T4.20.46).
  var platformName: String? {
    get { swiftUIIdentifier }
    set { swiftUIIdentifier = newValue }
  }
}

extension UIView {
  func takePlatformFocus() -> Bool {
    guard !isFirstResponder else { return true }
    guard becomeFirstResponder() else { return false }
    showRow()
    return true
  }

  /// Scrolls the view's row into view, as SwiftUI does when it moves the focus in a list
  /// (T4.20.10).
  private func showRow() {
    let around = sequence(first: self as UIView, next: \.superview)
    guard let cell = around.first(where: { $0 is UICollectionViewCell || $0 is UITableViewCell }),
      let list = cell.superview as? UIScrollView
    else { return }
    list.scrollRectToVisible(cell.frame, animated: false)
  }

  func giveUpPlatformFocus() {
    if isFirstResponder { resignFirstResponder() }
  }
}

extension UIView {
  func insert(_ view: UIView, above sibling: UIView?) {
    guard let sibling else { return insertSubview(view, at: 0) }
    insertSubview(view, aboveSubview: sibling)
  }

  func bringToFront(_ view: UIView) { bringSubviewToFront(view) }

  /// Returns the containers that SwiftUI puts around one platform view that ignores events.
  static func ignoringEvents() -> [UIView] {
    (0..<SwiftUIChoices.current.eventContainers).map { _ in
      let container = EffectContainer()
      container.isUserInteractionEnabled = false
      return container
    }
  }

  func setHitTesting(_ isOn: Bool) { isUserInteractionEnabled = isOn }
}

extension UIViewController {
  func join(_ parent: UIViewController) {
    parent.addChild(self)
    didMove(toParent: parent)
  }

  func leaveParent() {
    willMove(toParent: nil)
    removeFromParent()
  }
}

extension Node {
  /// Returns the node of a view that represents a platform view or view controller; nil for any
  /// other view.
  static func platformNode(_ view: any View, _ place: Place) -> Node? {
    (view as? any UIViewRepresentable)?.makeRepresentable(place)
      ?? (view as? any UIViewControllerRepresentable)?.makeRepresentable(place)
  }
}

/// Whether the outermost `onSubmit` is called first (T4.20.39).
var submitsOutermostFirst: Bool {
  MainActor.assumeIsolated { SwiftUIChoices.current.submitsOutermostFirst }
}
