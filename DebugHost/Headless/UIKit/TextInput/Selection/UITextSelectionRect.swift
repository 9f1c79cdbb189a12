import Foundation

/// One rectangle of a selection. A selection of several lines has several rectangles.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  open var rect: CGRect { .zero }
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
}

/// The selection rectangle that the stand-in's text inputs return.
final class TextSelectionBox: UITextSelectionRect {
  private let box: CGRect
  private let isFirst: Bool
  private let isLast: Bool

  init(_ box: CGRect, isFirst: Bool, isLast: Bool) {
    (self.box, self.isFirst, self.isLast) = (box, isFirst, isLast)
    super.init()
  }

  override var rect: CGRect { box }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }

  static func boxes(_ rects: [CGRect]) -> [UITextSelectionRect] {
    rects.indices.map {
      TextSelectionBox(rects[$0], isFirst: $0 == 0, isLast: $0 == rects.count - 1)
    }
  }
}
