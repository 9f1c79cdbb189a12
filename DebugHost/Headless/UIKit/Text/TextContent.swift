import Foundation

/// The text of a label or a placeholder, as it was given: plain, or with looks of its own.
///
/// Plain text stays a `String`: on Linux every `NSAttributedString` leaves its array of runs behind when it goes (80 bytes
/// and its attributes, swift-corelibs-foundation), and labels get a new text all the time.
enum TextContent {
  case plain(String)
  case attributed(NSAttributedString)

  /// Keeps what was given as it is now: a mutable string may change later.
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

  /// As Apple's properties hand it out; made anew for a plain text.
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

  /// What a layout is made of; `font` is for stretches without one.
  func spans(font: UIFont) -> [TextSpan] {
    switch self {
    case .plain(let text): text.isEmpty ? [] : [TextSpan(text, font: font)]
    case .attributed(let text): TextSpan.spans(of: text, font: font)
    }
  }
}
