import UIKit

/// An exhaustive search for every view in some windows, and for the controllers of these views.
@MainActor
enum Responders {
  static func all(in windows: [UIWindow]) -> [UIResponder] {
    var found: [UIResponder] = []
    for window in windows {
      collect(window, &found)
    }
    return found
  }

  private static func collect(_ view: UIView, _ found: inout [UIResponder]) {
    found.append(view)
    let next = [view.next, view.next?.next].lazy.compactMap { $0 as? UIViewController }
    if let controller = next.first(where: { $0.viewIfLoaded === view }) { found.append(controller) }
    for subview in view.subviews { collect(subview, &found) }
  }
}
