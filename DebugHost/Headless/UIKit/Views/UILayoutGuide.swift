import Foundation

/// A rectangle of a view, in the coordinates of the view's bounds. It has no anchors, because the
/// stand-in has no Auto Layout.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  open weak var owningView: UIView?
  open var identifier = ""
  private let rectangle: (UIView) -> CGRect

  public override init() {
    rectangle = { _ in .zero }
    super.init()
  }

  package init(of view: UIView, identifier: String, rectangle: @escaping (UIView) -> CGRect) {
    self.rectangle = rectangle
    super.init()
    self.identifier = identifier
    owningView = view
  }

  open var layoutFrame: CGRect { owningView.map(rectangle) ?? .zero }
}

extension UIView {
  static func safeAreaGuide(of view: UIView) -> UILayoutGuide {
    UILayoutGuide(of: view, identifier: "UIViewSafeAreaLayoutGuide") {
      $0.guideFrame(inside: $0.safeAreaInsets)
    }
  }

  static func marginsGuide(of view: UIView) -> UILayoutGuide {
    UILayoutGuide(of: view, identifier: "UIViewLayoutMarginsGuide") {
      $0.guideFrame(inside: $0.layoutMargins)
    }
  }

  private func guideFrame(inside insets: UIEdgeInsets) -> CGRect {
    let frame = bounds.inset(by: insets)
    return CGRect(
      x: frame.origin.x, y: frame.origin.y, width: max(0, frame.size.width),
      height: max(0, frame.size.height))
  }
}
