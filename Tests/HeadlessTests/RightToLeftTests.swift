import HeadlessDriver
import Testing
import UIKit

/// Tests the effects of the language's direction. Text with natural alignment is on the right, and
/// bars and rows are mirrored. A side that is named explicitly stays the same.
@MainActor
@Suite("Right to left", .serialized)
struct RightToLeftTests {
  private static let width: CGFloat = 200

  private static func device(_ isMirrored: Bool, _ view: UIView = UIView()) -> Device {
    Device.boot(
      model: .iPhone14, layoutDirection: isMirrored ? .rightToLeft : .leftToRight
    ) { scene in
      let window = UIWindow(windowScene: scene)
      let controller = UIViewController()
      controller.view.addSubview(view)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      retained = window
    }
  }
  private static var retained: UIWindow?

  /// Returns the distances of the first line's ends from the view's left and right edges.
  private static func edges(of view: UIView) throws -> (left: CGFloat, right: CGFloat) {
    let texts = view.drawingCommands().compactMap { command -> CGRect? in
      guard case .text(let layout, let origin, _, _) = command else { return nil }
      return layout.lines.first?.frame.offsetBy(dx: origin.x, dy: 0)
    }
    let frame = try #require(texts.first)
    return (frame.minX, view.bounds.width - frame.maxX)
  }

  @Test(
    "natural text is aligned to the language's side, and any other alignment stays",
    arguments: [
      (.natural, false, true), (.natural, true, false), (.left, true, true), (.right, false, false),
      (.justified, true, true),
    ] as [(NSTextAlignment, Bool, Bool)])
  func text(alignment: NSTextAlignment, isMirrored: Bool, isLeft: Bool) throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: Self.width, height: 30))
    let field = UITextField(frame: label.frame)
    let empty = UITextField(frame: label.frame)
    (label.text, field.text, empty.placeholder) = ("word", "word", "word")
    (label.textAlignment, field.textAlignment) = (alignment, alignment)
    empty.textAlignment = alignment
    let parent = UIView()
    for view in [label, field, empty] { parent.addSubview(view) }
    _ = Self.device(isMirrored, parent)
    defer {
      Self.retained = nil
      _ = Device.boot()
    }
    for view in [label, field, empty] {
      let edges = try Self.edges(of: view)
      #expect((edges.left < 1) == isLeft && (edges.right < 1) != isLeft, "\(edges)")
    }
    let caret = empty.caretRect(for: empty.beginningOfDocument)
    #expect((caret.minX < 1) == isLeft && (caret.maxX > Self.width - 1) != isLeft)
  }

  @Test("a centred paragraph stays centred")
  func paragraph() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: Self.width, height: 30))
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    label.attributedText = NSAttributedString(string: "word", attributes: [.paragraphStyle: style])
    _ = Self.device(true, label)
    defer {
      Self.retained = nil
      _ = Device.boot()
    }
    let edges = try Self.edges(of: label)
    #expect(abs(edges.left - edges.right) < 0.01 && edges.left > 10)
  }

  @Test("a row's text, accessory and separator are mirrored", arguments: [false, true])
  func row(isMirrored: Bool) throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: Self.width, height: 44)
    cell.textLabel?.text = "word"
    cell.accessoryType = .disclosureIndicator
    _ = Self.device(isMirrored, cell)
    defer {
      Self.retained = nil
      _ = Device.boot()
    }
    for _ in 0..<2 {
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      let image = try #require(cell.subviews.first { $0 is UIImageView })
      #expect((image.frame.midX > Self.width / 2) == !isMirrored)
      #expect((cell.contentView.frame.minX == 0) == !isMirrored)
      let label = try #require(cell.textLabel)
      let place = label.convert(label.bounds, to: cell)
      #expect(isMirrored ? place.maxX == Self.width - 16 : place.minX == 16)
    }
  }
}
