import Foundation

/// The room that a text view's text flows in; here only its padding counts.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  var onChange: (() -> Void)?

  /// Points left and right of each line.
  open var lineFragmentPadding: CGFloat = 5 { didSet { onChange?() } }
}
