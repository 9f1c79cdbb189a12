import Foundation

/// An item of a bar, with a title, an image and a tag. It is not a responder (T4.2.15).
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

  /// Notifies the bar that shows the item.
  var onChange: (() -> Void)?

  func didChange() {
    onChange?()
  }
}
