import Foundation

/// One rectangle of a selection. A selection of several lines has several rectangles.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  open var rect: CGRect { .zero }
}
