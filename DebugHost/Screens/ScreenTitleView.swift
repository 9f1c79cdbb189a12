#if canImport(UIKit)
  import UIKit

  /// A large title above a list.
  final class ScreenTitleView: UIView {
    private let label = UILabel()

    init(title: String) {
      let size = UIFont.preferredFont(forTextStyle: .largeTitle).pointSize
      let font = UIFont.systemFont(ofSize: size, weight: .bold)
      let height = max(56, (font.lineHeight + 15).rounded())
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: height))
      label.text = title
      label.font = font
      addSubview(label)
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let safe = (superview ?? self).safeAreaInsets
      let area = bounds.inset(
        by: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
      label.frame = CGRect(
        x: area.minX + 20, y: 6, width: area.width - 40, height: bounds.height - 14)
    }
  }
#endif
