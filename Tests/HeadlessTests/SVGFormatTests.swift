import Foundation
import Testing
import UIKit

@testable import HeadlessRenderer

@Suite("Renderer: spelling")
struct SVGFormatTests {
  @Test(
    "Numbers have at most two decimals",
    arguments: [
      (0.0, "0"), (-0.001, "0"), (1 / 3, "0.33"), (-12.5, "-12.5"), (3.999, "4"), (0.05, "0.05"),
      (-0.1, "-0.1"), (100, "100"), (.nan, "0"), (.infinity, "0"), (1e300, "0"),
    ])
  func number(value: Double, text: String) {
    #expect(SVGFormat.number(CGFloat(value)) == text)
  }

  @Test(
    "Text is escaped, what XML forbids is dropped",
    arguments: [
      ("a & <b> \"c\"", "a &amp; &lt;b&gt; &quot;c&quot;"), ("x\u{0}\u{7}\u{1B}y\n", "xy"),
      ("é語👍", "é語👍"), ("\u{FFFE}\u{85}z", "z"),
    ])
  func escape(text: String, escaped: String) {
    #expect(SVGFormat.escaped(text) == escaped)
  }

  @Test(
    "Colours are as short as they can be",
    arguments: [
      (UIColor.white, " fill=\"#fff\""), (.systemBlue, " fill=\"#007aff\""),
      (.clear, " fill=\"none\""), (.secondaryLabel, " fill=\"#3c3c43\" fill-opacity=\"0.6\""),
      (UIColor(red: 2, green: -1, blue: .nan, alpha: 1), " fill=\"#f00\""),
    ])
  func paint(color: UIColor, text: String) {
    #expect(SVGFormat.paint("fill", color.cgColor) == text)
  }
}
