import Testing
import UIKit

@testable import ResponderScope

/// Tests when an outline changes its layer, and when it is hidden. Core Animation raises an
/// exception for a position that is not a number. The headless Core Animation does not, so the
/// tests read the layer.
@MainActor
@Suite("One outline")
struct HUDOutlineTests {
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
    outline.show(CGRect(x: 10, y: 20, width: 30, height: 40), UIColor.red.cgColor)
    #expect(layer.path != nil)
    outline.show(place, UIColor.red.cgColor)
    #expect(layer.path == nil && outline.rect == nil)
  }

  @Test("what is hidden is not moved into sight; what is shown keeps its path and is moved")
  func moves() throws {
    let (outline, layer) = try outline()
    let place = CGRect(x: 10, y: 20, width: 30, height: 40)
    outline.move(to: place)
    #expect(outline.rect == nil && layer.path == nil)
    outline.show(place, UIColor.red.cgColor)
    let path = layer.path
    outline.move(to: place.offsetBy(dx: 0, dy: -7))
    #expect(layer.path === path && layer.position == CGPoint(x: 0, y: -7))
    // When a field grows while the user edits it, the outline gets a new path.
    for size in [CGSize(width: 30, height: 60), CGSize(width: 50, height: 60)] {
      let path = layer.path
      outline.move(to: CGRect(origin: place.origin, size: size))
      #expect(layer.path !== path && layer.position == .zero)
    }
  }

  @Test(
    "a layer that shows the same place in the same colours is left alone", arguments: [false, true])
  func unchanged(isLine: Bool) throws {
    let (outline, layer) = try outline(isLine: isLine)
    var changes = 0
    layer.onChange = { changes += 1 }
    let (place, color) = (CGRect(x: 10, y: 20, width: 30, height: 40), UIColor.red.cgColor)
    outline.show(nil, nil)
    #expect(changes == 0)
    outline.show(place, color)
    changes = 0
    for _ in 1...3 { outline.show(place, color) }
    // Rounding errors of a conversion do not count as a move.
    if !isLine { outline.show(place.offsetBy(dx: 0.005, dy: -0.005), color) }
    #expect(changes == 0)
    outline.show(place, UIColor.green.cgColor)
    #expect(changes > 0)
  }

  @Test(
    "the tag of a ghost is hidden where no place in the visible area is free for it",
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

  @Test("the number of a field whose place is no number is hidden, and its label is not touched")
  func number() throws {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let tags = HUDFieldTags(host: host)
    let places = [
      CGRect(x: 20, y: 20, width: 100, height: 44),
      .init(x: 0, y: 0, width: CGFloat.infinity, height: 44),
    ]
    tags.show(places.map { HUDFieldTag(text: "1", isInOrder: true, rect: $0) }, origin: .zero)
    let labels = try #require(host.subviews.first).subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.isHidden) == [false, true])
    #expect(labels.map(\.text) == ["1", nil])
  }

  @Test("the numbers follow the fields and the text size, and leave with the fields")
  func numbers() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let tags = HUDFieldTags(host: host)
    func labels() -> [UILabel] { host.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel } }
    func show(at place: CGPoint) {
      let rect = CGRect(origin: place, size: CGSize(width: 100, height: 44))
      tags.show([HUDFieldTag(text: "1", isInOrder: true, rect: rect)], origin: .zero)
    }
    // At the edge of the window the whole number is inside.
    show(at: CGPoint(x: 0, y: 100))
    #expect(labels().map(\.frame.minX) == [0] && labels().map(\.frame.midY) == [100])
    show(at: CGPoint(x: 50, y: 130))
    #expect(labels().map(\.frame.minX) == [44] && labels().map(\.frame.midY) == [130])
    #expect(labels().allSatisfy { $0.textAlignment == .center && $0.clipsToBounds })
    tags.style(.systemFont(ofSize: 40))
    show(at: CGPoint(x: 50, y: 130))
    #expect(labels().map { $0.font.pointSize } == [40])
    tags.style(.systemFont(ofSize: 13))
    tags.show([], origin: .zero)
    #expect(labels().isEmpty)
  }

  @Test("the outlines on the screen take the colours of the appearance with the next look")
  func appearance() throws {
    defer { HUDStage.end() }
    func strokes(_ layer: CALayer) -> [UIColor] {
      let own = (layer as? CAShapeLayer).flatMap(\.strokeColor).map { [UIColor(cgColor: $0)] }
      return (own ?? []) + (layer.sublayers ?? []).flatMap(strokes)
    }
    let stage = HUDStage()
    stage.edit()
    let window = try #require(stage.hudWindow)
    for style in [UIUserInterfaceStyle.light, .dark, .light] {
      stage.device.perform { window.overrideUserInterfaceStyle = style }
      stage.device.settle()
      let traits = UITraitCollection(userInterfaceStyle: style)
      let other = UITraitCollection(userInterfaceStyle: style == .dark ? .light : .dark)
      let (wanted, wrong) = (HUDPalette(traits).visible, HUDPalette(other).visible)
      let root = try #require(window.rootViewController?.view)
      #expect(strokes(root.layer).contains(UIColor(cgColor: wanted)))
      #expect(!strokes(root.layer).contains(UIColor(cgColor: wrong)))
    }
  }
}
