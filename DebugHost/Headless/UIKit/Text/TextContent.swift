import Foundation

/// The text of a label or a placeholder, as the app set it: plain or attributed.
///
/// Plain text stays a `String`. On Linux, every `NSAttributedString` leaks its array of runs when
/// it is deallocated (80 bytes and its attributes, swift-corelibs-foundation), and labels often get
/// a new text.
enum TextContent {
  case plain(String)
  case attributed(NSAttributedString)

  /// Copies the string unless it is immutable, because a mutable string may change later.
  init(copying string: NSAttributedString) {
    let isFixed = type(of: string) == NSAttributedString.self
    self = .attributed(isFixed ? string : NSAttributedString(attributedString: string))
  }

  var string: String {
    switch self {
    case .plain(let text): text
    case .attributed(let text): text.string
    }
  }

  /// The text as Apple's properties return it. For plain text, each access creates a new attributed
  /// string.
  var attributedString: NSAttributedString {
    switch self {
    case .plain(let text): NSAttributedString(string: text)
    case .attributed(let text): text
    }
  }

  var isAttributed: Bool {
    if case .attributed = self { true } else { false }
  }

  var isEmpty: Bool {
    switch self {
    case .plain(let text): text.isEmpty
    case .attributed(let text): text.length == 0
    }
  }

  /// Returns the spans for a layout. `font` applies to ranges without a font.
  func spans(font: UIFont) -> [TextSpan] {
    switch self {
    case .plain(let text): text.isEmpty ? [] : [TextSpan(text, font: font)]
    case .attributed(let text): TextSpan.spans(of: text, font: font)
    }
  }
}
