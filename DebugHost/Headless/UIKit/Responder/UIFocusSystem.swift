import Foundation

/// An object that can contain the focus of an iPad with a hardware keyboard (T4.4.34).
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {}

/// An object that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}

/// The focus that the Tab key of a hardware keyboard moves on an iPad. It is not the first
/// responder (T4.4.34).
///
/// The Tab key cycles through the focusable views of the key window, in the order of the view tree
/// (K). Enabled text fields and editable text views are focusable.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  static let shared = UIFocusSystem()

  private weak var item: UIView?

  /// Returns the focus system; nil on devices without focus, such as phones.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? shared : nil
  }

  open var focusedItem: (any UIFocusItem)? {
    guard let item, item.window?.isKeyWindow == true, isReachable(item) else { return nil }
    return item
  }

  /// Moves the focus to the next focusable view of the key window. Returns false if there is none,
  /// or if no hardware keyboard is attached.
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
  /// The focus system of the scene; nil if the scene has none (UIKit documentation).
  public var focusSystem: UIFocusSystem? {
    traitCollection.userInterfaceIdiom == .pad ? .shared : nil
  }
}
