import Foundation

/// A menu element that sends an action up the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  open private(set) var action: Selector
  open private(set) var propertyList: Any?
  open var attributes: UIMenuElement.Attributes = []
  open var state = UIMenuElement.State.off
  open var discoverabilityTitle: String?

  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  init(title: String, image: UIImage?, action: Selector, propertyList: Any?) {
    self.action = action
    self.propertyList = propertyList
    super.init(title: title, subtitle: nil, image: image)
  }
}
