import Foundation

/// The area in which a text view lays out its text. The stand-in implements only its padding.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  var onChange: (() -> Void)?

  /// The space at the left and right of each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { onChange?() } }
}
