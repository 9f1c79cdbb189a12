import Foundation

/// The cell of an item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView()
  open var contentView: UIView { content }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
