#if canImport(UIKit)
  internal import UIKit

  /// An empty view whose layout is the *place* beat of its window (truth T4.19.8).
  ///
  /// It lies behind everything, has no size and takes no touch. In which order views side by side are laid out is
  /// documented nowhere, so when it is asked it first has the others of its window laid out.
  final class PlaceView: UIView {
    var onLayout: (() -> Void)?
    private(set) var isAsked = false

    init() {
      super.init(frame: .zero)
      isUserInteractionEnabled = false
      isAccessibilityElement = false
      accessibilityElementsHidden = true
    }

    required init?(coder: NSCoder) { nil }

    func ask() {
      isAsked = true
      setNeedsLayout()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard isAsked else { return }
      isAsked = false
      for other in superview?.subviews ?? [] where other !== self { other.layoutIfNeeded() }
      onLayout?()
    }
  }
#endif
