#if canImport(UIKit)
  import UIKit

  extension UITableView {
    /// Makes the rows as high as lines of these styles are, at the present text size; 44 points at least.
    func fitRows(to styles: UIFont.TextStyle...) {
      let lines = styles.map {
        UIFont.preferredFont(forTextStyle: $0, compatibleWith: traitCollection).lineHeight
      }
      let height = max(44, (lines.reduce(0, +) + 22).rounded(.up))
      if rowHeight != height { rowHeight = height }
    }
  }

  extension UILabel {
    /// Text of a style that follows the text size.
    func follow(_ style: UIFont.TextStyle) {
      font = .preferredFont(forTextStyle: style)
      adjustsFontForContentSizeCategory = true
    }
  }
#endif
