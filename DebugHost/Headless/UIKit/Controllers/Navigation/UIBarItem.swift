import Foundation

/// What stands in a bar: a title, an image, a tag. No responder (T4.2.15).
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  public override init() {
    super.init()
  }

  public init?(coder: NSCoder) {
    super.init()
  }

  open var isEnabled = true { didSet { didChange() } }
  open var title: String? { didSet { didChange() } }
  open var image: UIImage? { didSet { didChange() } }
  open var tag = 0
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?

  /// The bar that shows the item.
  var onChange: (() -> Void)?

  func didChange() {
    onChange?()
  }
}
