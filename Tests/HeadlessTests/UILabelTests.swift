import HeadlessDriver
import Testing
import UIKit

@Suite("UILabel, UIImageView")
@MainActor
struct UILabelTests {
  @Test("The intrinsic size is rounded up to the pixel; an empty text has none")
  func intrinsicSize() {
    // Boots a device on which a pixel is a third of a point, because another test may have left a
    // different screen.
    _ = Device.boot()
    let label = UILabel()
    #expect(label.intrinsicContentSize == .zero)
    label.text = "Label"
    #expect(abs(label.intrinsicContentSize.height - 61 / 3) < 1e-9)
    let pixels = label.intrinsicContentSize.width * 3
    #expect(abs(pixels - pixels.rounded()) < 1e-9)
    #expect(!label.isUserInteractionEnabled)
  }

  @Test("The width limits only a label of several lines", arguments: [(1, 1), (0, 3), (2, 2)])
  func fitting(limit: Int, lines: Int) {
    _ = Device.boot()
    let label = UILabel()
    label.text = "one two three"
    label.numberOfLines = limit
    let size = label.sizeThatFits(CGSize(width: 50, height: 1000))
    #expect(abs(size.height - CGFloat(lines) * label.font.lineHeight) < 0.34)
    #expect((size.width > 50) == (limit == 1))
  }

  @Test("Text stands in the middle, and a low label shows the lines that fit")
  func drawing() throws {
    _ = Device.boot()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 45))
    label.text = "one two three four"
    label.numberOfLines = 0
    guard case .text(let layout, let origin, _, _) = try #require(label.drawingCommands().first)
    else {
      Issue.record("A label draws text.")
      return
    }
    #expect(layout.lines.count == 2)
    #expect(layout.isTruncated)
    #expect(abs(origin.y - (45 - layout.size.height) / 2) <= 1 / 6)
  }

  @Test("A subclass moves its text")
  func subclass() throws {
    final class Padded: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 0)))
      }
    }
    let label = Padded(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
    label.text = "x"
    guard case .text(_, let origin, _, _) = try #require(label.drawingCommands().first) else {
      Issue.record("A label draws text.")
      return
    }
    #expect(origin.x == 9)
  }

  @Test("Plain and attributed text replace each other")
  func attributed() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "big", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    #expect(label.text == "big")
    let tall = label.intrinsicContentSize.height
    label.text = "big"
    #expect(label.intrinsicContentSize.height < tall)
    label.attributedText = nil
    #expect(label.text == nil)
  }

  @Test("A font of a text style follows the category where asked to")
  func dynamicType() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.traitCollectionDidChange(nil)
    #expect(label.font.pointSize == 17)
  }

  @Test(
    "Content stands where the mode says",
    arguments: [
      (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 40)),
      (.scaleAspectFit, CGRect(x: 30, y: 0, width: 40, height: 40)),
      (.scaleAspectFill, CGRect(x: 0, y: -30, width: 100, height: 100)),
      (.center, CGRect(x: 40, y: 10, width: 20, height: 20)),
      (.bottomRight, CGRect(x: 80, y: 20, width: 20, height: 20)),
    ])
  func placement(mode: UIView.ContentMode, expected: CGRect) {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(mode.placement(of: CGSize(width: 20, height: 20), in: bounds) == expected)
  }

  @Test(
    "A symbol's size follows its configuration, its tint the view unless original; an unknown name is nil"
  )
  func symbols() throws {
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    let image = try #require(UIImage(systemName: "circle.fill"))
    let large = image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
    #expect(abs(large.size.width - 2 * image.size.width) < 0.4)
    let view = UIImageView(image: image)
    #expect(view.frame.size == image.size)
    view.tintColor = .green
    #expect(drawnColor(of: view) == UIColor.green.cgColor)
    view.image = image.withTintColor(.red)
    #expect(drawnColor(of: view) == UIColor.green.cgColor)
    view.image = image.withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(drawnColor(of: view) == UIColor.red.cgColor)
  }

  private func drawnColor(of view: UIImageView) -> CGColor? {
    guard case .symbol(_, _, let color, _)? = view.drawingCommands().first else { return nil }
    return color
  }
}
