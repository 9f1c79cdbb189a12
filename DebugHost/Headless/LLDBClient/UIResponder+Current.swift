import UIKit

extension UIResponder {
  /// The view that is first responder. Many apps have a helper like this one, and ResponderKit has
  /// a property of the same name.
  static var current: UIResponder? {
    let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .flatMap(\.windows)
    return windows.lazy.compactMap { search($0) }.first
  }

  private static func search(_ view: UIView) -> UIResponder? {
    if view.isFirstResponder { return view }
    return view.subviews.lazy.compactMap { search($0) }.first
  }
}
