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
      label.frame = CGRect(x: 20, y: 6, width: bounds.width - 40, height: 42)
    }
  }
#endif
