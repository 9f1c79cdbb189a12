import Testing
import UIKit

@Suite("UIColor")
struct UIColorTests {
  static let dark = UITraitCollection(userInterfaceStyle: .dark)
  static let light = UITraitCollection(userInterfaceStyle: .light)

  @Test(
    "The palette has the values of Apple's guidelines in both styles",
    arguments: [
      // In dark mode, tints change a little, backgrounds and text change fully, the system grey
      // stays the same, and a fill changes only its alpha.
      (UIColor.systemBlue, [0, 122, 255, 100], [10, 132, 255, 100]),
      (.systemTeal, [48, 176, 199, 100], [64, 200, 224, 100]),
      (.systemBackground, [255, 255, 255, 100], [0, 0, 0, 100]),
      (.secondarySystemGroupedBackground, [255, 255, 255, 100], [28, 28, 30, 100]),
      (.secondaryLabel, [60, 60, 67, 60], [235, 235, 245, 60]),
      (.systemGray, [142, 142, 147, 100], [142, 142, 147, 100]),
      (.tertiarySystemFill, [118, 118, 128, 12], [118, 118, 128, 24]),
    ])
  func palette(color: UIColor, light: [Int], dark: [Int]) {
    #expect(bytes(color.resolvedColor(with: Self.light)) == light)
    #expect(bytes(color.resolvedColor(with: Self.dark)) == dark)
  }

  @Test("A provider is asked with the traits, through other dynamic colours, and keeps a new alpha")
  func provider() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .systemBackground : .red }
    #expect(bytes(color.resolvedColor(with: Self.dark)) == [0, 0, 0, 100])
    #expect(bytes(color.resolvedColor(with: Self.light)) == [255, 0, 0, 100])
    let faint = color.withAlphaComponent(0.25)
    #expect(bytes(faint.resolvedColor(with: Self.light)) == [255, 0, 0, 25])
    #expect(bytes(faint.withAlphaComponent(0.5).resolvedColor(with: Self.dark)) == [0, 0, 0, 50])
  }

  @Test("Equal means the same values or the same name")
  func equality() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor.label == .label)
    #expect(UIColor.systemBlue != UIColor.systemBlue.resolvedColor(with: Self.light))
    #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
  }

  private func bytes(_ color: UIColor) -> [Int] {
    let color = color.cgColor
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
      + [Int((color.alpha * 100).rounded())]
  }
}
