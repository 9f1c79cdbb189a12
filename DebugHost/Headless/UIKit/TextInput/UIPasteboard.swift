import Foundation

/// The pasteboard. The stand-in's pasteboard contains only text.
open class UIPasteboard: NSObject {
  private nonisolated(unsafe) static let shared = UIPasteboard()

  open class var general: UIPasteboard { shared }

  public class var changedNotification: NSNotification.Name {
    NSNotification.Name("UIPasteboardChangedNotification")
  }

  open private(set) var changeCount = 0

  open var strings: [String]? {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }
  }

  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  open var hasStrings: Bool { !(strings ?? []).isEmpty }
}
