#if canImport(UIKit)
  import UIKit

  extension UITableView {
    /// Sets the row height to fit one line of each style at the current text size. The height is at
    /// least 44 points.
    func fitRows(to styles: UIFont.TextStyle...) {
      let lines = styles.map {
        UIFont.preferredFont(forTextStyle: $0, compatibleWith: traitCollection).lineHeight
      }
      let height = max(44, (lines.reduce(0, +) + 22).rounded(.up))
      if rowHeight != height { rowHeight = height }
    }
  }

  extension UILabel {
    /// Sets the font to a text style, and makes it follow the user's text size.
    func follow(_ style: UIFont.TextStyle) {
      font = .preferredFont(forTextStyle: style)
      adjustsFontForContentSizeCategory = true
    }
  }
#endif
