#if canImport(UIKit)
  import UIKit

  /// A large title above a list.
  final class ScreenTitleView: UIView {
    private let label = UILabel()

    init(title: String) {
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
      label.text = title
      label.font = .systemFont(ofSize: 34, weight: .bold)
      addSubview(label)
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let area = bounds.inset(
        by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
      label.frame = CGRect(x: area.minX + 20, y: 6, width: area.width - 40, height: 42)
    }
  }
#endif
