import Foundation

/// Whatever focus can be in (iPad with a hardware keyboard; T4.4.34).
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {}

/// Whatever focus can be on.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}

/// What the tab key of a hardware keyboard moves on an iPad: it is no first responder (T4.4.34).
///
/// The tab key goes round the views of the key window that can be focused, in the order of the tree (K); text inputs can.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  static let shared = UIFocusSystem()

  private weak var item: UIView?

  /// Nil where nothing is ever focused: on a phone.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? shared : nil
  }

  open var focusedItem: (any UIFocusItem)? {
    guard let item, item.window?.isKeyWindow == true, isReachable(item) else { return nil }
    return item
  }

  /// - Returns: Whether there was something to focus.
  func tab() -> Bool {
    guard KeyboardHost.current?.hasHardwareKeyboard == true,
      let window = UIApplication.shared.keyWindow
    else { return false }
    let stops = Self.stops(in: window)
    guard !stops.isEmpty else { return false }
    let index = stops.firstIndex { $0 === item }.map { ($0 + 1) % stops.count } ?? 0
    item = stops[index]
    return true
  }

  private func isReachable(_ view: UIView) -> Bool {
    !view.isHidden && view.alpha >= 0.01 && view.isUserInteractionEnabled
  }

  private static func stops(in view: UIView) -> [UIView] {
    guard shared.isReachable(view) else { return [] }
    return (view.canBecomeFocused ? [view] : []) + view.children.flatMap { stops(in: $0) }
  }
}

extension UIWindowScene {
  /// Nil where the scene has no focus (UIKit documentation).
  public var focusSystem: UIFocusSystem? {
    traitCollection.userInterfaceIdiom == .pad ? .shared : nil
  }
}
