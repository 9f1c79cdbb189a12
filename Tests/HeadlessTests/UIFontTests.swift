import Testing
import UIKit

@Suite("UIFont")
struct UIFontTests {
  @Test(
    "The line height is San Francisco's", arguments: [(17, 20.287), (13, 15.514), (34, 40.574)])
  func lineHeight(size: Double, height: Double) {
    let font = UIFont.systemFont(ofSize: CGFloat(size))
    #expect(abs(Double(font.lineHeight) - height) < 0.001)
    #expect(font.ascender - font.descender == font.lineHeight)
  }

  @Test(
    "Widths are those known from a phone",
    arguments: [("Label", 17.0, 41.33), ("Button", 15.0, 45.67)])
  func width(text: String, size: Double, width: Double) {
    let font = UIFont.systemFont(ofSize: CGFloat(size))
    #expect(abs(Double(font.width(of: text)) - width) < 0.34)
  }

  @Test(
    "Text styles follow the content size category",
    arguments: [
      (UIFont.TextStyle.body, UIContentSizeCategory.large, 17.0),
      (.body, .extraSmall, 14), (.body, .accessibilityExtraExtraExtraLarge, 53),
      (.headline, .large, 17), (.largeTitle, .extraExtraLarge, 38),
      (.caption2, .small, 11), (.footnote, .unspecified, 13),
    ])
  func style(style: UIFont.TextStyle, category: UIContentSizeCategory, size: Double) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    #expect(font.pointSize == CGFloat(size))
    #expect(font.face.cssWeight == (style == .headline ? 600 : 400))
  }

  @Test("Digits are of one width only where asked for")
  func digits() {
    let plain = UIFont.systemFont(ofSize: 17)
    let tabular = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    let mono = UIFont.monospacedSystemFont(ofSize: 17, weight: .regular)
    #expect(plain.width(of: "111") < plain.width(of: "000"))
    #expect(tabular.width(of: "111") == tabular.width(of: "000"))
    #expect(mono.width(of: "iii") == mono.width(of: "WWW"))
  }

  @Test(
    "Signs outside ASCII: an accented letter is as wide as its base, an ideograph one em, a joiner nothing"
  )
  func otherSigns() {
    let font = UIFont.systemFont(ofSize: 12)
    #expect(font.width(of: "é") == font.width(of: "e"))
    #expect(font.width(of: "e\u{301}") == font.width(of: "e"))
    #expect(font.width(of: "語") == 12)
    #expect(font.width(of: "👩‍👩‍👧") == 12)
    #expect(font.width(of: "\u{200B}\u{7}") == 0)
  }

  @Test(
    "A size of zero, below zero or not finite becomes the system's",
    arguments: [0, -3, CGFloat.nan, .infinity])
  func badSize(size: CGFloat) {
    #expect(UIFont.systemFont(ofSize: size).pointSize == UIFont.systemFontSize)
  }

  @Test("Metrics scale to the pixel and stop at the maximum")
  func metrics() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(abs(metrics.scaledValue(for: 10, compatibleWith: traits) - 37 / 3) < 1e-9)
    let font = UIFont.systemFont(ofSize: 20)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 22, compatibleWith: traits).pointSize == 22)
  }
}
