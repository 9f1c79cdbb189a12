import Testing
import UIKit

@testable import ResponderScope

/// Tests when an outline changes its layer, and when it is hidden. Core Animation raises an
/// exception for a position that is not a number. The headless Core Animation does not, so the
/// tests read the layer.
@MainActor @Suite("One outline", .serialized, .leavesNoHUD)
struct HUDOutlineTests {
  private static let place = CGRect(x: 10, y: 20, width: 30, height: 40)

  private func outline(isLine: Bool = false) throws -> (HUDOutline, CAShapeLayer) {
    let (outline, container) = (HUDOutline(width: 2, isLine: isLine), CALayer())
    outline.add(to: container)
    return (outline, try #require(container.sublayers?.first as? CAShapeLayer))
  }

  @Test(
    "an invalid place hides the outline, and never reaches its layer",
    arguments: [
      CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
      CGRect(x: 0, y: 0, width: 10, height: CGFloat.nan),
      CGRect(x: 0, y: CGFloat.infinity, width: 10, height: 10),
      CGRect.null, .infinite,
    ])
  func hides(_ place: CGRect) throws {
    let (outline, layer) = try outline()
    outline.show(Self.place)
    #expect(layer.path != nil)
    outline.show(place)
    #expect(layer.path == nil && outline.rect == nil)
  }

  @Test("only what is shown is moved")
  func moves() throws {
    let (outline, layer) = try outline()
    outline.move(to: Self.place)
    #expect(outline.rect == nil && layer.path == nil)
    outline.show(Self.place)
    let path = layer.path
    outline.move(to: Self.place.offsetBy(dx: 0, dy: -7))
    #expect(layer.path === path && layer.position == CGPoint(x: 0, y: -7))
    // When a field grows while the user edits it, the outline gets a new path.
    for size in [CGSize(width: 30, height: 60), CGSize(width: 50, height: 60)] {
      let path = layer.path
      outline.move(to: CGRect(origin: Self.place.origin, size: size))
      #expect(layer.path !== path && layer.position == .zero)
    }
  }

  @Test("a layer that shows the same is left alone", arguments: [false, true])
  func unchanged(isLine: Bool) throws {
    let (outline, layer) = try outline(isLine: isLine)
    var changes = 0
    layer.onChange = { changes += 1 }
    let place = Self.place
    outline.style(UITraitCollection())
    (outline.stroke, changes) = (.red, 0)
    outline.show(nil)
    #expect(changes == 0)
    outline.show(place)
    changes = 0
    for _ in 1...3 { outline.show(place) }
    outline.stroke = .red
    // Rounding errors of a conversion do not count as a move.
    if !isLine { outline.show(place.offsetBy(dx: 0.005, dy: -0.005)) }
    #expect(changes == 0)
    outline.stroke = .green
    #expect(changes > 0)
  }

  @Test(
    "a ghost's tag is hidden where no place is free for it",
    arguments: [
      (CGRect(x: 0, y: -50, width: 100, height: 40), 300, 90, false),
      (CGRect(x: 0, y: -50, width: 100, height: 40), 100, 90, true),
      (CGRect(x: 0, y: 400, width: 100, height: 40), 300, 90, false),
      // The tag is hidden if a conversion of coordinates yields a number that is not finite.
      (CGRect(x: 0, y: CGFloat.infinity, width: 100, height: 40), 300, 90, true),
      (CGRect(x: 0, y: -50, width: 100, height: 40), .infinity, 90, true),
    ] as [(CGRect, CGFloat, CGFloat, Bool)])
  func tag(ghost: CGRect, height: CGFloat, panel: CGFloat, isHidden: Bool) {
    let tag = HUDGhostTag()
    tag.show(
      ghost: ghost, visible: CGRect(x: 0, y: 0, width: 300, height: height),
      avoiding: CGRect(x: 0, y: 0, width: 300, height: panel))
    #expect(tag.isHidden == isHidden)
    #expect(isHidden || tag.frame.minY >= panel && tag.frame.maxY <= height)
  }

  // MARK: The numbers of the fields

  private func labels(in host: UIView) -> [UILabel] {
    host.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
  }

  @Test("the numbers follow the fields and the text size; where no number is, none is")
  func numbers() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let tags = HUDFieldTags(host: host)
    func show(_ rect: CGRect) {
      tags.show([HUDFieldTag(number: 1, rect: rect)], origin: .zero)
    }
    // At the edge of the window the whole number is inside.
    for (x, y, minX) in [(0, 100, 0), (50, 130, 44)] as [(CGFloat, CGFloat, CGFloat)] {
      show(CGRect(x: x, y: y, width: 100, height: 44))
      #expect(labels(in: host).map(\.frame.minX) == [minX])
      #expect(labels(in: host).map(\.frame.midY) == [y])
    }
    tags.style(.systemFont(ofSize: 40))
    show(CGRect(x: 50, y: 130, width: 100, height: 44))
    #expect(labels(in: host).map { $0.font.pointSize } == [40])
    let places = [Self.place, CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 44)]
    tags.show(places.map { HUDFieldTag(number: 1, rect: $0) }, origin: .zero)
    #expect(labels(in: host).map(\.isHidden) == [false, true])
    #expect(labels(in: host).map(\.text) == ["1", nil])
    tags.show([], origin: .zero)
    #expect(labels(in: host).isEmpty)
  }

  @Test("the outlines take the colours of another appearance")
  func appearance() throws {
    func strokes(_ layer: CALayer) -> [UIColor] {
      let own = (layer as? CAShapeLayer).flatMap(\.strokeColor).map { [UIColor(cgColor: $0)] }
      return (own ?? []) + (layer.sublayers ?? []).flatMap(strokes)
    }
    let stage = HUDStage()
    stage.edit()
    let root = try #require(stage.hudWindow?.rootViewController?.view)
    for style in [UIUserInterfaceStyle.dark, .light] {
      stage.device.turn { stage.hudWindow?.overrideUserInterfaceStyle = style }
      let traits = UITraitCollection(userInterfaceStyle: style)
      let wanted = HUDStyle.accent(.visible).resolvedColor(with: traits).cgColor
      #expect(strokes(root.layer).contains(UIColor(cgColor: wanted)))
    }
  }
}
