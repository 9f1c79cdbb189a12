#if DEBUG && canImport(UIKit) && (os(iOS) || os(Linux))
  internal import UIKit

  /// Measures texts that are not shown, each once.
  @MainActor
  final class HUDTextMeasure {
    private struct Key: Hashable {
      var text: String
      var font: ObjectIdentifier
      var width: CGFloat
    }

    private static let label = UILabel()
    /// More than the headlines there are at one text size.
    private static let most = 64
    private var heights: [Key: CGFloat] = [:]
    /// Keeps what the keys are made of.
    private var fonts: [UIFont] = []

    func height(of text: String, _ font: UIFont, _ width: CGFloat) -> CGFloat {
      guard !text.isEmpty else { return 0 }
      let key = Key(text: text, font: ObjectIdentifier(font), width: width)
      if let known = heights[key] { return known }
      if heights.count >= Self.most {
        heights = [:]
        fonts = []
      }
      let size = Self.size(of: text, font, lines: 0, width)
      heights[key] = size.height
      fonts.append(font)
      return size.height
    }

    /// On one line, points.
    static func width(of text: String, _ font: UIFont) -> CGFloat {
      size(of: text, font, lines: 1, .greatestFiniteMagnitude).width
    }

    private static func size(
      of text: String, _ font: UIFont, lines: Int, _ width: CGFloat
    ) -> CGSize {
      label.numberOfLines = lines
      label.font = font
      label.text = text
      return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
  }
#endif
